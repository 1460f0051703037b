import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/contract/locale';
import { sectionLayouts } from '@/lib/contract/module';
import {
  anySeed,
  anyTree,
  buildModule,
  buildSection,
  pickOperation,
  repeatedIds,
} from '@/tests/support/trees';
import { duplicate } from './duplicate';
import { locate, nodeIds, treeIds, walkTree } from './locate';
import { concernsLocale, OperationError, type Operation } from './operations';
import { apply } from './operations-apply';
import { hasChanges } from './publish';
import { serialize } from './serialize';
import { isSection, type Tree } from './tree';

function freeze(tree: Tree): Tree {
  JSON.stringify(tree, (_, each: unknown) => Object.freeze(each));
  return tree;
}

describe('apply', () => {
  it('gives the first tree back, byte for byte, when every inverse follows', () => {
    fc.assert(
      fc.property(anyTree, fc.array(anySeed, { maxLength: 25 }), (first, seeds) => {
        let last = 1000;
        let tree = freeze(first);
        const inverses: Operation[] = [];
        for (const seed of seeds) {
          const operation = pickOperation(tree, seed, () => ++last);
          if (!operation) continue;
          const applied = apply(tree, operation);
          inverses.unshift(throughLog(applied.inverse));
          tree = freeze(applied.tree);
          expect(repeatedIds(tree)).toEqual([]);
          for (const section of tree.sections) {
            expect(section.columns).toHaveLength(sectionLayouts[section.layout]?.columns.length ?? -1);
          }
        }
        for (const inverse of inverses) tree = apply(tree, inverse).tree;
        expect(serialize(tree)).toBe(serialize(first));
      }),
      { numRuns: 400 },
    );
  });

  it('changes nothing in a language that an operation does not concern', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), fc.constantFrom(...locales), (tree, index, locale) => {
        const modules = [...walkTree(tree)].map(({ node }) => node).filter((node) => !isSection(node));
        const module = modules[index % Math.max(modules.length, 1)];
        fc.pre(module !== undefined);
        const write = (value: string, locales: readonly Locale[]): Operation => ({
          ...{ type: 'update', id: module.id },
          changes: locales.map((each) => ({ target: 'value', field: 'content', value, locale: each })),
        });
        const before = apply(tree, write('text', locales)).tree;
        const operation = write('another text', [locale]);
        const after = apply(before, operation).tree;
        for (const each of locales)
          expect(hasChanges(after, before, each)).toBe(concernsLocale(operation, each));
      }),
    );
    const write = (locale?: 'de' | 'en'): Operation => ({
      ...{ type: 'update', id: 1 },
      changes: [{ target: 'value', field: 'content', value: 'Neu', ...(locale && { locale }) }],
    });
    const concerned = (operation: Operation) => locales.filter((each) => concernsLocale(operation, each));
    expect(concerned(write('en'))).toEqual(['en']);
    expect(concerned(write())).toEqual(['de', 'en']);
    expect(concerned({ type: 'batch', operations: [write('de')] })).toEqual(['de']);
    expect(concerned({ type: 'batch', operations: [write('de'), { type: 'remove', id: 1 }] })).toEqual([
      'de',
      'en',
    ]);
  });

  it('redoes by the inverse of the inverse', () => {
    fc.assert(
      fc.property(anyTree, anySeed, (tree, seed) => {
        const operation = pickOperation(tree, seed, () => 5000);
        fc.pre(operation !== null);
        const done = apply(tree, operation);
        const undone = apply(done.tree, done.inverse);
        expect(serialize(apply(undone.tree, undone.inverse).tree)).toBe(serialize(done.tree));
      }),
    );
  });

  it('loses nothing when the layout of a section changes', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(sectionLayouts.length - 1), (tree, layout) => {
        for (const section of tree.sections) {
          const after = apply(tree, { type: 'set_layout', id: section.id, layout }).tree;
          expect(treeIds(after).toSorted()).toEqual(treeIds(tree).toSorted());
        }
      }),
    );
  });

  it('names the nodes it touched', () => {
    const list = buildModule({ id: 2, kind: 'faq', children: [buildModule({ id: 3, kind: 'faqitem' })] });
    const tree = { sections: [buildSection({ id: 1, columns: [[list]] })] };
    expect(apply(tree, { type: 'remove', id: 2 }).touched).toEqual([2, 3]);
    expect(apply(tree, { type: 'set_layout', id: 1, layout: 3 }).touched).toEqual([1]);
    expect(apply(tree, move(3, 1, 0)).touched).toEqual([3]);
    expect(apply(tree, { type: 'update', id: 3, changes: [] }).touched).toEqual([3]);
    const operations = [move(3, 1, 0), move(2, 1, 0), move(3, 1, 0)];
    expect(apply(tree, { type: 'batch', operations }).touched).toEqual([3, 2]);
    const other = { sections: [buildSection({ id: 1 }), buildSection({ id: 4 })] };
    expect(apply(tree, { type: 'replace', tree: other }).touched).toEqual([1, 2, 3, 4]);
  });

  it('puts another tree in its place, and this one back', () => {
    fc.assert(
      fc.property(anyTree, anyTree, (tree, other) => {
        const replaced = apply(tree, { type: 'replace', tree: other });
        expect(replaced.tree).toEqual(other);
        expect(apply(other, replaced.inverse).tree).toEqual(tree);
      }),
    );
  });

  it.each<[string, Operation, string]>([
    ['an id that is not there', { type: 'remove', id: 99 }, 'not_found'],
    ['a module without a parent', move(2, null, 0), 'bad_place'],
    ['a section inside a section', move(1, 4, 0), 'bad_place'],
    ['a column that the layout does not have', move(2, 1, 1), 'bad_place'],
    ['a column before the first', move(2, 1, -1), 'bad_place'],
    ['to move what is not there', move(99, 1, 0), 'not_found'],
    ['a list into its own place', move(2, 2, 0), 'bad_place'],
    ['a section with too few columns', insertSection(3, 1), 'bad_layout'],
    ['a section of an unknown layout', insertSection(9, 1), 'bad_layout'],
    ['more columns than the layout has', setColumns(0, [[2], []]), 'bad_layout'],
    ['to change what is not there', { type: 'update', id: 99, changes: [] }, 'not_found'],
    ['a colour of a module', { type: 'update', id: 2, changes: [{ target: 'color' }] }, 'bad_change'],
    ['a value of no field', { type: 'update', id: 2, changes: [{ target: 'value' }] }, 'bad_change'],
    ['a parent that is not there', move(2, 77, 0), 'bad_place'],
    ['a list into itself', move(2, 3, 0), 'bad_place'],
    ['an unknown layout', { type: 'set_layout', id: 1, layout: 6 }, 'bad_layout'],
    ['a layout for a module', { type: 'set_layout', id: 2, layout: 0 }, 'not_found'],
    ['an id that is in use', insert(buildModule({ id: 3 })), 'duplicate_id'],
    ['the same id twice', insert(buildModule({ id: 8, children: [buildModule({ id: 8 })] })), 'duplicate_id'],
    [
      'values of a section',
      { type: 'update', id: 1, changes: [{ target: 'value', field: 'x' }] },
      'bad_change',
    ],
  ])('refuses %s', (_, operation, code) => {
    const list = buildModule({ id: 2, kind: 'faq', children: [buildModule({ id: 3, kind: 'faqitem' })] });
    const tree = { sections: [buildSection({ id: 1, columns: [[list]] }), buildSection({ id: 4 })] };
    expect(() => apply(tree, operation)).toThrow(expect.objectContaining({ code }) as Error);
    expect(() => apply(tree, operation)).toThrow(OperationError);
  });

  it('gives modules their columns by name, passing over names of what is gone', () => {
    const columns = [[buildModule({ id: 2 }), buildModule({ id: 3 })], []];
    const tree = { sections: [buildSection({ id: 1, layout: 3, columns }), buildSection({ id: 4 })] };
    const after = apply(tree, setColumns(3, [[], [99, 2]])).tree;
    expect(after.sections[0]?.columns.map((column) => column.map(({ id }) => id))).toEqual([[3], [2]]);
    expect(after.sections[1]).toBe(tree.sections[1]);
  });

  it('keeps a module that came after, when a layout is taken back', () => {
    const tree: Tree = {
      sections: [
        buildSection({ id: 1, layout: 3, columns: [[buildModule({ id: 2 })], [buildModule({ id: 3 })]] }),
      ],
    };
    const single = apply(tree, { type: 'set_layout', id: 1, layout: 0 });
    const withMore = apply(single.tree, insert(buildModule({ id: 9 }))).tree;
    const back = apply(withMore, single.inverse).tree;
    expect(back.sections[0]?.columns.map((column) => column.map((module) => module.id))).toEqual([
      [2, 9],
      [3],
    ]);
  });
});

