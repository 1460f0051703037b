import { localisedText } from '@/lib/records/paths';
import { locales, type Locale } from '@/lib/contract/locale';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** A value as one line of text in the requested language, else in another one that has it; empty if there is none. */
export function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  for (const candidate of [locale, ...locales]) {
    const text = localisedText(value, candidate);
    if (text !== null && text !== '') return text;
  }
  return '';
}

/** The name of a record in lists, pickers and dialogs. */
export function recordTitle(
  definition: Pick<RecordDefinition, 'title'> | undefined,
  record: Record<string, unknown>,
  locale: Locale,
): string {
  const named = definition === undefined ? '' : textOf(record[definition.title], locale);
  return named === '' ? `#${String(record.id)}` : named;
}
