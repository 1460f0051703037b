import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Difference } from '../session/find-change';

/** Marks on the page what is different, as long as it is rendered; what is gone has no place there. */
export function Marks({ differences }: { differences: readonly Difference[] }) {
  useEffect(() => {
    const marks = Object.fromEntries(differences.map(({ module, kind }) => [module.id, kind]));
    useEditorStore.setState({ marks });
    return () => useEditorStore.setState({ marks: {} });
  }, [differences]);
  return null;
}
