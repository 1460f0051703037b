import { describe, expect, it } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import { findModule, findPlace, isSection, listChildren, listModules, listNeighbours } from './sections';

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
});
