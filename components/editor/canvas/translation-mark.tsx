'use client';

import { useTranslations } from 'next-intl';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import styles from './translation-mark.module.css';
import { useOtherLanguage } from '../use-other-language';

/** Marks a block that lacks a language or has an outdated translation; leads to both languages side by side. */
export function TranslationMark({ module }: { module: Module }) {
  const t = useTranslations('editor');
  const state = useOtherLanguage().findState(module);
  if (state === null) return null;
  return (
    <button
      type="button"
      className={styles.mark}
      data-state={state.kind}
      data-editor-layer=""
      data-between=""
      onClick={() => useEditorStore.setState({ dialog: 'translation' })}
    >
      {t(`translation.${state.kind}`, { language: t(`language.${state.locale}`) })}
    </button>
  );
}
