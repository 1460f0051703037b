import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModule, buildSection } from '@/tests/support/trees';
import { findNode } from '../locate';
import type { Change } from '../operations';
import { serialize } from '../serialize';
import type { Json, Tree, Values } from '../tree';
import { update } from './update';

const values: Values = { content: { de: 'Hallo', en: 'Hello' }, link: 'page:1', empty: null, many: [1] };
const tree: Tree = {
  sections: [
    buildSection({ id: 1, color: 'red', columns: [[buildModule({ id: 2, values })]] }),
    buildSection({ id: 3 }),
  ],
};

/** A node after changes, and what the inverse makes of it. */
function change(id: number, ...changes: Change[]) {
  const { tree: after, inverse } = update(tree, id, changes);
  expect(serialize(inverse.type === 'update' && update(after, id, inverse.changes).tree)).toBe(
    serialize(tree),
  );
  return findNode(after, id);
}

const inOneLanguage = (field: string, value?: Json): Change => ({
  target: 'value',
  field,
  locale: 'de',
  ...(value === undefined ? {} : { value }),
});

describe('an update', () => {
  it('changes one language and leaves the other', () => {
    expect(change(2, inOneLanguage('content', 'Tag'))).toMatchObject({
      values: { content: { de: 'Tag', en: 'Hello' }, link: 'page:1' },
    });
    const without = change(2, inOneLanguage('content'));
    expect(without).toHaveProperty('values.content', { en: 'Hello' });
    expect(without).not.toHaveProperty('values.content.de');
  });

  it.each(['link', 'empty', 'many', 'new', '__proto__'])(
    'begins with the languages of %s where it had none',
    (field) => {
      const after = change(2, inOneLanguage(field, 'Tag'));
      expect(Object.entries(after && 'values' in after ? after.values : {})).toContainEqual([
        field,
        { de: 'Tag' },
      ]);
    },
  );

  it('sets a value, and takes it away where there is none', () => {
    expect(change(2, { target: 'value', field: 'link', value: 'page:2' })).toHaveProperty(
      'values.link',
      'page:2',
    );
    expect(change(2, { target: 'value', field: 'content' })).not.toHaveProperty('values.content');
  });

  it('sets anchor, languages and colour, or takes them away', () => {
    expect(change(2, { target: 'anchor', value: 'oben' })).toHaveProperty('anchor', 'oben');
    expect(change(2, { target: 'anchor' })).toHaveProperty('anchor', '');
    expect(change(2, { target: 'locales', value: ['en', 'fr', 5] })).toHaveProperty('locales', ['en']);
    expect(change(2, { target: 'locales', value: 'en' })).toHaveProperty('locales', null);
    expect(change(1, { target: 'color', value: 'blue' })).toEqual({ ...tree.sections[0], color: 'blue' });
    expect(change(1, { target: 'color' })).not.toHaveProperty('color');
    expect(change(3, { target: 'color', value: 'blue' })).toHaveProperty('color', 'blue');
  });

  it('is taken back by its inverse, however often the same place is changed', () => {
    const anyChange = fc.record(
      {
        target: fc.constant('value' as const),
        field: fc.constantFrom('content', 'link', 'empty', 'many', 'new'),
        locale: fc.constantFrom('de' as const, 'en' as const),
        value: fc.constantFrom<Json>('x', null, 3, { de: 'y' }, {}),
      },
      { requiredKeys: ['target', 'field'] },
    );
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 6 }), (changes) => {
        change(2, ...changes);
      }),
    );
  });
});
