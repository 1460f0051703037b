'use client';

import { useTranslations } from 'next-intl';
import type { Module } from '@/lib/contract/module';
import styles from './add-block.module.css';
import { useEditing } from '../editing-context';
import { insertBlock } from './insert-block';

/** Adds an entry at the end of a list. */
export function AddItem({ list, kind }: { list: Module; kind: string }) {
  const t = useTranslations('editor.block');
  const editing = useEditing();
  function add(): void {
    insertBlock(editing, kind, {
      parent: list.id,
      column: 0,
      order: list.children?.length ?? 0,
    });
  }
  return (
    <div className={styles.item} data-floating={list.children?.length ? '' : undefined} data-editor-layer="">
      <button type="button" className={styles.plus} onClick={add} data-first-place={`${list.id}.0`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2v12M2 8h12" />
        </svg>
        {t('addItem')}
      </button>
    </div>
  );
}
