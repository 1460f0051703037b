import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { historyQuery } from '@/lib/client/queries';
import { isSection } from '@/lib/client/sections';
import { useEditing } from '../editing-context';
import { excerptOf } from '../session/excerpt';
import type { Difference } from '../session/find-change';
import { useLabels } from '../use-labels';

/** The difference of a block and its author, in words. */
export function useChangeWords() {
  const t = useTranslations('editor.check');
  const labels = useLabels();
  const { session } = useEditing();
  const hasHistory = useEditorStore((state) => hasFeature(state.user, 'history'));
  const history = useQuery({ ...historyQuery(session.locale, session.key), enabled: hasHistory }).data;
  return {
    describe({ module, kind }: Difference): string {
      const own = isSection(module) ? t('section') : labels.kind(module.model);
      const excerpt = excerptOf(module);
      const name = excerpt === '' ? own : t('named', { kind: own, excerpt });
      return t(`change.${kind}`, { name });
    },
    /** By the server's id; empty if unknown. */
    findUser(id: number | null): string {
      return history?.find(({ module, undone }) => module === id && !undone)?.user ?? '';
    },
  };
}
