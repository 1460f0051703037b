import 'server-only';
import { z } from 'zod';
import { genreSchema } from '@/lib/contract/genre';
import { isLocale, type Locale } from '@/lib/contract/locale';
import { openingHoursSchema } from '@/lib/contract/opening-hours';
import { searchAnswerSchema, searchHitSchema } from '@/lib/contract/search';
import { venueSchema } from '@/lib/contract/venue';
import { isValues } from '@/lib/pagebuilder/field-values';
import { liftGenre, liftHours, liftSearch, liftSearchHit, liftVenue } from './lifts';
import { toWallClock } from './wall-clock';

/** Marks a value that cannot be read. */
const unreadable = Symbol('unreadable');

interface Reading {
  locale: Locale;
  /** Called with the place of each part that was left out: `results.3.genre`. */
  leftOut: (place: string) => void;
}

/** Objects of the contract that other systems send in simpler forms. */
const lifts = new Map<z.core.$ZodType, (value: unknown) => unknown>([
  [genreSchema, liftGenre],
  [openingHoursSchema, liftHours],
  [venueSchema, liftVenue],
  [searchAnswerSchema, liftSearch],
  [searchHitSchema, liftSearchHit],
]);

/** Fields that hold a date, which this site formats. */
const dateFields = new Set(['date', 'date_start', 'date_end']);

/**
 * Reads an answer in the forms that spec §3 and §7 leave open: a text in one language or in both, numbers and booleans as strings, lists
 * with or without pages around them, names instead of objects, null or nothing for what is optional. What cannot be read is left out if
 * the contract allows it. Null if the whole cannot be read.
 */
export function readTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  reading: Reading,
): z.output<Schema> | null {
  const softened = soften(schema, value, reading, '');
  if (softened === unreadable) return null;
  const parsed = schema.safeParse(softened);
  return parsed.success ? parsed.data : null;
}

function soften(schema: z.core.$ZodType, given: unknown, reading: Reading, place: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const lift = lifts.get(schema);
  const value = lift ? lift(given) : given;
  switch (def.type) {
    case 'optional':
    case 'default':
      if (value === undefined) return undefined;
      return orElse(undefined, soften(def.innerType, value, reading, place), value, reading, place);
    case 'nullable':
      if (value === undefined || value === null) return null;
      return orElse(null, soften(def.innerType, value, reading, place), value, reading, place);
    case 'object':
      return softenObject(def, value, reading, place);
    case 'array':
      return softenList(def.element, value, reading, place);
    case 'record':
      return softenRecord(def, value, reading, place);
    case 'intersection': {
      const left = soften(def.left, value, reading, place);
      return left === unreadable ? unreadable : soften(def.right, left, reading, place);
    }
    case 'union':
      return softenUnion(def.options, value, reading, place);
    case 'lazy':
      return soften(def.getter(), value, reading, place);
    case 'pipe':
      return soften(def.in, value, reading, place);
    case 'string':
      return fitting(schema, asText(value, reading.locale));
    case 'number':
      return fitting(schema, asNumber(value));
    case 'boolean':
      return asBoolean(value);
    default:
      return fitting(schema, value);
  }
}

/** A replacement for a part that cannot be read. A missing part is not reported. */
function orElse(instead: null | undefined, read: unknown, value: unknown, reading: Reading, place: string) {
  if (read !== unreadable) return read;
  if (value !== null && value !== '') reading.leftOut(place);
  return instead;
}

function fitting(schema: z.core.$ZodType, value: unknown): unknown {
  return z.safeParse(schema, value).success ? value : unreadable;
}

function softenObject(def: z.core.$ZodObjectDef, given: unknown, reading: Reading, place: string): unknown {
  // A list without its page.
  const value = Array.isArray(given) && 'results' in def.shape ? { results: given } : given;
  if (!isValues(value)) return unreadable;
  const softened = new Map<string, unknown>(Object.entries(value).filter(([name]) => name !== '__proto__'));
  for (const [name, field] of Object.entries(def.shape)) {
    const own = softenField(name, field, softened.get(name), reading, join(place, name));
    if (own === unreadable) return unreadable;
    if (own === undefined) softened.delete(name);
    else softened.set(name, own);
  }
  return Object.fromEntries(softened);
}

function softenField(name: string, field: z.core.$ZodType, value: unknown, reading: Reading, place: string) {
  const date = dateFields.has(name) && typeof value === 'string' && value !== '' ? value : null;
  const isBadDate = date !== null && Number.isNaN(Date.parse(date));
  // An artwork's slug in the requested language only; the contract has both.
  const isLoneSlug = name === 'slug' && typeof value === 'string' && holdsObject(field);
  const isBad = isBadDate || (isAddress(name) && typeof value === 'string' && hasForeignScheme(value));
  if (isBad) reading.leftOut(place);
  if (isBad) return soften(field, null, reading, place);
  const read = isLoneSlug ? { [reading.locale]: value } : date === null ? value : toWallClock(date);
  return soften(field, read, reading, place);
}

function isAddress(name: string): boolean {
  return name === 'url' || name.endsWith('_url');
}

/**
 * Whether an address has a scheme other than web, mail or phone, such as one that runs a script. Browsers ignore spaces and control
 * characters in it.
 */
function hasForeignScheme(address: string): boolean {
  const plain = Array.from(address).filter((character) => character > ' ');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain.join(''))?.[1];
  return scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase());
}

function holdsObject(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' || ('innerType' in def && holdsObject(def.innerType));
}

function softenList(element: z.core.$ZodType, given: unknown, reading: Reading, place: string): unknown {
  if (given === undefined || given === null || given === '') return [];
  const value = isValues(given) && Array.isArray(given.results) ? given.results : given;
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const softened = items.map((item, index) => {
    const read = item === null ? unreadable : soften(element, item, reading, join(place, String(index)));
    if (read === unreadable) reading.leftOut(join(place, String(index)));
    return read;
  });
  const readable = softened.filter((item) => item !== unreadable && item !== undefined);
  return Array.isArray(value) || readable.length > 0 ? readable : unreadable;
}

function softenRecord(def: z.core.$ZodRecordDef, value: unknown, reading: Reading, place: string): unknown {
  if (Array.isArray(value) && value.length === 0) return {};
  if (!isValues(value)) return unreadable;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name === '__proto__' || inner === null || fitting(def.keyType, name) === unreadable) return [];
    const read = soften(def.valueType, inner, reading, join(place, name));
    return read === unreadable ? [] : [[name, read]];
  });
  return Object.fromEntries(entries);
}

function softenUnion(options: readonly z.core.$ZodType[], value: unknown, reading: Reading, place: string) {
  if (options.some((option) => fitting(option, value) !== unreadable)) return value;
  for (const option of options) {
    const read = soften(option, value, reading, place);
    if (read !== unreadable) return read;
  }
  return unreadable;
}

/** A text as it is, or its version in the requested language, or the address of a file. */
function asText(value: unknown, locale: Locale): unknown {
  if (typeof value === 'number') return String(value);
  if (!isValues(value)) return value;
  if (Object.keys(value).some(isLocale)) return asText(value[locale] ?? '', locale);
  return value.url;
}

function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

function asBoolean(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  const word = String(value).toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' || word === '' ? false : unreadable;
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}
