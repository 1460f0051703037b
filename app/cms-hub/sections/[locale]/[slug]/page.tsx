import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { fillIn, hubMessages } from '@/components/admin/hub-messages';
import { EditorGate } from '@/components/editor/gate';
import { hasSection, isEditor, previewSection } from '@/lib/content/reads';
import { hubPath } from '@/lib/contract/hub-path';
import { slugSchema } from '@/lib/contract/identifier';
import { isLocale, type Locale } from '@/lib/contract/locale';
import { standingPath, standingPaths } from '@/lib/contract/standing';
import styles from './section.module.css';

interface SectionPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export const dynamic = 'force-dynamic';

async function readParams(params: SectionPageProps['params']): Promise<{ locale: Locale; slug: string }> {
  const { locale, slug } = await params;
  if (!isLocale(locale) || !slugSchema.safeParse(slug).success) notFound();
  return { locale, slug };
}

/** The editor finds the page of the other language by its alternates. */
export async function generateMetadata({ params }: SectionPageProps): Promise<Metadata> {
  const { locale, slug } = await readParams(params);
  return {
    title: fillIn(hubMessages[locale].section.title, { slug }),
    robots: { index: false, follow: false },
    alternates: { languages: standingPaths(slug) },
  };
}

/** Where a stand-alone section is edited that has no screen of its own: pages show it where their blocks refer to it. */
export default async function SectionPage({ params }: SectionPageProps) {
  const { locale, slug } = await readParams(params);
  const path = standingPath(locale, slug);
  if (!(await isEditor(await headers()))) redirect(hubPath({ next: `${path}?edit` }));
  const words = hubMessages[locale];
  const section = await previewSection(locale, slug, 'draft');
  // One that was just created has nothing in it yet. Of any other slug an editor would make a section by opening its address.
  if (section === null && !(await hasSection(slug))) notFound();
  return (
    <div lang={locale}>
      <header className={styles.head}>
        <a href="/cms-hub">← {words.title}</a>
        <h1>{fillIn(words.section.title, { slug })}</h1>
        <p>{words.section.lead}</p>
      </header>
      <main>
        <EditorGate
          documentKey={{ content_type: 'section', object_id: section?.object_id ?? null }}
          locale={locale}
          slug={slug}
          begins={section === null}
        >
          <p className={styles.head}>
            <a href={`${path}?edit`}>{words.section.edit}</a>
          </p>
        </EditorGate>
      </main>
    </div>
  );
}
