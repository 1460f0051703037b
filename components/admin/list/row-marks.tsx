'use client';

import { useTranslate, type RaRecord } from 'ra-core';
import { z } from 'zod';
import { locales } from '@/lib/contract/locale';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { localisedText } from '@/lib/records/paths';
import styles from './list.module.css';

/** An online page is public in these languages only, however often it was saved. */
const publishedSchema = z.object({ is_online: z.literal(true), published_locales: z.array(z.string()) });

/** What a record still lacks: a language, or the publishing of its page or of changes to it. */
export function RowMarks({ definition, record }: { definition: RecordDefinition; record: RaRecord }) {
  const translate = useTranslate();
  const title: unknown = record[definition.title];
  const missing =
    definition.fields[definition.title]?.localised === true
      ? locales.filter((locale) => (localisedText(title, locale) ?? '') === '')
      : [];
  const published = publishedSchema.safeParse(record);
  const unseen = published.success
    ? locales.filter(
        (locale) => !missing.includes(locale) && !published.data.published_locales.includes(locale),
      )
    : [];
  return (
    <>
      {missing.map((locale) => (
        <span key={locale} className={styles.mark}>
          {translate('admin.list.no_language', { language: translate(`admin.languages.${locale}`) })}
        </span>
      ))}
      {unseen.map((locale) => (
        <span key={locale} className={styles.mark}>
          {translate('admin.list.not_published', { language: translate(`admin.languages.${locale}`) })}
        </span>
      ))}
      {unseen.length === 0 && record.has_changes === true && (
        <span className={styles.mark}>{translate('admin.list.has_changes')}</span>
      )}
    </>
  );
}
