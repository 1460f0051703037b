'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { Thread } from '@/lib/contract/note';
import { useEditing } from '../editing-context';
import styles from './note-mark.module.css';
import { listByState, useNotes } from './notes-store';

/** The number of open notes of a block or section; leads to the first one. It is beside the block, so nothing moves. */
export const NoteMark = memo(function NoteMark({ id, inside = false }: { id: number; inside?: boolean }) {
  const t = useTranslations('editor.notes');
  const { session, notes } = useEditing();
  const listOpen = ({ threads }: { threads: readonly Thread[] | null }) =>
    listByState(threads, 'open').filter(({ module }) => module === session.identities.findServerId(id));
  const count = useNotes((state) => listOpen(state).length);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={t('mark', { count })}
      title={t('mark', { count })}
      data-inside={inside || undefined}
      data-editor-layer=""
      data-between=""
      onClick={() => {
        const [first] = listOpen(useNotes.getState());
        if (first !== undefined) notes.openThread(first);
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 4h14v10H9l-4 3v-3H3z" />
      </svg>
      {count}
    </button>
  );
});
