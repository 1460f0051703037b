'use client';

import { useTranslations } from 'next-intl';
import { PlainField } from '@/components/modules/plain-field';
import { closeDialog, useEditorStore } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import { listTexts } from '@/lib/client/translation';
import type { Module } from '@/lib/contract/module';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { findDefinition } from '../session/module-rules';
import styles from './translation-dialog.module.css';
import { TranslationField } from './translation-field';
import { useLabels } from '../use-labels';
import { useOtherLanguage, type OtherLanguage } from '../use-other-language';

/** Every text of the document in both languages side by side: one's own to be written in, the other to be read. */
export function TranslationDialog() {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const other = useOtherLanguage();
  const sections = useEditorStore((state) => state.sections);
  const modules = listModules(sections).filter((module) => listPairs(module, other).length > 0);
  return (
    <EditorDialog
      wide
      keep
      title={t('translation.title')}
      description={t('translation.description')}
      onClose={closeDialog}
    >
      <p role="status">
        {other.isError
          ? t('list.failed')
          : other.isPending
            ? t('list.loading')
            : modules.length === 0
              ? t('translation.nothing')
              : ''}
      </p>
      {modules.length > 0 && (
        <div className={styles.head} aria-hidden="true">
          <span>{t(`language.${other.locale}`)}</span>
          <span>{t(`language.${session.locale}`)}</span>
        </div>
      )}
      {modules.map((module) => (
        <TranslatedBlock key={module.id} module={module} other={other} />
      ))}
    </EditorDialog>
  );
}

function TranslatedBlock({ module, other }: { module: Module; other: OtherLanguage }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const { session } = useEditing();
  const theirs = other.findOther(module);
  const state = other.findState(module);
  const kind = labels.kind(module.model);
  return (
    <section className={styles.block} aria-label={kind}>
      <h3 className={styles.kind}>
        {kind}
        {state && (
          <span className={styles.state} data-state={state.kind}>
            {t(`translation.${state.kind}`, { language: t(`language.${state.locale}`) })}
          </span>
        )}
      </h3>
      {listPairs(module, other).map((name) => (
        <div key={name} className={styles.pair}>
          <div className={styles.theirs} lang={other.locale}>
            {theirs && <PlainField module={theirs} name={name} as="div" />}
          </div>
          <TranslationField
            module={module}
            name={name}
            lang={session.locale}
            label={t('translation.field', {
              kind,
              field: labels.field(module.model, name),
              language: t(`language.${session.locale}`),
            })}
          />
        </div>
      ))}
    </section>
  );
}

/** Names of the texts that are written in one of the languages, or have to be. */
function listPairs(module: Module, other: OtherLanguage): string[] {
  const fields = findDefinition(module.model)?.fields ?? {};
  const theirs = other.findOther(module);
  return listTexts(fields).filter(
    (name) => fields[name]?.required === true || !isBlank(module[name]) || !isBlank(theirs?.[name]),
  );
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
