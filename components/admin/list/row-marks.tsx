'use client';

import { useTranslate, type RaRecord } from 'ra-core';
import { locales } from '@/lib/contract/locale';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { localisedText } from '@/lib/records/paths';
import styles from './list.module.css';

/** What a record still lacks: a language, or the publishing of what was changed on its page. */
export function RowMarks({ definition, record }: { definition: RecordDefinition; record: RaRecord }) {
  const translate = useTranslate();
  const title: unknown = record[definition.title];
  const missing =
    definition.fields[definition.title]?.localised === true
      ? locales.filter((locale) => (localisedText(title, locale) ?? '') === '')
      : [];
  return (
    <>
      {missing.map((locale) => (
        <span key={locale} className={styles.mark}>
          {translate('admin.list.no_language', { language: translate(`admin.languages.${locale}`) })}
        </span>
      ))}
      {record.has_changes === true && (
        <span className={styles.mark}>{translate('admin.list.has_changes')}</span>
      )}
    </>
  );
}
