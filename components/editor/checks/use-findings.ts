import { useQuery } from '@tanstack/react-query';
import { useEditorStore } from '@/lib/client/editor-store';
import { deadPathsQuery, decorativeQuery } from '@/lib/client/queries';
import { listModules } from '@/lib/client/sections';
import { useEditing } from '../editing-context';
import { useOtherLanguage } from '../use-other-language';
import { findFindings, listOwnPaths, listUndescribed, type Finding } from './find-findings';

/** What to check on the page before publishing; null while something is being fetched. */
export function useFindings(): Finding[] | null {
  const { session } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  const states = useEditorStore((state) => state.states);
  const other = useOtherLanguage();
  const dead = useQuery(deadPathsQuery(listOwnPaths(sections)));
  const pictures = [...new Set(listModules(sections).flatMap(listUndescribed))];
  const decorative = useQuery({
    ...decorativeQuery(session.locale, pictures),
    enabled: pictures.length > 0,
  });
  if (dead.isPending || (pictures.length > 0 && decorative.isPending)) return null;
  return findFindings(sections, {
    states,
    findTranslation: other.findState,
    isDecorative: (picture) => decorative.data?.includes(picture) === true,
    deadPaths: new Set(dead.data),
  });
}
