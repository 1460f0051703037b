import { z } from 'zod';
import { mergeValues, type ForeignChange } from '@/lib/client/merge-values';
import { formValues } from '@/lib/client/record-values';
import { adminRecordSchema, type AdminRecord } from '@/lib/contract/admin';
import { locales, type Locale } from '@/lib/contract/locale';
import { pages } from '@/lib/records/pages';
import { localisedText } from '@/lib/records/paths';

export type Values = Record<string, unknown>;

/** What somebody fills in about a page. */
export interface PageForm {
  /** The record that it began with, or that it was brought together with since. */
  base: AdminRecord;
  values: Values;
  /** What somebody else has saved meanwhile; null if nobody has. */
  foreign: readonly ForeignChange[] | null;
}

const keptSchema = z.object({ base: adminRecordSchema, values: z.record(z.string(), z.unknown()) });

/** The form of a record as it is. */
export function beginForm(record: AdminRecord): PageForm {
  return { base: record, values: formValues(pages, record), foreign: null };
}

/** The form on top of the record as somebody else has saved it: what was filled in here stays. */
export function bringTogether(
  { base, values }: Pick<PageForm, 'base' | 'values'>,
  record: AdminRecord,
): PageForm {
  const merged = mergeValues(pages, formValues(pages, base), values, formValues(pages, record));
  const isSame = base.revision === record.revision;
  return { base: record, values: formValues(pages, merged.values), foreign: isSame ? null : merged.changes };
}

/** The form after it was saved, with what was filled in since it was sent. */
export function takeSaved(sent: PageForm, now: PageForm, record: AdminRecord): PageForm {
  const base = { ...sent.base, ...sent.values };
  return { ...bringTogether({ base, values: now.values }, record), foreign: null };
}

/** Whether something was filled in that is not saved. */
export function isChanged({ base, values }: Pick<PageForm, 'base' | 'values'>): boolean {
  const saved = formValues(pages, base);
  return mergeValues(pages, saved, saved, values).changes.length > 0;
}

/** The text of a field; of a localised one in a language. */
export function textOf(values: Values, name: string, locale: Locale): string {
  const value = values[name];
  return typeof value === 'string' ? value : (localisedText(value, locale) ?? '');
}

/** The languages in which visitors find the page and would not any more, because its title was emptied. */
export function listLeaving({ base, values }: Pick<PageForm, 'base' | 'values'>): Locale[] {
  if (base.is_online !== true || values.is_online !== true) return [];
  return locales.filter(
    (locale) => base.urls?.[locale] !== undefined && textOf(values, 'title', locale).trim() === '',
  );
}

const keyOf = (id: number) => `litfass-page:${id}`;

/** What was filled in about a page in this tab and not saved; null if nothing was. */
export function readUnsaved(id: number): Pick<PageForm, 'base' | 'values'> | null {
  try {
    return keptSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps what is filled in until it is saved, over closing the panel and a reload of the page. */
export function keepUnsaved(id: number, form: PageForm): void {
  try {
    if (isChanged(form))
      sessionStorage.setItem(keyOf(id), JSON.stringify({ base: form.base, values: form.values }));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // There is no room, or none is allowed: it is still there until the panel is closed.
  }
}
