import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PreviewMark } from '@/components/screens/preview-mark';
import { parseVersion } from '@/lib/content/decision';
import type { DocumentState } from '@/lib/content/port';
import { findVersionNumber, isEditor } from '@/lib/content/reads';
import { localeOf } from '../../../params';
import { previewTitle, showPreview, type Shown } from '../../../preview-screens';
import { SitePage } from '../../../site-page';

export const dynamic = 'force-dynamic';

const hidden: Metadata = { robots: { index: false, follow: false } };

interface PreviewProps {
  params: Promise<{ locale: string; version: string; path?: string[] }>;
}

/**
 * Drafts, versions and offline pages for signed-in editors. Only the middleware's rewrite leads here; the session is
 * checked again all the same. `path` is the internal route: `page/<slug>`, `news`, `news/<id>`, or nothing for the home page.
 */
export default async function PreviewPage({ params }: PreviewProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const shown = await findShown(params);
  if (!shown) notFound();
  return (
    <SitePage locale={locale} urls={shown.urls}>
      <PreviewMark locale={locale} state={shown.state} path={shown.urls[locale]} />
      {shown.screen}
    </SitePage>
  );
}

/** Only editors get the title. */
export async function generateMetadata({ params }: PreviewProps): Promise<Metadata> {
  const shown = await findShown(params);
  // The title of an error is its code (spec §8).
  if (shown === null) return { ...hidden, title: '404' };
  return { ...hidden, title: await previewTitle(await localeOf(params), shown.state, shown) };
}

/** The requested state, a version with the number that editors know it by, if it exists and an editor asks. */
async function findShown(params: PreviewProps['params']): Promise<(Shown & { state: DocumentState }) | null> {
  const { version, path = [] } = await params;
  const state = parseVersion(version);
  if (state === null || !(await isEditor(await headers()))) return null;
  const [route = 'page', ...rest] = path;
  const shown = await showPreview(await localeOf(params), route, rest, state);
  return shown && { ...shown, state: typeof state === 'number' ? await findVersionNumber(state) : state };
}
