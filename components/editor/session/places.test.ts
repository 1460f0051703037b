import { describe, expect, it } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import { findNeighbourPlace } from './places';
import { findDropPlace } from '../canvas/use-drop-monitor';

const common = { slug: null, content_type: null, object_id: null, anchor: '', column: 0, order: 0 };

function buildModule(id: number, values: Partial<Module> = {}): Module {
  return { ...common, id, model: 'text', parent: 1, ...values };
}

function buildSection(id: number, columns: Module[][]): Section {
  return {
    ...common,
    id,
    model: 'container',
    parent: null,
    layout: 0,
    columns: columns.map((children) => ({ classes: '', children })),
  };
}

const faq = buildModule(21, { model: 'faq', children: [buildModule(31), buildModule(32)] });
const sections = [
  buildSection(1, [[buildModule(11), buildModule(12)], [buildModule(13)]]),
  buildSection(2, [[faq]]),
];

describe('findNeighbourPlace', () => {
  it.each([
    [11, 'down', { parent: 1, column: 0, order: 1 }],
    [12, 'down', { parent: 2, column: 0, order: 0 }],
    [21, 'up', { parent: 1, column: 0, order: 2 }],
    [12, 'right', { parent: 1, column: 1, order: 1 }],
    [13, 'left', { parent: 1, column: 0, order: 0 }],
    [32, 'up', { parent: 21, column: 0, order: 0 }],
    [32, 'left', { parent: 21, column: 0, order: 0 }],
    [2, 'up', { parent: null, column: 0, order: 0 }],
  ] as const)('leads block %i %s', (id, direction, place) => {
    expect(findNeighbourPlace(sections, id, direction)).toEqual(place);
  });

  it.each([
    [11, 'up'],
    [11, 'left'],
    [13, 'right'],
    [21, 'down'],
    [31, 'up'],
    [1, 'up'],
    [1, 'left'],
  ] as const)('has no place for block %i %s', (id, direction) => {
    expect(findNeighbourPlace(sections, id, direction)).toBeNull();
  });
});

describe('findDropPlace', () => {
  it('counts without the block that is dragged', () => {
    const on = (id: number, edge: 'before' | 'after') =>
      ({ target: 'block', id, family: 'block', edge }) as const;
    expect(findDropPlace(sections, 11, on(12, 'after'))).toEqual({ parent: 1, column: 0, order: 1 });
    expect(findDropPlace(sections, 12, on(11, 'before'))).toEqual({ parent: 1, column: 0, order: 0 });
    expect(findDropPlace(sections, 13, on(12, 'before'))).toEqual({ parent: 1, column: 0, order: 1 });
    expect(findDropPlace(sections, 11, { target: 'column', section: 2, column: 0 })).toEqual({
      parent: 2,
      column: 0,
      order: 0,
    });
  });

  it('moves nothing that is there already', () => {
    expect(
      findDropPlace(sections, 11, { target: 'block', id: 12, family: 'block', edge: 'before' }),
    ).toBeNull();
  });
});