describe('duplicate', () => {
  it('gives every node of the copy an id of its own and keeps both languages', () => {
    const node = buildModule({ id: 2, anchor: 'oben', values: { content: { de: 'Hallo', en: 'Hello' } } });
    const section = buildSection({ id: 1, columns: [[node]] });
    let last = 50;
    const copy = duplicate(section, () => ++last);
    expect(nodeIds(copy)).toEqual([51, 52]);
    expect(copy.columns[0]?.[0]).toEqual({ ...node, id: 52, anchor: '' });
    expect(duplicate(buildSection({ id: 1, anchor: 'oben' }), () => 9)).toEqual(buildSection({ id: 9 }));
    const list = buildModule({ id: 2, children: [buildModule({ id: 3, anchor: 'unten' })] });
    const children = [{ ...buildModule({ id: 54 }), values: { content: { de: 'Block 3' } } }];
    expect(duplicate(list, () => ++last)).toEqual({ ...list, id: 53, children });
    expect(locate({ sections: [section, copy] }, 52)?.place).toEqual({ parent: 51, column: 0, order: 0 });
  });
});

function throughLog(operation: Operation): Operation {
  return JSON.parse(JSON.stringify(operation)) as Operation;
}

function move(id: number, parent: number | null, column: number): Operation {
  return { type: 'move', id, place: { parent, column, order: 0 } };
}

function setColumns(layout: number, columns: number[][]): Operation {
  return { type: 'set_columns', id: 1, layout, columns };
}

function insertSection(layout: number, count: number): Operation {
  const columns = Array.from({ length: count }, () => []);
  return {
    type: 'insert',
    node: buildSection({ id: 9, layout, columns }),
    place: { parent: null, column: 0, order: 0 },
  };
}

function insert(node: ReturnType<typeof buildModule>): Operation {
  return { type: 'insert', node, place: { parent: 1, column: 0, order: 9 } };
}
