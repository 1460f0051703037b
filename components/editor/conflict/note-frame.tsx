'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Conflict } from '@/lib/client/save-state';
import { useEditing } from '../editing-context';
import styles from './conflict-note.module.css';

interface NoteFrameProps {
  conflict: Conflict;
  /** What has happened, and who did it. */
  title: string;
  /** What it is called to keep what the person has. */
  keep: string;
  /** What it is called to take what somebody else has made of it. */
  take: string;
  children: ReactNode;
}

/** What is said of a conflict at its block, with what can be done about it. It does not take the focus; the person goes on writing and decides later. */
export function NoteFrame({ conflict, title, keep, take, children }: NoteFrameProps) {
  const t = useTranslations('editor.conflict');
  const { conflicts } = useEditing();
  return (
    <div className={styles.note} role="group" aria-label={title} data-editor-layer="" data-conflict="">
      <p className={styles.title}>{title}</p>
      {children}
      <div className={styles.actions}>
        <button type="button" onClick={() => conflicts.keepMine(conflict)}>
          {keep}
        </button>
        <button type="button" onClick={() => conflicts.takeTheirs(conflict)}>
          {take}
        </button>
        <button type="button" onClick={() => useEditorStore.setState({ openConflict: conflict.id })}>
          {t('compare')}
        </button>
      </div>
    </div>
  );
}
