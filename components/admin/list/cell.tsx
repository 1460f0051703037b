'use client';

import { useReference, useTranslate, type RaRecord } from 'ra-core';
import type { Locale } from '@/lib/contract/locale';
import { formatWallClock } from '@/lib/i18n/formats';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';
import { adminDefinitions, isAdminResource } from '@/lib/records/definitions';
import { MediaThumb } from '../media/media-thumb';
import { recordTitle, textOf } from '../record-text';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './list.module.css';

interface CellProps {
  definition: RecordDefinition;
  column: string;
  record: RaRecord;
}

/** One value of a list, shown by the kind of its field. */
export function Cell({ definition, column, record }: CellProps) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const field: Field | undefined = definition.fields[column];
  const value: unknown = record[column];
  if (value === null || value === undefined || value === '') return <span aria-hidden="true">–</span>;
  if (column.endsWith('_at')) return <Moment value={String(value)} locale={locale} />;
  switch (field?.kind) {
    case 'boolean':
      return <State isOn={value === true} column={column} />;
    case 'select':
      return <Choice resource={definition.resource} name={column} value={String(value)} />;
    case 'date':
      return (
        <time dateTime={String(value)}>
          {formatWallClock(String(value), locale, {
            dateStyle: 'medium',
            ...(field.time === true ? { timeStyle: 'short' } : {}),
          })}
        </time>
      );
    case 'image':
      return <MediaThumb reference={String(value)} />;
    case 'relation':
      return typeof value === 'number' ? (
        <Related resource={field.resource} id={value} locale={locale} />
      ) : null;
    case undefined:
      return column === 'state' ? (
        <Choice resource={definition.resource} name={column} value={String(value)} />
      ) : (
        textOf(value, locale)
      );
    default: {
      const text = textOf(value, locale);
      return text === '' && field?.kind === 'slug' ? (
        '/'
      ) : (
        <span title={translate(text, { _: text })}>{text}</span>
      );
    }
  }
}

function State({ isOn, column }: { isOn: boolean; column: string }) {
  const translate = useTranslate();
  const words = column === 'is_online' ? ['is_online', 'is_offline'] : ['yes', 'no'];
  return (
    <span className={isOn ? styles.on : styles.off}>
      {translate(`admin.list.${words[isOn ? 0 : 1] ?? 'no'}`)}
    </span>
  );
}

function Choice({ resource, name, value }: { resource: string; name: string; value: string }) {
  const translate = useTranslate();
  return (
    <span className={styles.choice}>
      {name === 'colour' && (
        <span className={styles.swatch} style={{ background: `var(--color-${value})` }} aria-hidden="true" />
      )}
      {translate(`resources.${resource}.options.${name}.${value}`, { _: value })}
    </span>
  );
}

function Moment({ value, locale }: { value: string; locale: Locale }) {
  return (
    <time dateTime={value}>
      {formatWallClock(value, locale, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

function Related({ resource, id, locale }: { resource: string; id: number; locale: Locale }) {
  const { referenceRecord } = useReference({ reference: resource, id });
  if (referenceRecord === undefined) return null;
  return recordTitle(
    isAdminResource(resource) ? adminDefinitions[resource] : undefined,
    referenceRecord,
    locale,
  );
}
