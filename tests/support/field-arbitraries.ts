import fc from 'fast-check';
import { findClockChange } from '@/lib/pagebuilder/clock-change';
import type { Field, Fields } from '@/lib/pagebuilder/fields';

/** What values may point at: a file, a page, and one record of each resource. */
export interface Targets {
  media: number;
  page: number;
  records: Partial<Record<string, number[]>>;
}

const letters = fc.constantFrom(
  ...('abcdefghijklmnopqrstuvwxyzABCÄÖÜäöüßéł0123456789-,.„“–&<>\'"😀'.match(/./gu) ?? []),
);
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** The clocks leave some out. */
const moment = fc
  .tuple(day, time)
  .map((parts) => parts.join('T'))
  .filter((each) => findClockChange(each) !== 'missing');

/** Values of fields as an editor may send them: what is required is there, anything else sometimes. Slugs are left to be made. */
export function valuesOf(
  fields: Fields,
  targets: Targets,
  special: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields).filter(([name, field]) => field.kind !== 'slug' || name in special);
  return fc.record(
    Object.fromEntries(entries.map(([name, field]) => [name, special[name] ?? valueOf(field, targets)])),
    {
      requiredKeys: entries
        .filter(([name, { required }]) => required === true || name in special)
        .map(([name]) => name),
    },
  );
}

function valueOf(field: Field, targets: Targets): fc.Arbitrary<unknown> {
  if (field.localised !== true) return plainValueOf(field, targets);
  const value = plainValueOf(field, targets);
  return fc.oneof(fc.record({ de: value, en: value }), fc.record({ de: value }), fc.record({ en: value }));
}

function plainValueOf(field: Field, targets: Targets): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return fc.oneof(
        { arbitrary: textOf(Math.min(field.max, 24)), weight: 9 },
        { arbitrary: fc.constant('ß'.repeat(field.max)), weight: 1 },
      );
    case 'rich_text':
      return fc.constantFrom('<p>Hallo <strong>Welt</strong></p>', '<p>Eins</p><p>Zwei</p>');
    case 'select':
      return fc.constantFrom(...field.options);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc
        .integer({ min: Math.ceil(field.min), max: Math.floor(field.max) })
        .map((number) =>
          field.integer === true || Math.abs(number) === Math.abs(field.max) ? number : number + 0.25,
        )
        .filter((number) => number <= field.max);
    case 'coordinates':
      return fc.record({ latitude: degrees(90), longitude: degrees(180) });
    case 'image':
      return fc.constant(`media:${targets.media}`);
    case 'link':
      return fc.constantFrom(
        `page:${targets.page}`,
        'https://example.org/a?b=c',
        '#oben',
        'mailto:a@example.org',
      );
    case 'date':
      return field.time === true ? moment : day;
    case 'relation': {
      const ids = targets.records[field.resource] ?? [];
      return field.many === true ? fc.subarray(ids) : fc.constantFrom(...ids);
    }
    case 'list':
      return fc.array(valuesOf(field.of, targets, timesOf(field.of)), { maxLength: Math.min(field.max, 3) });
    case 'slug':
    case 'embed':
      throw new Error(`No record has a field of the kind ${field.kind} here.`);
  }
}

function degrees(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: -most * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000);
}

/** Opening hours are texts of the form `HH:MM`. */
function timesOf(fields: Fields): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(['opens', 'closes'].filter((name) => name in fields).map((name) => [name, time]));
}

function textOf(max: number): fc.Arbitrary<string> {
  return fc
    .array(letters, { minLength: 1, maxLength: max })
    .map((all) => Array.from(all.join('')).slice(0, max).join(''));
}

/** Values that a field must refuse, each with what is wrong with it. For a localised field, in one language. */
export function badValuesOf(field: Field, missingId: number): [string, unknown][] {
  const found = plainBadValuesOf(field, missingId);
  if (field.localised !== true) return found;
  return [
    ...found.map(([fault, value]): [string, unknown] => [fault, { de: value }]),
    ['not per language', ['x']],
    ['in an unknown language', { fr: 'x' }],
  ];
}

function plainBadValuesOf(field: Field, missingId: number): [string, unknown][] {
  switch (field.kind) {
    case 'text':
    case 'rich_text':
      return [
        ['too long', 'x'.repeat(field.max + 1)],
        ['a number', 5],
        ['a list', ['x']],
      ];
    case 'select':
      return [
        ['no choice', 'nonsense'],
        ['a truth', true],
      ];
    case 'boolean':
      return [
        ['a text', 'true'],
        ['a number', 1],
      ];
    case 'number':
      return [
        ['too small', field.min - 1],
        ['too large', field.max + 1],
        ['a text', '5'],
        ...(field.integer === true ? [['a fraction', field.min + 0.5] satisfies [string, unknown]] : []),
      ];
    case 'coordinates':
      return [
        ['beyond the pole', { latitude: 91, longitude: 0 }],
        ['one number only', { latitude: 50 }],
        ['a text', '50, 10'],
      ];
    case 'image':
      return [
        ['a page', 'page:1'],
        ['no file', `media:${missingId}`],
        ['an address', 'https://example.org/a.png'],
        ['a truth', true],
      ];
    case 'link':
      return [
        ['a script', 'javascript:alert(1)'],
        ['too long', `https://example.org/${'x'.repeat(2000)}`],
        ['no page', `page:${missingId}`],
        ['a number', 5],
      ];
    case 'date':
      return [
        ['no day', field.time === true ? '2025-02-30T10:00' : '2025-02-30'],
        ['no date', 'morgen'],
        ['without or with a time', field.time === true ? '2025-01-01' : '2025-01-01T10:00'],
        ['a number', 5],
      ];
    case 'relation': {
      const ids = [0, -1, 1.5, 'x', missingId].map((id): [string, unknown] => [`the id ${id}`, id]);
      return field.many === true
        ? [['a text', 'x'], ...ids.map(([fault, id]): [string, unknown] => [fault, [id]])]
        : ids;
    }
    case 'list':
      return [
        ['a text', 'x'],
        ['of numbers', [5]],
        ['too many', Array.from({ length: field.max + 1 }, () => ({}))],
        ...Object.entries(field.of).flatMap(([name, each]) =>
          badValuesOf(each, missingId).map(([fault, value]): [string, unknown] => [
            `${name} ${fault}`,
            [{ [name]: value }],
          ]),
        ),
      ];
    case 'slug':
      return [['a number', 5]];
    case 'embed':
      return [['another host', 'https://example.org/']];
  }
}
