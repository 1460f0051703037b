import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import {
  changeModule,
  countModule,
  findModule,
  findPlace,
  insertModule,
  isSection,
  listChildren,
  listModules,
  listNeighbours,
  moveModule,
  removeModule,
  uncounted,
  withLayout,
} from './sections';

const common = { slug: null, content_type: null, object_id: null, anchor: '' };

function buildModule(id: number, order: number, values: Partial<Module> = {}): Module {
  return { ...common, id, model: 'text', parent: 1, column: 0, order, ...values };
}

function buildSection(id: number, order: number, columns: Module[][]): Section {
  return {
    ...common,
    id,
    model: 'container',
    parent: null,
    column: 0,
    order,
    layout: columns.length === 2 ? 3 : 0,
    columns: columns.map((children) => ({ classes: 'col-6', children })),
  };
}

function buildSections(): Section[] {
  return [
    buildSection(1, 0, [[buildModule(11, 0), buildModule(12, 1)], [buildModule(13, 0)]]),
    buildSection(2, 1, [
      [buildModule(21, 0, { model: 'faq', children: [buildModule(31, 0), buildModule(32, 1)] })],
    ]),
  ];
}

const idsOf = (sections: Section[]) => listModules(sections).map(({ id }) => id);

describe('sections', () => {
  it('finds every module where it stands', () => {
    const sections = buildSections();
    expect(idsOf(sections)).toEqual([1, 11, 12, 13, 2, 21, 31, 32]);
    expect(findPlace(sections, 13)).toEqual({ parent: 1, column: 1, order: 0 });
    expect(findPlace(sections, 32)).toEqual({ parent: 21, column: 0, order: 1 });
    expect(findPlace(sections, 2)).toEqual({ parent: null, column: 0, order: 1 });
    expect(findPlace(sections, 99)).toBeNull();
  });

  it('changes one module and keeps the others as they are', () => {
    const before = buildSections();
    const after = changeModule(before, 31, (module) => ({ ...module, anchor: 'a' }));
    expect(after[0]).toBe(before[0]);
    expect(findPlace(after, 31)).toEqual({ parent: 21, column: 0, order: 0 });
    expect(listModules(after).find(({ id }) => id === 31)?.anchor).toBe('a');
  });

  it('moves a block to another column and counts both anew', () => {
    const after = moveModule(buildSections(), 11, { parent: 1, column: 1, order: 1 });
    expect(findPlace(after, 11)).toEqual({ parent: 1, column: 1, order: 1 });
    expect(listModules(after).map(({ id, order }) => [id, order])).toEqual([
      [1, 0],
      [12, 0],
      [13, 0],
      [11, 1],
      [2, 1],
      [21, 0],
      [31, 0],
      [32, 1],
    ]);
  });

  it('counts on from what is limited to the other language', () => {
    const hidden = [buildSection(1, 0, [[buildModule(11, 1), buildModule(12, 3)]])];
    const after = insertModule(hidden, buildModule(13, 0), { parent: 1, column: 0, order: 1 });
    expect(listModules(after).map(({ id, order }) => [id, order])).toEqual([
      [1, 0],
      [11, 1],
      [13, 2],
      [12, 4],
    ]);
  });

  it('does not count a block that the server has not seen, until it has', () => {
    const place = { parent: 1, column: 0, order: 1 };
    const local = insertModule(buildSections(), buildModule(-5, uncounted), place);
    expect(
      listModules(local)
        .map(({ order }) => order)
        .slice(0, 4),
    ).toEqual([0, 0, uncounted, 1]);
    expect(
      listModules(countModule(local, -5))
        .map(({ order }) => order)
        .slice(0, 4),
    ).toEqual([0, 0, 1, 2]);
    expect(idsOf(removeModule(local, -5))).toEqual(idsOf(buildSections()));
  });

  it('keeps every block when columns go away', () => {
    const section = buildSections().at(0);
    const single = section && withLayout(section, 0);
    expect(single?.columns.map(({ classes, children }) => [classes, children.map(({ id }) => id)])).toEqual([
      ['col-12', [11, 12, 13]],
    ]);
  });

  it('stand beside those of the same column, list or document', () => {
    const sections = buildSections();
    const idsAt = (parent: number | null, column = 0) =>
      listNeighbours(sections, { parent, column }).map(({ id }) => id);
    expect([idsAt(null), idsAt(1), idsAt(1, 1), idsAt(21)]).toEqual([[1, 2], [11, 12], [13], [31, 32]]);
    expect([idsAt(1, 2), idsAt(11), idsAt(99)]).toEqual([[], [], []]);
    expect(findModule(sections, 31)?.id).toBe(31);
    expect(findModule(sections, 99)).toBeNull();
    expect(sections.flatMap(listChildren).map(({ id }) => id)).toEqual([11, 12, 13, 21]);
    expect(isSection(buildModule(1, 0, { model: 'container' }))).toBe(false);
    expect(isSection(buildModule(1, 0, { columns: [] }))).toBe(false);
  });

  it('stay as they are where a place or a module is none', () => {
    const sections = buildSections();
    const module = buildModule(99, 0);
    expect(insertModule(sections, module, { parent: null, column: 0, order: 0 })).toEqual(sections);
    expect(insertModule(sections, module, { parent: 98, column: 0, order: 0 })).toEqual(sections);
    expect(insertModule(sections, module, { parent: 1, column: 5, order: 0 })).toEqual(sections);
    expect(moveModule(sections, 99, { parent: 1, column: 0, order: 0 })).toEqual(sections);
    expect(removeModule(sections, 99)).toEqual(sections);
    expect(countModule(sections, 99)).toEqual(sections);
    expect(countModule(sections, 11)).toEqual(sections);
  });

  it('keep their identity where nothing in them was changed', () => {
    const before = buildSections();
    const nothing = changeModule(before, 99, () => buildModule(98, 0));
    expect(nothing.map((section, index) => section === before[index])).toEqual([true, true]);
    const after = changeModule(before, 12, (module) => ({ ...module, anchor: 'a' }));
    expect([1, 11, 12, 13, 2].map((id) => findModule(after, id) === findModule(before, id))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    expect(after[0]?.columns[1]).toBe(before[0]?.columns[1]);
  });

  it('get as many columns as a split has, each with what stood there', () => {
    const section = buildSection(1, 0, [[buildModule(11, 0)], [buildModule(12, 0)], [buildModule(13, 0)]]);
    const columnsOf = (layout: number) =>
      withLayout(section, layout).columns.map(({ children }) => children.map(({ id }) => id));
    expect(columnsOf(3)).toEqual([[11], [12, 13]]);
    expect(withLayout(section, 3).layout).toBe(3);
    const [single] = buildSections().slice(1);
    expect(single && withLayout(single, 3).columns.map(({ children }) => children.length)).toEqual([1, 0]);
    expect(withLayout(section, 99).columns).toHaveLength(1);
  });

  const ids = [1, 11, 12, 13, 2, 21, 31, 32];
  /** Every place that a block can go to: in a column, or in a list. */
  const anyPlace = fc
    .tuple(fc.constantFrom([1, 0], [1, 1], [2, 0], [21, 0]), fc.nat(5))
    .map(([[parent = 1, column = 0], order]) => ({ parent, column, order }));
  const anyMoves = fc.array(fc.tuple(fc.constantFrom(11, 12, 13, 31, 32), anyPlace), { maxLength: 6 });

  it('lose and double nothing, wherever blocks are moved, and are counted from 0 at each place', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        let sections = buildSections();
        for (const [id, place] of moves) {
          const others = listNeighbours(sections, place).filter((other) => other.id !== id).length;
          sections = moveModule(sections, id, place);
          expect(findPlace(sections, id)).toEqual({ ...place, order: Math.min(place.order, others) });
          expect(findModule(sections, id)).toMatchObject({ parent: place.parent, column: place.column });
        }
        expect(idsOf(sections).toSorted()).toEqual(ids.toSorted());
        for (const module of listModules(sections)) {
          expect(module.order).toBe(findPlace(sections, module.id)?.order);
        }
      }),
    );
  });

  it('are as before when a block is put there and taken away again, seen by the server or not', () => {
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(0, uncounted), (place, order) => {
        const before = buildSections();
        const with99 = insertModule(before, buildModule(99, order), place);
        expect(idsOf(with99)).toHaveLength(ids.length + 1);
        expect(removeModule(with99, 99)).toEqual(before);
        expect(before).toEqual(buildSections());
      }),
    );
  });

  it('are moved as a whole among each other', () => {
    const after = moveModule(buildSections(), 1, { parent: null, column: 0, order: 1 });
    expect(after.map(({ id, order }) => [id, order])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(removeModule(after, 2).map(({ id, order }) => [id, order])).toEqual([[1, 0]]);
  });
});
