'use client';

import { useTranslations } from 'next-intl';
import { openSettings, useEditorStore } from '@/lib/client/editor-store';
import type { SaveState } from '@/lib/client/save-port';
import type { Module } from '@/lib/contract/module';
import { fieldErrorCodes } from '@/lib/pagebuilder/field-errors';
import styles from './block-frame.module.css';
import { isTypedInPlace, listFields } from '../session/module-rules';
import { useLabels } from '../use-labels';

/** Whether what is typed in a block is on the server, and if not, why not. */
export function BlockState({ module, state }: { module: Module; state: SaveState }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  if (state.status === 'conflict') {
    return (
      <button
        type="button"
        className={styles.state}
        data-status="conflict"
        onClick={() => useEditorStore.setState({ openConflict: module.id })}
      >
        {t('conflict.open')}
      </button>
    );
  }
  const faults = Object.entries(state.fields ?? {}).map(([name, fault]) => {
    const code = fieldErrorCodes.find((known) => known === fault);
    const sentence = code ? t(`fault.${code}`) : fault;
    return `${labels.field(module.model, name)}: ${sentence}`;
  });
  const text = [t(`save.${state.status}`), ...faults].join(' · ');
  const missing = listFields(module.model).find(
    ([name, field]) => state.fields?.[name] !== undefined && !isTypedInPlace(field),
  );
  if (missing === undefined) {
    return (
      <span className={styles.state} data-status={state.status}>
        {text}
      </span>
    );
  }
  // What is missing is not written on the page.
  return (
    <button
      type="button"
      className={styles.state}
      data-status={state.status}
      onClick={() => openSettings(module.id, missing[0])}
    >
      {text}
    </button>
  );
}
