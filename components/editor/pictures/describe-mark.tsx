'use client';

import { useTranslations } from 'next-intl';
import { useBlockStore, useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import styles from '../canvas/translation-mark.module.css';
import { listFields } from '../session/module-rules';

/**
 * Asks for the description of a picture that was just uploaded, at the block that shows it. It takes neither the focus nor any room: who writes
 * goes on.
 */
export function DescribeMark({ module }: { module: Module }) {
  const reference = useBlockStore(({ undescribed }) =>
    undescribed.length === 0
      ? undefined
      : listFields(module.model)
          .filter(([, { kind }]) => kind === 'image')
          .map(([name]) => module[name])
          .find((value): value is string => typeof value === 'string' && undescribed.includes(value)),
  );
  return reference !== undefined && <Mark reference={reference} />;
}

function Mark({ reference }: { reference: string }) {
  const t = useTranslations('editor.block');
  return (
    <button
      type="button"
      className={styles.mark}
      data-editor-layer=""
      data-between=""
      onClick={() => useEditorStore.setState({ describing: reference })}
    >
      {t('describe')}
    </button>
  );
}
