import { z } from 'zod';
import { mergeValues, type ForeignChange } from '@/lib/client/merge-values';
import { formValues } from '@/lib/client/record-values';
import { adminRecordSchema, type AdminRecord } from '@/lib/contract/admin';
import { locales, type Locale } from '@/lib/contract/locale';
import { pages } from '@/lib/records/pages';
import { localisedText } from '@/lib/records/paths';

export type Values = Record<string, unknown>;

/** The input about a page. */
export interface PageForm {
  /** The record that it started from or was merged with. */
  base: AdminRecord;
  values: Values;
  /** What somebody else has saved meanwhile; null if nothing. */
  foreign: readonly ForeignChange[] | null;
}

const keptSchema = z.object({ base: adminRecordSchema, values: z.record(z.string(), z.unknown()) });

/** The form of a record. */
export function beginForm(record: AdminRecord): PageForm {
  return { base: record, values: formValues(pages, record), foreign: null };
}

/** The form merged with the record as somebody else has saved it: own input stays. */
export function bringTogether(
  { base, values }: Pick<PageForm, 'base' | 'values'>,
  record: AdminRecord,
): PageForm {
  const merged = mergeValues(pages, formValues(pages, base), values, formValues(pages, record));
  const isSame = base.revision === record.revision;
  return { base: record, values: formValues(pages, merged.values), foreign: isSame ? null : merged.changes };
}

/** The form after a save, with the input since it was sent. */
export function takeSaved(sent: PageForm, now: PageForm, record: AdminRecord): PageForm {
  const base = { ...sent.base, ...sent.values };
  return { ...bringTogether({ base, values: now.values }, record), foreign: null };
}

/** Whether there is unsaved input. */
export function isChanged({ base, values }: Pick<PageForm, 'base' | 'values'>): boolean {
  const saved = formValues(pages, base);
  return mergeValues(pages, saved, saved, values).changes.length > 0;
}

/** The text of a field; for a localised field in a language. */
export function textOf(values: Values, name: string, locale: Locale): string {
  const value = values[name];
  return typeof value === 'string' ? value : (localisedText(value, locale) ?? '');
}

/** The languages in which visitors find the page and would not any more, because its title was emptied. */
export function listGoingOffline({ base, values }: Pick<PageForm, 'base' | 'values'>): Locale[] {
  if (base.is_online !== true || values.is_online !== true) return [];
  return locales.filter(
    (locale) => base.urls?.[locale] !== undefined && textOf(values, 'title', locale).trim() === '',
  );
}

const keyOf = (id: number) => `litfass-page:${id}`;

/** Unsaved input about a page in this tab; null if there is none. */
export function readUnsaved(id: number): Pick<PageForm, 'base' | 'values'> | null {
  try {
    return keptSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? ''));
  } catch {
    return null;
  }
}

/** Stores unsaved input, so that it survives closing the panel and a reload of the page. */
export function keepUnsaved(id: number, form: PageForm): void {
  try {
    if (isChanged(form))
      sessionStorage.setItem(keyOf(id), JSON.stringify({ base: form.base, values: form.values }));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Storage is full or forbidden: it lasts until the panel is closed.
  }
}
