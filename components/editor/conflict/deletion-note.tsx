'use client';

import { useTranslations } from 'next-intl';
import type { Conflict } from '@/lib/client/save-state';
import styles from './conflict-note.module.css';
import { NoteFrame } from './note-frame';

/** At a block in which the person writes: somebody else has deleted it. */
export function DeletionNote({ conflict }: { conflict: Conflict }) {
  const t = useTranslations('editor.conflict');
  const { user = '', isYou = false } = conflict.values.at(-1) ?? {};
  return (
    <NoteFrame
      conflict={conflict}
      title={t('deletedHere', { user: user || t('somebody'), isYou: String(isYou) })}
      keep={t('recreate')}
      take={t('takeDeletion')}
    >
      <p className={styles.text}>{t('keptHere')}</p>
    </NoteFrame>
  );
}
