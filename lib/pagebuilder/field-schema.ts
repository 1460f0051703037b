import { z } from 'zod';
import { pageSlugSchema, slugSchema } from '@/lib/contract/identifier';
import { findClockChange } from './clock-change';
import { extractEmbedAddress, type EmbedFamily } from './embeds';
import { countCharacters, emptyValue } from './field-values';
import type { Field, Fields, LinkField } from './fields';
import { isLinkTarget, isReference } from './links';
import type { Json, Values } from './tree';

const longestAddress = 2000;
const longestEmbedCode = 10_000;

/**
 * Schema of one value of a field in one language; whether it is required is judged elsewhere. `null` means empty. `nested` gives the
 * schema for the groups of a list.
 */
export function fieldSchema(field: Field, nested?: (fields: Fields) => z.ZodType<Values>): z.ZodType<Json> {
  const filled = filledSchema(field, nested);
  return filled.nullable().transform((value): Json => value ?? emptyValue(field));
}

function filledSchema(field: Field, nested?: (fields: Fields) => z.ZodType<Values>): z.ZodType<Json> {
  switch (field.kind) {
    case 'text':
      return text(field.max, field.multiline === true ? undefined : joinLines);
    case 'rich_text':
      return text(field.max);
    case 'select':
      return z.literal([...field.options], { error: 'bad_choice' });
    case 'boolean':
      return z.boolean({ error: 'bad_type' });
    case 'number':
      return number(field.min, field.max, field.integer === true);
    case 'image':
      return image;
    case 'link':
      return text(longestAddress, (value) => value.trim()).refine(
        (value) => value === '' || leadsTo(value, field.to),
        { error: 'bad_link' },
      );
    case 'embed':
      return embed(field.family);
    case 'date':
      return z
        .string({ error: 'bad_type' })
        .refine((value) => value === '' || isDate(value, field.time === true), { error: 'bad_date' })
        .refine((value) => field.time !== true || findClockChange(value) !== 'missing', {
          error: 'missing_hour',
        })
        .transform((value) => (value === '' ? null : value));
    case 'relation':
      return field.many === true
        ? z.array(relation, { error: 'bad_type' }).max(1000, { error: 'too_many' })
        : relation;
    case 'slug':
      return z
        .string({ error: 'bad_type' })
        .refine(
          (value) =>
            value === '' || (field.path === true ? pageSlugSchema : slugSchema).safeParse(value).success,
          {
            error: 'bad_slug',
          },
        );
    case 'coordinates':
      return coordinates;
    case 'list':
      return z
        .array(nested ? nested(field.of) : z.record(z.string(), z.json()), { error: 'bad_type' })
        .max(field.max, { error: 'too_many' }) as z.ZodType<Json>;
  }
}

/** Whether a value leads to what its field may lead to. */
function leadsTo(value: string, to: LinkField['to']): boolean {
  if (to === undefined) return isLinkTarget(value);
  return isReference(value) && value.startsWith(to === 'section' ? 'section:' : 'media:');
}

const coordinates: z.ZodType<Json> = z.object(
  { latitude: number(-90, 90, false), longitude: number(-180, 180, false) },
  { error: 'bad_coordinates' },
);

const relation = z
  .int({ error: 'bad_relation' })
  .min(1, { error: 'bad_relation' })
  .max(2_147_483_647, { error: 'bad_relation' });

const image: z.ZodType<Json> = z
  .union([z.string(), z.number()], { error: 'bad_image' })
  .transform((value) => (typeof value === 'number' ? `media:${value}` : value))
  .refine((value) => value === '' || (value.startsWith('media:') && isReference(value)), {
    error: 'bad_image',
  })
  .transform((value) => (value === '' ? null : value));

/**
 * A string that a database can store: without NUL and other control characters, and without lone surrogates. Its length is checked after
 * `tidy`, as it will be stored.
 */
function text(max: number, tidy = (value: string) => value) {
  return z
    .string({ error: 'bad_type' })
    .transform((value) => tidy(withoutControls(value)))
    .refine((value) => countCharacters(value) <= max, { error: 'too_long' });
}

/** Looks at each run of white space only once, since the length of the text is not checked yet. */
function joinLines(value: string): string {
  return value.replace(/(?<!\s)\s*\n\s*/g, ' ');
}

function withoutControls(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
}

function number(min: number, max: number, integer: boolean): z.ZodType<Json> {
  return z
    .number({ error: 'bad_type' })
    .min(min, { error: 'too_small' })
    .max(max, { error: 'too_large' })
    .refine((value) => !integer || Number.isInteger(value), { error: 'bad_number' });
}

function embed(family: EmbedFamily): z.ZodType<Json> {
  return text(longestEmbedCode).transform((pasted, context) => {
    if (pasted.trim() === '') return '';
    const address = extractEmbedAddress(pasted, family);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: 'bad_embed_host' });
    return z.NEVER;
  });
}

/** Whether a string is a valid date, with a time if `time` is set. */
function isDate(value: string, time: boolean): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/.exec(value);
  if (!match || value.includes('T') !== time) return false;
  const day = new Date(`${match[1]}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(match[1] ?? '');
}
