'use client';

import { useTranslations } from 'next-intl';
import { openSettings, useEditorStore } from '@/lib/client/editor-store';
import type { SaveState } from '@/lib/client/save-state';
import { fieldErrorCodes } from '@/lib/pagebuilder/field-errors';
import styles from './block-frame.module.css';
import { isTypedInPlace, listFields } from '../session/module-rules';
import { useLabels } from '../use-labels';

/** Whether a block is saved, and if not, why not. */
export function BlockState({ id, kind, state }: { id: number; kind: string; state: SaveState }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  if (state.status === 'conflict') {
    return (
      <button
        type="button"
        className={styles.state}
        data-status="conflict"
        onClick={() => useEditorStore.setState({ openConflict: id })}
      >
        {t('conflict.open')}
      </button>
    );
  }
  const faults = Object.entries(state.fields ?? {}).map(([name, fault]) => {
    const code = fieldErrorCodes.find((known) => known === fault);
    const sentence = code ? t(`fault.${code}`) : fault;
    return `${labels.field(kind, name)}: ${sentence}`;
  });
  const text = [t(`save.${state.status}`), ...faults].join(' · ');
  const missing = listFields(kind).find(
    ([name, field]) => state.fields?.[name] !== undefined && !isTypedInPlace(field),
  );
  if (missing === undefined) {
    return (
      <span className={styles.state} data-status={state.status}>
        {text}
      </span>
    );
  }
  // A missing value is not a text on the page that could explain itself.
  return (
    <button
      type="button"
      className={styles.state}
      data-status={state.status}
      onClick={() => openSettings(id, missing[0])}
    >
      {text}
    </button>
  );
}
