import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { hubMessages } from '@/components/admin/hub-messages';
import { placeableKinds, type PlaceableKind } from '@/components/modules/kinds';
import { idsFrom, moduleSamples, moduleStates } from '@/components/modules/gallery';
import { fieldLabelKey, kindLabelKey, optionLabelKey } from '@/components/modules/labels';
import { isLocale, locales, otherLocale, type Locale } from '@/lib/contract/locale';
import { readTokens } from '../design-tokens';
import { Controls } from './controls';
import styles from './gallery.module.css';
import { Samples } from './samples';
import { PaletteBand, Pairs, Spaces, Swatches, TypeSizes } from './tokens';

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

/**
 * The design system, drawn from its sources: the style sheet of the tokens, the controls, and the registry of kinds with every sample and
 * every choice of an editor in both languages. A new token or kind appears by itself.
 */
export default async function GalleryPage({ params }: GalleryProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const words = hubMessages[locale];
  const { gallery } = words;
  const tokens = readTokens();
  const t = await getTranslations({ locale, namespace: 'modules' });
  // The keys are made of definitions; components/modules/labels.test.ts guarantees that each exists.
  const label = (key: string) => t(key as Parameters<typeof t>[0]);
  const kinds = await describeKinds(locale, label);
  const other = otherLocale(locale);
  const parts: { id: string; title: string; lead: string; shown: ReactNode }[] = [
    { id: 'colours', ...gallery.colours, shown: <Swatches tokens={tokens} /> },
    { id: 'pairs', ...gallery.pairs, shown: <Pairs tokens={tokens} words={gallery} /> },
    { id: 'type', ...gallery.type, shown: <TypeSizes tokens={tokens} words={gallery} /> },
    { id: 'spaces', ...gallery.spaces, shown: <Spaces tokens={tokens} /> },
    { id: 'controls', ...gallery.controls, shown: <Controls words={gallery} /> },
  ];
  return (
    <div lang={locale}>
      <header className={styles.bar}>
        <a href="/cms-hub">← {words.title}</a>
        <a href={`/cms-hub/gallery/${other}`} lang={other} hrefLang={other}>
          {hubMessages[other].languages[other]}
        </a>
      </header>
      <main>
        <div className={styles.head}>
          <h1>{gallery.title}</h1>
          <p>{gallery.lead}</p>
        </div>
        <PaletteBand />
        <nav aria-label={gallery.title} className={styles.index}>
          <ul role="list" tabIndex={0}>
            {[...parts, ...kinds].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(({ id, title, lead, shown }) => (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-name`}>
            <div className={styles.about}>
              <h2 id={`${id}-name`}>{title}</h2>
              <p>{lead}</p>
            </div>
            {shown}
          </section>
        ))}
        {kinds.map(({ id, title, lead, purpose, samples }) => (
          <section
            key={id}
            id={id}
            className={styles.part}
            aria-labelledby={`${id}-name`}
            data-kind-shown={id}
          >
            <div className={styles.about}>
              <h2 id={`${id}-name`}>{title}</h2>
              <p>{lead}</p>
              <p>{purpose}</p>
            </div>
            {samples.map((each) => (
              <Samples
                key={each.locale}
                {...each}
                className={styles.sample ?? ''}
                nameClassName={styles.name ?? ''}
              />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

/** Each kind with what it is and is for, and its samples and choices in both languages. */
async function describeKinds(locale: Locale, label: (key: string) => string) {
  const words = hubMessages[locale];
  const nextId = idsFrom(1);
  const samples = await Promise.all(
    locales.map(async (each) => {
      const { modules } = await getMessages({ locale: each });
      return {
        locale: each,
        messages: { modules },
        samples: moduleSamples(each, nextId),
        states: moduleStates(each, nextId),
      };
    }),
  );
  const purposes: Record<PlaceableKind, string> = words.gallery.purposes;
  return placeableKinds.map((kind) => ({
    id: kind,
    title: label(kindLabelKey(kind)),
    lead: label(`${kind}.description`),
    purpose: purposes[kind],
    samples: samples.map((language) => ({
      locale: language.locale,
      messages: language.messages,
      sections: [
        ...language.samples
          .filter((sample) => sample.kind === kind)
          .map(({ name, section }) => ({
            name: `${words.languages[language.locale]}: ${words.gallery[name]}`,
            section,
          })),
        ...language.states
          .filter((state) => state.kind === kind)
          .map(({ field, option, section }) => ({
            name: `${words.languages[language.locale]}, ${label(fieldLabelKey(kind, field))}: ${
              option === true ? words.gallery.on : label(optionLabelKey(kind, field, option))
            }`,
            section,
          })),
      ],
    })),
  }));
}
