import { useQuery } from '@tanstack/react-query';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { deadLinksQuery, deadPathsQuery, decorativeQuery } from '@/lib/client/queries';
import { listModules } from '@/lib/client/sections';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import { useEditing } from '../editing-context';
import { findDocumentUrl } from '../session/document-locales';
import { useComparison } from '../use-other-language';
import { judgeAnchors } from './dead-anchors';
import { findFindings, joinFindings, listOwnPaths, listUndescribed, type Finding } from './find-findings';
import { isLegibleOn } from './legible-colour';

/** The page in a language that is about to be published; without sections as long as these are not known. */
export interface CheckedLanguage {
  locale: Locale;
  sections: readonly Section[] | undefined;
}

/** What to check on the page before publishing, in all languages that are published; null while something is being fetched. */
export function useFindings(languages: readonly CheckedLanguage[]): Finding[] | null {
  const { session } = useEditing();
  const states = useEditorStore((state) => state.states);
  const draft = useEditorStore((state) => state.draft);
  // What is shown on other pages leads to places there.
  const hasPlaces = session.hasPreview && !session.isSingleSection;
  const mine = useComparison(session.locale);
  const others = useComparison(otherLocale(session.locale));
  const known = languages.flatMap(({ sections }) => sections ?? []);
  const paths = listOwnPaths(known);
  const dead = useQuery(deadPathsQuery(paths));
  const hasDeadLinks = useEditorStore((state) => hasFeature(state.user, 'dead-links'));
  const outside = useQuery({ ...deadLinksQuery(session.locale), enabled: hasDeadLinks });
  const pictures = [...new Set(listModules(known).flatMap(listUndescribed))];
  const decorative = useQuery({
    ...decorativeQuery(session.locale, pictures),
    enabled: pictures.length > 0,
  });
  if (hasDeadLinks && outside.isPending) return null;
  if (dead.isPending || (pictures.length > 0 && decorative.isPending)) return null;
  if (languages.some(({ sections }) => sections === undefined)) return null;
  return joinFindings(
    languages.map(({ locale, sections = [] }) =>
      findFindings(sections, {
        ...{ locale, states },
        findTranslation: (locale === session.locale ? mine : others).findState,
        isDecorative: (picture) => decorative.data?.includes(picture) === true,
        isLegibleOn,
        deadPaths: new Set(dead.data),
        deadAddresses: new Set(outside.data),
        isDeadAnchor: hasPlaces
          ? judgeAnchors({
              sections,
              path: draft === null ? undefined : findDocumentUrl(draft, locale),
              isShown: isOutsideCanvas,
            })
          : () => false,
      }),
    ),
  );
}

/** Whether a place of this name is on the page, but for what is edited: that shows one of its languages, perhaps not the one that is asked for. */
function isOutsideCanvas(id: string): boolean {
  const place = document.getElementById(id);
  return place !== null && place.closest('[data-editing], [data-beside]') === null;
}
