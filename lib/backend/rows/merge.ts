import { z } from 'zod';
import { isValues } from '@/lib/pagebuilder/field-values';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';
import type { Json, Values } from '@/lib/pagebuilder/tree';
import { ProblemError } from '../kernel/problem';

/** Properties that the backend adds to a record on the wire; they may be sent back with a write and are not stored. */
const ownMembers = [
  'id',
  'revision',
  'created_at',
  'updated_at',
  'urls',
  'reference',
  'has_changes',
  'published_locales',
  'settings_url',
];

/**
 * The values of a record after a write: given fields replace the old ones, localised fields per language, and null or an empty text
 * removes a value. Unknown fields are refused.
 */
export function mergeValues(
  definition: RecordDefinition,
  before: Values,
  input: Record<string, unknown>,
): Values {
  const merged: Values = { ...before };
  const unknown: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) {
    const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
    if (field !== undefined) setValue(merged, name, field, value as Json | undefined);
    else if (!ownMembers.includes(name)) unknown[name] = 'records.unknown_field';
  }
  if (Object.keys(unknown).length > 0) throw new ProblemError('invalid', undefined, { fields: unknown });
  return merged;
}

const revisionSchema = z.int().min(0).optional();

/**
 * Checks that a record is as the caller last saw it, if the input tells its revision. Throws `conflict` with `theirs`, and `invalid` for
 * an invalid revision.
 */
export function checkRevision(input: Record<string, unknown>, current: number, theirs: () => unknown): void {
  const revision = revisionSchema.safeParse(input['revision']);
  if (!revision.success)
    throw new ProblemError('invalid', undefined, { fields: { revision: 'fields.bad_number' } });
  if (revision.data === undefined || revision.data === current) return;
  throw new ProblemError('conflict', 'records.changed', { extra: { theirs: theirs() } });
}

function setValue(values: Values, name: string, field: Field, value: Json | undefined): void {
  if (value === undefined || value === null || (value === '' && field.kind !== 'slug')) {
    delete values[name];
    return;
  }
  if (field.localised !== true || !isValues(value)) {
    values[name] = value;
    return;
  }
  const old = values[name];
  const languages: Values = { ...(old !== undefined && isValues(old) ? old : {}) };
  for (const [locale, text] of Object.entries(value)) {
    // An empty path belongs to the home page and is kept; any other empty text means no value.
    if (text === null || (text === '' && !(field.kind === 'slug' && field.path === true)))
      delete languages[locale];
    else languages[locale] = text;
  }
  if (Object.keys(languages).length === 0) delete values[name];
  else values[name] = languages;
}
