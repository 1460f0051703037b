import { z } from 'zod';

/** JSON Schema as zod writes it, as far as bounds are read from it. */
interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
}

/** A value beyond the bounds of a parameter or field. */
export interface BadValue {
  /** The parameter or field. */
  name: string;
  /** What is wrong with it. */
  fault: string;
  /** Undefined where it is missing though it must be there. */
  value: unknown;
}

type Fault = Pick<BadValue, 'fault' | 'value'>;

/** For each parameter of a query: what it must not be. Everything is text there. */
export function badParameters(schema: z.ZodType): BadValue[] {
  return badProperties(schema)
    .filter(({ value }) => typeof value !== 'object')
    .map(({ value, ...rest }) => ({ ...rest, value: value === undefined ? undefined : String(value) }))
    .concat(
      Object.keys(toJson(schema).properties ?? {}).map((name) => ({ name, fault: 'no text', value: 'a\0b' })),
    );
}

/** For each field of a body: what it must not be. */
export function badFields(schema: z.ZodType): BadValue[] {
  return badProperties(schema);
}

/** The parameters or fields without a bound, which should not be. */
export function listUnbounded(schema: z.ZodType): string[] {
  return Object.entries(toJson(schema).properties ?? {}).flatMap(([name, property]) =>
    isBounded(property) ? [] : [name],
  );
}

function toJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

function badProperties(schema: z.ZodType): BadValue[] {
  const { properties = {}, required = [] } = toJson(schema);
  return Object.entries(properties).flatMap(([name, property]) => [
    ...(required.includes(name) ? [{ name, fault: 'missing', value: undefined }] : []),
    ...faultsOf(property).map((fault) => ({ name, ...fault })),
  ]);
}

/** What is beyond the bounds of every one of the choices. */
function faultsOf(schema: JsonSchema): Fault[] {
  const choices = schema.anyOf ?? [schema];
  const candidates = choices.flatMap(faultsOfOne);
  const seen = new Set<string>();
  return candidates.filter(({ value }) => {
    const key = JSON.stringify(value);
    if (seen.has(key) || choices.some((choice) => isWithin(choice, value))) return false;
    return seen.add(key);
  });
}

function faultsOfOne(schema: JsonSchema): Fault[] {
  if (schema.const !== undefined || schema.enum)
    return [{ fault: 'no choice', value: 'nonsense' }, wrongType({})];
  switch (schema.type) {
    case 'integer':
    case 'number':
      return [
        wrongType('x'),
        ...(schema.type === 'integer' ? [{ fault: 'a fraction', value: 1.5 }] : []),
        ...edge('too small', schema.minimum ?? schema.exclusiveMinimum, -1),
        ...edge('too large', schema.maximum, 1),
      ];
    case 'string':
      return [
        wrongType({}),
        ...(schema.maxLength === undefined
          ? []
          : [{ fault: 'too long', value: 'x'.repeat(schema.maxLength + 1) }]),
        ...(schema.minLength === undefined
          ? []
          : [{ fault: 'too short', value: 'x'.repeat(schema.minLength - 1) }]),
        ...(schema.pattern === undefined ? [] : [{ fault: 'of another form', value: '!?' }]),
      ];
    case 'array':
      return [
        wrongType('x'),
        ...(schema.minItems === undefined ? [] : [{ fault: 'too few', value: [] }]),
        ...(schema.maxItems === undefined
          ? []
          : [
              {
                fault: 'too many',
                value: Array.from({ length: schema.maxItems + 1 }, () => schema.items?.enum?.[0] ?? 'x'),
              },
            ]),
        ...faultsOf(schema.items ?? {}).map(({ fault, value }) => ({
          fault: `with an item ${fault}`,
          value: [value],
        })),
      ];
    case 'boolean':
      return [wrongType('x')];
    default:
      return [];
  }
}

function wrongType(value: unknown): Fault {
  return { fault: 'of another type', value };
}

function edge(fault: string, bound: number | undefined, step: number): Fault[] {
  return bound === undefined || !Number.isSafeInteger(bound + step) ? [] : [{ fault, value: bound + step }];
}

function isWithin(schema: JsonSchema, value: unknown): boolean {
  if (schema.type === 'null') return value === null;
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  if (schema.type === 'string') {
    return (
      typeof value === 'string' &&
      value.length <= (schema.maxLength ?? Infinity) &&
      value.length >= (schema.minLength ?? 0) &&
      (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
    );
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return (
      typeof value === 'number' &&
      (schema.type === 'number' || Number.isInteger(value)) &&
      value <= (schema.maximum ?? Infinity) &&
      value >= (schema.minimum ?? -Infinity) &&
      value > (schema.exclusiveMinimum ?? -Infinity)
    );
  }
  return schema.type === undefined;
}

function isBounded(schema: JsonSchema): boolean {
  if (schema.anyOf) return schema.anyOf.every(isBounded);
  if (schema.const !== undefined || schema.enum || schema.type === 'boolean' || schema.type === 'null')
    return true;
  if (schema.type === 'string') return schema.maxLength !== undefined || schema.pattern !== undefined;
  if (schema.type === 'array') return schema.maxItems !== undefined && isBounded(schema.items ?? {});
  const least = schema.minimum ?? schema.exclusiveMinimum;
  return (
    (schema.type === 'integer' || schema.type === 'number') &&
    least !== undefined &&
    schema.maximum !== undefined
  );
}
