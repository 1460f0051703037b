'use client';

import { useTranslations } from 'next-intl';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Conflict } from '@/lib/client/save-state';
import { markChanged } from '@/lib/pagebuilder/merge/marked-words';
import styles from './conflict-note.module.css';
import { useEditing } from '../editing-context';
import { useLabels } from '../use-labels';
import { wordsOf } from './words-of';

/**
 * Below a block: somebody else's version of the same text. It does not take the focus; the person goes on writing and decides later. A
 * conflict with a deletion is resolved in the dialog.
 */
export function ConflictNote({ conflict, model }: { conflict: Conflict; model: string }) {
  const t = useTranslations('editor.conflict');
  const labels = useLabels();
  const { conflicts } = useEditing();
  const { id, values } = conflict;
  if (conflict.isDeleted) return null;
  const title = t('here', { user: conflict.user === '' ? t('somebody') : conflict.user });

  return (
    <div className={styles.note} role="group" aria-label={title} data-editor-layer="" data-conflict="">
      <p className={styles.title}>{title}</p>
      {values.map(({ name, mine, theirs }) => (
        <p key={name} className={styles.text}>
          {values.length > 1 && <span className={styles.name}>{labels.field(model, name)}: </span>}
          {markChanged(wordsOf(model, name, mine), wordsOf(model, name, theirs)).map(
            ({ text, isChanged }, index) =>
              isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </p>
      ))}
      <div className={styles.actions}>
        <button type="button" onClick={() => conflicts.keepMine(conflict)}>
          {t('keepMine')}
        </button>
        <button type="button" onClick={() => conflicts.takeTheirs(conflict)}>
          {t('takeTheirs')}
        </button>
        <button type="button" onClick={() => useEditorStore.setState({ openConflict: id })}>
          {t('compare')}
        </button>
      </div>
    </div>
  );
}
