import type { ReactNode } from 'react';
import { EditorGate } from '@/components/editor/gate';
import { SectionsView } from '@/components/modules/section-view';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Page } from '@/lib/contract/page';
import type { PaletteColour } from '@/lib/site';
import { Hero } from './hero';
import { IntroSection } from './intro-section';
import { headingOf } from './page-heading';

/** The content that editors keep for a screen beside its list. */
export interface ScreenContent {
  /** Its headline, and sections above the list; null if there is none. */
  page: Page | null;
  /** The introducing stand-alone section; null if there is none. */
  intro: Section | null;
  /** Slug of that section. */
  introSlug: string;
}

interface ScreenHeadProps {
  locale: Locale;
  content: ScreenContent;
  /** Path of the screen below the locale prefix. */
  slug: string;
  title: string;
  lead: string;
  /** Used if no page sets another one. */
  colour: PaletteColour;
  /** Whether a list of the screen follows: then an empty page takes no room above it in the editor. */
  isAboveList?: boolean;
  /** Where the introducing section stands: below the poster, on it, or beside the list of the screen, which shows it then. */
  introPlace?: 'below' | 'poster' | 'list';
  /** Whether the poster is low (hero.tsx). */
  isLow?: boolean;
  /** What the poster itself asks for. */
  form?: ReactNode;
}

/** Poster and editable sections of a screen whose list comes from records. */
export function ScreenHead({
  locale,
  content,
  slug,
  title,
  lead,
  colour,
  isAboveList = false,
  introPlace = 'below',
  isLow = false,
  form,
}: ScreenHeadProps) {
  const { page, intro, introSlug } = content;
  const sentence = !intro && <p>{lead}</p>;
  const introduction = (
    <IntroSection locale={locale} intro={intro} slug={introSlug} isBeside={introPlace === 'poster'} />
  );
  return (
    <>
      <Hero
        {...headingOf(page, title)}
        colour={page?.colour ?? colour}
        lead={
          introPlace === 'poster' ? (
            <>
              {sentence}
              {introduction}
            </>
          ) : (
            sentence
          )
        }
        form={form}
        isLow={isLow}
      />
      {introPlace === 'below' && introduction}
      {page && (
        <EditorGate
          documentKey={{ content_type: 'page', object_id: page.id }}
          locale={locale}
          slug={slug}
          isAboveList={isAboveList}
        >
          <SectionsView sections={page.modules} locale={locale} />
        </EditorGate>
      )}
    </>
  );
}
