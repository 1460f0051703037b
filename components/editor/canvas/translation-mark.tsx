'use client';

import { useTranslations } from 'next-intl';
import { useBlockStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import styles from './translation-mark.module.css';
import { openTranslation } from '../open-translation';
import { useOtherLanguage } from '../use-other-language';

/** Marks a block that lacks a language or has an outdated translation; leads to both languages side by side. */
export function TranslationMark({ module }: { module: Module }) {
  const t = useTranslations('editor');
  const { locale, findState } = useOtherLanguage();
  const state = findState(module);
  const isBeside = useBlockStore(({ panel }) => panel === 'languages');
  // It stands at the text that it is about.
  if (state === null || (isBeside && state.locale === locale && state.kind !== 'only')) return null;
  return (
    <button
      type="button"
      className={styles.mark}
      data-state={state.kind}
      data-editor-layer=""
      data-between=""
      onClick={() => openTranslation(module.id)}
    >
      {t(`translation.${state.kind}`, { language: t(`language.${state.locale}`) })}
    </button>
  );
}
