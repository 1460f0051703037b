import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ValuesOf } from '@/lib/pagebuilder/tree';
import type { FieldsOf } from '@/lib/records/definitions';
import { type flagOf, groupsOf, idsOf, type LocalisedName, localisedOf, numberOf, textOf } from './values';

const settings: ValuesOf<FieldsOf<'settings'>> = {
  slogan: { de: 'Kunst am Fluss' },
  date_start: '2025-06-28',
  special_hours: [{ date_from: '2025-07-01', note: { en: 'Closed' } }, 'no group'],
};

it('reads what is there, and an empty text where nothing is', () => {
  expect(localisedOf(settings, 'slogan', 'de')).toBe('Kunst am Fluss');
  expect(localisedOf(settings, 'slogan', 'en')).toBe('');
  expect(textOf(settings, 'date_start')).toBe('2025-06-28');
  expect(textOf(settings, 'date_end')).toBe('');
  const [group, ...others] = groupsOf(settings, 'special_hours');
  expect(others).toEqual([]);
  expect(group && textOf(group, 'date_from')).toBe('2025-07-01');
  expect(group && localisedOf(group, 'note', 'en')).toBe('Closed');
});

// Judged by the compiler: `npx tsc --noEmit` fails where one of these is not so.
describe('a name of a field', () => {
  it('is one of its resource: a misspelt one does not compile', () => {
    expectTypeOf<'slogan'>().toExtend<LocalisedName<FieldsOf<'settings'>>>();
    expectTypeOf<'slogn'>().not.toExtend<LocalisedName<FieldsOf<'settings'>>>();
    expectTypeOf<'subtitle'>().not.toExtend<LocalisedName<FieldsOf<'settings'>>>();
  });

  it('says what can be read there', () => {
    expectTypeOf<'slogan'>().not.toExtend<Parameters<typeof textOf<FieldsOf<'settings'>>>[1]>();
    expectTypeOf<Parameters<typeof flagOf<FieldsOf<'events'>>>[1]>().toEqualTypeOf<
      'is_accessible' | 'is_online'
    >();
  });
});

it('reads ids and numbers where they are, and nothing else for them', () => {
  expect(idsOf([7, 'x', null, 9])).toEqual([7, 9]);
  expect(idsOf(7)).toEqual([7]);
  expect(idsOf('7')).toEqual([]);
  expect(idsOf(undefined)).toEqual([]);
  expect(numberOf({ order: 3 } as ValuesOf<FieldsOf<'productions'>>, 'order')).toBe(3);
  expect(numberOf({ order: '3' } as ValuesOf<FieldsOf<'productions'>>, 'order')).toBeNull();
});
