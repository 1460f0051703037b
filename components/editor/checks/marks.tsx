import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Difference } from '../session/find-change';

/** How many differences there are and how many of them are marked, for a sentence: what is gone has no place on the page. */
export function countMarks(differences: readonly Difference[]) {
  const count = differences.length;
  const marked = differences.filter(({ kind }) => kind !== 'removed').length;
  return { count, marked, extent: marked === count ? 'all' : marked > 0 ? 'some' : 'none' } as const;
}

/** Marks on the page what is different, as long as it is rendered. */
export function Marks({ differences }: { differences: readonly Difference[] }) {
  useEffect(() => {
    const marks = Object.fromEntries(differences.map(({ module, kind }) => [module.id, kind]));
    useEditorStore.setState({ marks });
    return () => useEditorStore.setState({ marks: {} });
  }, [differences]);
  return null;
}
