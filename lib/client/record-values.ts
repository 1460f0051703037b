import { siteDay } from '@/lib/i18n/formats';
import { fieldErrors, type FieldErrorCode } from '@/lib/pagebuilder/field-errors';
import { emptyValues, isValues } from '@/lib/pagebuilder/field-values';
import type { Field, Fields, RecordDefinition } from '@/lib/pagebuilder/fields';
import { storedSchema } from '@/lib/pagebuilder/schema';

type Values = Record<string, unknown>;

/** What a form starts with: every field of the definition, empty if the record has no value. */
export function formValues(definition: RecordDefinition, record: Values | undefined): Values {
  return { ...emptyValues(definition.fields), ...record };
}

/** What the form of a new record starts with; a required date is today, on the site's calendar. */
export function newValues(definition: RecordDefinition, now = new Date()): Values {
  const today = siteDay(now);
  const days = Object.entries(definition.fields).filter(
    ([, field]) => field.kind === 'date' && field.required === true && field.time !== true,
  );
  return Object.fromEntries(days.map(([name]) => [name, today]));
}

/**
 * What the form of a copy starts with: the original's values, without its address, which is made anew, and offline until somebody has
 * checked it.
 */
export function copiedValues(definition: RecordDefinition, original: Values): Values {
  return Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'slug') return [];
      return [[name, name === 'is_online' ? false : original[name]]];
    }),
  );
}

/**
 * What a form sends: the definition's fields and the revision it started from. A slug that nobody filled in is left out, so that the
 * server makes it; an emptied localised text is sent as empty, which removes it.
 */
export function sentValues(definition: RecordDefinition, values: Values): Values {
  const sent: Values = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    if (Object.hasOwn(values, name)) sent[name] = sentValue(field, values[name]);
  }
  if (typeof values.revision === 'number') sent.revision = values.revision;
  return sent;
}

function sentValue(field: Field, value: unknown): unknown {
  if (field.kind === 'list') {
    return Array.isArray(value) ? value.map((entry: Values) => groupValues(field.of, entry)) : [];
  }
  return value === undefined ? null : value;
}

/** One entry of a list field, with its defined fields only and without languages that are empty. */
function groupValues(fields: Fields, entry: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = sentValue(field, entry[name]);
      return [name, field.localised === true ? withoutEmpty(value) : value];
    }),
  );
}

/** An input that nobody touched holds undefined, an emptied one null or an empty text. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => text !== undefined && text !== null && text !== ''),
  );
}

/** The errors of a form's values by field path (`title`, `files.0.file`), judged by the same schema as on the server. */
export function findProblems(definition: RecordDefinition, values: Values): Record<string, FieldErrorCode> {
  const parsed = storedSchema(definition.fields, 'create').safeParse(
    withoutNull(sentValues(definition, values)),
  );
  return parsed.success ? {} : fieldErrors(parsed.error);
}

/** On the wire null means "remove it"; for the schema it is a missing value. */
function withoutNull(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, isValues(value) ? withoutNull(value) : value]),
  );
}
