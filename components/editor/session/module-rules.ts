import { findDefinition } from '@/components/modules/kinds';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { fieldErrors, type FieldErrorCode } from '@/lib/pagebuilder/field-errors';
import { emptyValue } from '@/lib/pagebuilder/field-values';
import type { Field, Fields } from '@/lib/pagebuilder/fields';
import { wireSchema } from '@/lib/pagebuilder/schema';

/** The fields of a kind, none for sections and unknown kinds. */
export function listFields(model: string): [string, Field][] {
  const fields: Fields = findDefinition(model)?.fields ?? {};
  return Object.entries(fields);
}

/** Whether a text is typed on the page rather than in the settings. */
export function isTypedInPlace(field: Field): boolean {
  return field.kind === 'text' || field.kind === 'rich_text';
}

/** Whether a list is filled by the site itself, so that nothing can be added to it. */
export function isFilledByItself({ source }: Module): boolean {
  return source !== undefined && source !== '' && source !== 'own';
}

/** The only language of a module; undefined if it is in all of them. */
export function findOnly({ locales }: Module): Locale | undefined {
  return locales?.length === 1 ? locales[0] : undefined;
}

/** Whether Enter starts a new line in it. */
export function isMultiline(field: Field | undefined): boolean {
  return field?.kind === 'rich_text' || (field?.kind === 'text' && field.multiline === true);
}

/** The initial values of a new module. */
export function buildValues(model: string): Record<string, unknown> {
  return Object.fromEntries(listFields(model).map(([name, field]) => [name, emptyValue(field)]));
}

/**
 * The errors that keep a module from being saved, by field, judged in the language being edited. Null if it is valid. The
 * server validates again; this keeps an unfinished block in the browser.
 */
export function findFaults(module: Module): Record<string, FieldErrorCode> | null {
  const judged = wireSchema(findDefinition(module.model)?.fields ?? {}, 'create').safeParse(module);
  return judged.success ? null : fieldErrors(judged.error);
}
