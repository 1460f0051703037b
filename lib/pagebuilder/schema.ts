import { z } from 'zod';
import { locales } from '@/lib/contract/locale';
import { emptyValue, isEmptyValue } from './field-values';
import type { Field, Fields } from './fields';
import { fieldSchema } from './field-schema';
import type { Json, Values } from './tree';

/** `create` fills in missing values; `update` ignores them and judges only those given. */
export type SchemaMode = 'create' | 'update';

/**
 * Schema of wire values in one language: flat values by field name (spec §3). Unknown names are dropped. Required fields are judged in
 * this language (spec §5). The messages of its issues are codes; read them with `fieldErrors`.
 */
export const wireSchema = oncePerFields((fields, mode) =>
  objectOf(fields, mode, (field) => withRequired(field, fieldSchema(field)), emptyValue),
);

/**
 * Schema of stored values, which the admin sends too: localised fields as `{de, en}`. A required localised field needs a value in at
 * least one language, because a record may exist in one language only.
 */
export const storedSchema = oncePerFields((fields, mode) =>
  objectOf(fields, mode, storedFieldSchema, (field) => (field.localised === true ? {} : emptyValue(field))),
);

type BuildSchema = (fields: Fields, mode: SchemaMode) => z.ZodType<Values>;

/** Building a schema takes milliseconds and definitions never change, so each is built once. */
function oncePerFields(build: BuildSchema): BuildSchema {
  const built = {
    create: new WeakMap<Fields, z.ZodType<Values>>(),
    update: new WeakMap<Fields, z.ZodType<Values>>(),
  };
  return (fields, mode) => {
    const known = built[mode].get(fields);
    if (known !== undefined) return known;
    const schema = build(fields, mode);
    built[mode].set(fields, schema);
    return schema;
  };
}

function storedFieldSchema(field: Field): z.ZodType<Json> {
  if (field.localised !== true) return withRequired(field, fieldSchema(field, nestedSchema));
  const value = fieldSchema(field, nestedSchema);
  const texts = z
    .partialRecord(z.enum(locales), value, { error: 'bad_type' })
    .transform((each): Json =>
      Object.fromEntries(Object.entries(each).filter(([, text]) => text !== undefined)),
    );
  if (field.required !== true) return texts;
  return texts.refine((each) => Object.values(each ?? {}).some((text) => !isEmptyValue(field, text)), {
    error: 'required',
  });
}

function nestedSchema(fields: Fields): z.ZodType<Values> {
  return storedSchema(fields, 'create');
}

function withRequired(field: Field, schema: z.ZodType<Json>): z.ZodType<Json> {
  return field.required === true
    ? schema.refine((value) => !isEmptyValue(field, value), { error: 'required' })
    : schema;
}

function objectOf(
  fields: Fields,
  mode: SchemaMode,
  schemaOf: (field: Field) => z.ZodType<Json>,
  missing: (field: Field) => Json,
): z.ZodType<Values> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemaOf(field);
      return [name, mode === 'create' ? schema.prefault(missing(field)) : schema.optional()];
    }),
  );
  return z.object(shape, { error: 'bad_type' }) as unknown as z.ZodType<Values>;
}
