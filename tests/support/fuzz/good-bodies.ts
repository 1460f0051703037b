import fc from 'fast-check';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { Field, Fields, ModuleDefinition } from '@/lib/pagebuilder/fields';
import { adminDefinitions } from '@/lib/records/definitions';
import type { Known } from './requests';

/** Takes one of what is known at the time of asking. */
export function oneOf<Item>(items: readonly Item[], otherwise: Item): fc.Arbitrary<Item> {
  return fc.nat(10_000).map((choice) => items[choice % Math.max(items.length, 1)] ?? otherwise);
}

const words = fc.constantFrom('Hafen', 'Licht', 'Größe „x“', 'A & B', 'Klang 7');

/** A value that a field takes; on the wire of the page editor a text has one language, in records both. */
function valueOfField(field: Field, isRecord: boolean, known: Known): fc.Arbitrary<unknown> {
  const one = plainValue(field, isRecord, known);
  return isRecord && field.localised === true ? fc.record({ de: one, en: one }) : one;
}

function plainValue(field: Field, isRecord: boolean, known: Known): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return words.map((word) => word.slice(0, field.max));
    case 'rich_text':
      return words.map((word) => `<p>${word.replace('&', '')}</p>`);
    case 'select':
      return fc.constantFrom(...field.options);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: Math.ceil(field.min), max: Math.floor(field.max) });
    case 'coordinates':
    case 'image':
      return fc.constant(null);
    case 'link':
      if (field.to !== undefined) return fc.constant(null);
      return fc.constantFrom('https://example.org/x', '/de/seite', null);
    case 'embed':
      return fc.constantFrom(
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
        null,
      );
    case 'date':
      return fc.constantFrom(field.time === true ? '2050-05-05T19:30' : '2050-05-05', null);
    case 'relation':
      return field.many === true
        ? fc.array(oneOf(known.records, 1), { maxLength: 2 })
        : fc.oneof(oneOf(known.records, 1), fc.constant(null));
    case 'slug':
      return fc.nat(100_000).map((number) => `s-${number}`);
    case 'list':
      return fc.array(goodFields(field.of, isRecord, known), { maxLength: 2 });
  }
}

function goodFields(fields: Fields, isRecord: boolean, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.entries(fields).map(
    ([name, field]) => [name, valueOfField(field, isRecord, known)] as const,
  );
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required === true ? [name] : []));
  return fc.record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true });
}

/** A body that a resource of the admin takes. */
export function goodRecord(resource: string, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const definition = Object.entries(adminDefinitions).find(([name]) => name === resource)?.[1];
  return goodFields(definition?.fields ?? {}, true, known);
}

const definitions: Partial<Record<string, ModuleDefinition>> = moduleDefinitions;

/** A body that a kind of module takes, with a place where it may stand. */
export function goodModule(kind: string, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const place = fc.record({
    parent: kind === 'container' ? fc.constant(null) : oneOf(known.modules, 1),
    content_type: fc.constant('page'),
    object_id: oneOf(known.records, 1),
    order: fc.nat(3),
  });
  return fc
    .tuple(goodFields(definitions[kind]?.fields ?? {}, false, known), place)
    .map(([fields, where]) => ({ ...fields, ...where }));
}
