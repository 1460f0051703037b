import { moduleDefinitions } from '@/components/modules/definitions';
import type { Locale } from '@/lib/contract/locale';
import type { ContentKind, Module } from '@/lib/contract/module';
import { fieldErrors, type FieldErrorCode } from '@/lib/pagebuilder/field-errors';
import { emptyValue } from '@/lib/pagebuilder/field-values';
import type { Field, Fields, ModuleDefinition } from '@/lib/pagebuilder/fields';
import { wireSchema } from '@/lib/pagebuilder/schema';

/** The definition of a kind; null for a section and for a kind that this site does not know. */
export function findDefinition(model: string): ModuleDefinition | null {
  return Object.hasOwn(moduleDefinitions, model) ? moduleDefinitions[model as ContentKind] : null;
}

/** The fields of a kind, none for sections and unknown kinds. */
export function listFields(model: string): [string, Field][] {
  const fields: Fields = findDefinition(model)?.fields ?? {};
  return Object.entries(fields);
}

/** Texts that are typed on the page rather than in the settings. */
export function isTypedInPlace(field: Field): boolean {
  return field.kind === 'text' || field.kind === 'rich_text';
}

/** Whether a list shows what calendar or news hold: then there is nothing to put into it. */
export function isFilledByItself({ source }: Module): boolean {
  return source !== undefined && source !== '' && source !== 'own';
}

/** The one language that a module is there in; undefined if it is there in all. */
export function findOnly({ locales }: Module): Locale | undefined {
  return locales?.length === 1 ? locales[0] : undefined;
}

/** Whether Enter makes a line in it. */
export function isMultiline(field: Field | undefined): boolean {
  return field?.kind === 'rich_text' || (field?.kind === 'text' && field.multiline === true);
}

/** What the fields of a new module hold. */
export function buildValues(model: string): Record<string, unknown> {
  return Object.fromEntries(listFields(model).map(([name, field]) => [name, emptyValue(field)]));
}

/**
 * What keeps a module from being saved, by field, judged in the language being edited (design §5). Null when it meets its
 * rules. The server judges again; this keeps a block that is not finished yet in the browser.
 */
export function findFaults(module: Module): Record<string, FieldErrorCode> | null {
  const judged = wireSchema(findDefinition(module.model)?.fields ?? {}, 'create').safeParse(module);
  return judged.success ? null : fieldErrors(judged.error);
}
