import { describe, expect, it } from 'vitest';
import type { TreePlace } from '@/lib/pagebuilder/tree';
import { buildModule, buildSection } from '@/tests/support/trees';
import { ProblemError } from '../kernel/problem';
import { readPlace } from './places';

const item = buildModule({ id: 31, kind: 'faqitem' });
const faq = buildModule({ id: 21, kind: 'faq', children: [item] });
const german = buildModule({ id: 22, locales: ['de'] });
const tree = {
  sections: [
    buildSection({
      id: 1,
      layout: 3,
      columns: [[german, buildModule({ id: 23 }), buildModule({ id: 24 })], [faq]],
    }),
    buildSection({ id: 2 }),
  ],
};

type Wanted = Parameters<typeof readPlace>[2];

/** Where a thing may go, or what is wrong with the place. */
function place(
  kind: string,
  wanted: Partial<Wanted>,
  ...moving: number[]
): TreePlace | Record<string, string> {
  try {
    return readPlace(tree, kind, { parent: null, column: 0, order: undefined, ...wanted }, 'en', ...moving);
  } catch (error) {
    if (error instanceof ProblemError && error.options.fields) return error.options.fields;
    throw error;
  }
}

describe('a place', () => {
  it('of a section is in the document, and at its end where none is named', () => {
    expect(place('container', { order: 0 })).toEqual({ parent: null, column: 0, order: 0 });
    expect(place('container', { column: 1 })).toEqual({ parent: null, column: 0, order: 2 });
    expect(place('container', { parent: 1 })).toEqual({ parent: 'fields.bad_place' });
  });

  it('of a block is in a column of a section, and counts what its language shows', () => {
    expect(place('text', { parent: 1, order: 0 })).toEqual({ parent: 1, column: 0, order: 1 });
    expect(place('text', { parent: 1, order: 1 })).toEqual({ parent: 1, column: 0, order: 2 });
    expect(place('text', { parent: 1, column: 1 })).toEqual({ parent: 1, column: 1, order: 1 });
    expect(place('text', { parent: 1, order: 1 }, 23)).toEqual({ parent: 1, column: 0, order: 2 });
    expect(place('text', { parent: 1, order: 0 }, 22)).toEqual({ parent: 1, column: 0, order: 0 });
  });

  it('of a block is nowhere else', () => {
    expect(place('text', {})).toEqual({ parent: 'fields.required' });
    expect(place('text', { parent: 1, column: 2 })).toEqual({ column: 'fields.bad_place' });
    expect(place('text', { parent: 21 })).toEqual({ parent: 'fields.bad_place' });
    expect(place('text', { parent: 99 })).toEqual({ parent: 'fields.bad_place' });
  });

  it('of an item is in a list of its own kind', () => {
    expect(place('faqitem', { parent: 21 })).toEqual({ parent: 21, column: 0, order: 1 });
    expect(place('faqitem', { parent: 21, column: 3, order: 0 })).toEqual({
      parent: 21,
      column: 0,
      order: 0,
    });
    expect(place('faqitem', { parent: 1 })).toEqual({ parent: 'fields.bad_place' });
    expect(place('faqitem', { parent: 23 })).toEqual({ parent: 'fields.bad_place' });
  });

  it('in something that is gone is one that is not found', () => {
    expect(() => readPlace(tree, 'text', { parent: 99, column: 0, order: 0 }, 'de')).toThrow('not_found');
  });
});
