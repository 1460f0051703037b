'use client';

import { useTranslations } from 'next-intl';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import styles from './add-block.module.css';
import { useEditing } from './editing-context';
import { isTypedInPlace, listFields } from './module-rules';

/** Adds an entry at the end of a list. */
export function AddItem({ list, kind }: { list: Module; kind: string }) {
  const t = useTranslations('editor.block');
  const { arrangement } = useEditing();
  function add(): void {
    const id = arrangement.insertBlock(kind, {
      parent: list.id,
      column: 0,
      order: list.children?.length ?? 0,
    });
    if (!listFields(kind).some(([, field]) => isTypedInPlace(field) && field.required === true)) {
      useEditorStore.setState({ settings: id });
    }
  }
  return (
    <div className={styles.item} data-floating={list.children?.length ? '' : undefined} data-editor-layer="">
      <button type="button" className={styles.plus} onClick={add}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2v12M2 8h12" />
        </svg>
        {t('addItem')}
      </button>
    </div>
  );
}
