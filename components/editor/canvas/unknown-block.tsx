'use client';

import { useTranslations } from 'next-intl';
import type { Module } from '@/lib/contract/module';
import { BlockFrame } from './block-frame';
import styles from './canvas.module.css';

/** A block of a kind that this site does not know: kept, movable, not editable. */
export function UnknownBlock({ module }: { module: Module }) {
  const t = useTranslations('editor.block');
  return (
    <BlockFrame module={module}>
      <div className={styles.unknown}>
        <strong>{t('unknown', { kind: module.model })}</strong> {t('unknownHint')}
      </div>
    </BlockFrame>
  );
}
