'use client';

import { useTranslations } from 'next-intl';
import { summariseStates, useEditorStore } from '@/lib/client/editor-store';
import { isOnlyTooLong } from '@/lib/client/save-state';
import { useEditing } from '../editing-context';
import styles from './toolbar.module.css';

/**
 * Whether everything typed is saved. Pressing it saves at once, or leads to the first block that needs attention. Of a deleted document it
 * only says what is not saved.
 */
export function SaveStatus() {
  const t = useTranslations('editor.save');
  const { steps } = useEditing();
  const states = useEditorStore((state) => state.states);
  const isBehind = useEditorStore((state) => state.isBehind);
  const isDeleted = useEditorStore((state) => state.isDeleted);
  const isArranging = useEditorStore((state) => state.isArranging);
  const ofBlocks = useEditorStore(summariseStates);
  const ofTexts = isArranging && (ofBlocks ?? 'saved') === 'saved' ? 'saving' : ofBlocks;
  const status = isBehind && ofBlocks !== 'conflict' ? 'error' : ofTexts;
  const waiting = Object.values(states).filter((state) => state.status === 'incomplete' && !state.isBlank);
  const isTooLong = status === 'incomplete' && waiting.length > 0 && waiting.every(isOnlyTooLong);

  if (isDeleted && (status ?? 'saved') === 'saved') return null;

  function attend(): void {
    const wanting = Object.entries(states).find(
      ([, state]) => state.status === 'incomplete' || state.status === 'conflict',
    );
    const [id, state] = wanting ?? [];
    if (state?.status === 'conflict') useEditorStore.setState({ openConflict: Number(id) });
    else if (id !== undefined) useEditorStore.setState({ focus: { id: Number(id), field: true } });
    void steps.save();
  }

  return (
    <button
      type="button"
      className={styles.status}
      data-status={status ?? 'none'}
      aria-keyshortcuts="Control+S Meta+S"
      title={t('now')}
      onClick={attend}
    >
      <span>{t(isTooLong ? 'tooLong' : (status ?? 'none'))}</span>
    </button>
  );
}
