import { defaultLocale, type Locale } from '@/lib/contract/locale';
import { textOfHtml } from './field-values';
import type { Fields } from './fields';

/** Names of the localised text fields, which are what is translated. */
export function listTexts(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.localised === true && (field.kind === 'text' || field.kind === 'rich_text') ? [name] : [],
  );
}

/** Whether a text is not empty. */
export function isWritten(value: unknown): boolean {
  return typeof value === 'string' && textOfHtml(value) !== '';
}

/** Whether the texts in a language are older than their originals; `revisions` holds when each language was last written. */
export function isOutdated(revisions: Partial<Record<Locale, number>> | undefined, locale: Locale): boolean {
  return (revisions?.[defaultLocale] ?? 0) > (revisions?.[locale] ?? Infinity);
}
