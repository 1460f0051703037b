import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { Fragment } from 'react';
import { fillIn, hubMessages } from '@/components/admin/hub-messages';
import { moduleSamples, type ModuleSample } from '@/components/modules/gallery';
import { kindLabelKey } from '@/components/modules/labels';
import { SectionView } from '@/components/modules/section-view';
import { getTranslations } from 'next-intl/server';
import { isLocale, locales } from '@/lib/contract/locale';
import styles from './gallery.module.css';

interface GalleryProps {
  params: Promise<{ locale: string }>;
}

export function generateStaticParams(): { locale: string }[] {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: GalleryProps): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const words = hubMessages[locale];
  return { title: words.gallery.title, robots: { index: false, follow: false } };
}

/** Every kind of module with its samples, as the public site shows them: typical, longest, emptiest. */
export default async function GalleryPage({ params }: GalleryProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const words = hubMessages[locale];
  const t = await getTranslations({ locale, namespace: 'modules' });
  const messages = await getMessages({ locale });
  const samples = moduleSamples(locale);
  const kinds = [...new Set(samples.map((sample) => sample.kind))];
  // The keys are made of kinds; components/modules/labels.test.ts guarantees that each exists.
  const label = (kind: string) => t(kindLabelKey(kind) as Parameters<typeof t>[0]);
  const other = locales.find((each) => each !== locale) ?? locale;

  return (
    <NextIntlClientProvider locale={locale} messages={{ modules: messages.modules }}>
      <div lang={locale}>
        <header className={styles.bar}>
          <a href="/cms-hub">← {words.title}</a>
          <a href={`/cms-hub/gallery/${other}`} lang={other} hrefLang={other}>
            {hubMessages[other].languages[other]}
          </a>
        </header>
        <main>
          <div className={styles.head}>
            <h1>{words.gallery.title}</h1>
            <p>{words.gallery.lead}</p>
            <nav aria-label={words.gallery.title}>
              <ul>
                {kinds.map((kind) => (
                  <li key={kind}>
                    <a href={`#${kind}`}>{label(kind)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {kinds.map((kind) => (
            <section key={kind} id={kind} className={styles.kind} aria-labelledby={`${kind}-name`}>
              <h2 id={`${kind}-name`}>{label(kind)}</h2>
              {samples
                .filter((sample) => sample.kind === kind)
                .map((sample) => (
                  <Fragment key={sample.name}>
                    <p className={styles.name}>
                      {fillIn(words.gallery.sample, { name: words.gallery[sample.name] })}
                    </p>
                    <Sample sample={sample} locale={locale} />
                  </Fragment>
                ))}
            </section>
          ))}
        </main>
      </div>
    </NextIntlClientProvider>
  );
}

function Sample({ sample, locale }: { sample: ModuleSample; locale: 'de' | 'en' }) {
  return (
    <div className={styles.sample}>
      <SectionView section={sample.section} locale={locale} />
    </div>
  );
}
