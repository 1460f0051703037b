import { describe, expect, it } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import {
  changeModule,
  countModule,
  findPlace,
  insertModule,
  listModules,
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
});
