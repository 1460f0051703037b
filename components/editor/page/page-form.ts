import { z } from 'zod';
import { mergeValues, type ForeignChange } from '@/lib/client/merge-values';
import { formValues } from '@/lib/client/record-values';
import { adminRecordSchema, type AdminRecord } from '@/lib/contract/admin';
import { locales, type Locale } from '@/lib/contract/locale';
import { type RecordResource, recordDefinition } from '@/lib/records/definitions';
import { localisedText } from '@/lib/records/paths';

export type Values = Record<string, unknown>;

/** The input about a page, or about what else has a page of its own. */
export interface PageForm {
  resource: RecordResource;
  /** The record that it started from or was merged with. */
  base: AdminRecord;
  values: Values;
  /** What somebody else has saved meanwhile; null if nothing. */
  foreign: readonly ForeignChange[] | null;
}

const keptSchema = z.object({ base: adminRecordSchema, values: z.record(z.string(), z.unknown()) });

/** The form of a record. */
export function beginForm(resource: RecordResource, record: AdminRecord): PageForm {
  const values = formValues(recordDefinition(resource), record);
  return { resource, base: record, values, foreign: null };
}

/** The form merged with the record as somebody else has saved it: own input stays. */
export function bringTogether(
  { resource, base, values }: Pick<PageForm, 'resource' | 'base' | 'values'>,
  record: AdminRecord,
): PageForm {
  const definition = recordDefinition(resource);
  const [was, theirs] = [formValues(definition, base), formValues(definition, record)];
  const merged = mergeValues(definition, was, values, theirs);
  const isSame = base.revision === record.revision;
  return {
    ...{ resource, base: record, values: formValues(definition, merged.values) },
    foreign: isSame ? null : merged.changes,
  };
}

/** The form after a save, with the input since it was sent. */
export function takeSaved(sent: PageForm, now: PageForm, record: AdminRecord): PageForm {
  const base = { ...sent.base, ...sent.values };
  return { ...bringTogether({ ...sent, base, values: now.values }, record), foreign: null };
}

/** Whether there is unsaved input. */
export function isChanged({
  resource,
  base,
  values,
}: Pick<PageForm, 'resource' | 'base' | 'values'>): boolean {
  const definition = recordDefinition(resource);
  const saved = formValues(definition, base);
  return mergeValues(definition, saved, saved, values).changes.length > 0;
}

/** The text of a field; for a localised field in a language. */
export function textOf(values: Values, name: string, locale: Locale): string {
  const value = values[name];
  return typeof value === 'string' ? value : (localisedText(value, locale) ?? '');
}

/** The languages in which visitors find the page and would not any more, because its title was emptied. */
export function listGoingOffline({
  resource,
  base,
  values,
}: Pick<PageForm, 'resource' | 'base' | 'values'>): Locale[] {
  if (base.is_online !== true || values.is_online !== true) return [];
  const { title } = recordDefinition(resource);
  return locales.filter(
    (locale) => base.urls?.[locale] !== undefined && textOf(values, title, locale).trim() === '',
  );
}

const keyOf = (resource: RecordResource, id: number) => `litfass-record:${resource}:${id}`;

/** Unsaved input about a page in this tab; null if there is none. */
export function readUnsaved(
  resource: RecordResource,
  id: number,
): Pick<PageForm, 'resource' | 'base' | 'values'> | null {
  try {
    const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(resource, id)) ?? ''));
    return { resource, ...kept };
  } catch {
    return null;
  }
}

/** Stores unsaved input, so that it survives closing the panel and a reload of the page. */
export function keepUnsaved(id: number, form: PageForm): void {
  try {
    const { resource, base, values } = form;
    if (isChanged(form)) sessionStorage.setItem(keyOf(resource, id), JSON.stringify({ base, values }));
    else sessionStorage.removeItem(keyOf(resource, id));
  } catch {
    // Storage is full or forbidden: it lasts until the panel is closed.
  }
}
