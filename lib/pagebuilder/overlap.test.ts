import { describe, expect, it } from 'vitest';
import { buildModule, buildSection } from '@/tests/support/trees';
import type { Change, Operation } from './operations';
import { apply } from './operations-apply';
import { isStale, type Done } from './overlap';
import type { Tree } from './tree';

const before: Tree = {
  sections: [
    buildSection({ id: 1, columns: [[buildModule({ id: 2, children: [buildModule({ id: 3 })] })]] }),
    buildSection({ id: 4, columns: [[buildModule({ id: 5 })]] }),
  ],
};

/** The tree after some operations of others, and these as the log has them. */
function others(...operations: Operation[]): [Tree, Done[]] {
  let tree = before;
  const done = operations.map((operation): Done => {
    const applied = apply(tree, operation);
    tree = applied.tree;
    return { operation, touched: applied.touched };
  });
  return [tree, done];
}

const write = (id: number, change: Partial<Change> = {}): Operation & { type: 'update' } => ({
  type: 'update',
  id,
  changes: [{ target: 'value', field: 'content', locale: 'de', value: 'Neu', ...change }],
});

describe('a text', () => {
  it.each<[string, Operation]>([
    ['written in the same language', write(2)],
    [
      'written in all languages',
      { type: 'update', id: 2, changes: [{ target: 'value', field: 'content', value: {} }] },
    ],
    ['written as part of something', { type: 'batch', operations: [write(5), write(2)] }],
    ['replaced with everything', { type: 'replace', tree: { sections: [] } }],
  ])('that was %s is stale', (_, operation) => {
    const [tree, done] = others(operation);
    expect(isStale(tree, write(2), done)).toBe(true);
  });

  it('whose block was removed and put back is stale', () => {
    const [tree, done] = others(
      { type: 'remove', id: 2 },
      { type: 'insert', node: buildModule({ id: 2 }), place: { parent: 1, column: 0, order: 0 } },
    );
    expect(isStale(tree, write(2), done)).toBe(true);
    expect(isStale(tree, write(5), done)).toBe(false);
  });

  it.each<[string, Operation]>([
    ['in the other language', write(2, { locale: 'en' })],
    ['in another field', write(2, { field: 'subline' })],
    ['in another block', write(5)],
    ['as an anchor', { type: 'update', id: 2, changes: [{ target: 'anchor', value: 'x' }] }],
    ['by moving it', { type: 'move', id: 2, place: { parent: 4, column: 0, order: 0 } }],
    ['of the layout around it', { type: 'set_layout', id: 1, layout: 3 }],
  ])('is not stale by a change %s', (_, operation) => {
    const [tree, done] = others(operation);
    expect(isStale(tree, write(2), done)).toBe(false);
  });
});

describe('a removal', () => {
  it.each<[string, Operation]>([
    ['written', write(3)],
    ['written in itself', write(1, { target: 'anchor' })],
    [
      'put something',
      { type: 'insert', node: buildModule({ id: 9 }), place: { parent: 2, column: 0, order: 0 } },
    ],
    ['moved something', { type: 'move', id: 5, place: { parent: 1, column: 0, order: 0 } }],
    ['replaced everything', { type: 'replace', tree: before }],
    ['done several things', { type: 'batch', operations: [write(5), write(2)] }],
  ])('is stale where somebody has %s', (_, operation) => {
    const [tree, done] = others(operation);
    expect(isStale(tree, { type: 'remove', id: 1 }, done)).toBe(true);
  });

  it.each<[string, Operation]>([
    ['moved it', { type: 'move', id: 1, place: { parent: null, column: 0, order: 1 } }],
    ['changed its layout', { type: 'set_layout', id: 1, layout: 3 }],
    ['written elsewhere', write(5)],
    ['moved something out of it', { type: 'move', id: 2, place: { parent: 4, column: 0, order: 0 } }],
    ['removed something in it', { type: 'remove', id: 2 }],
  ])('is not stale where somebody has only %s', (_, operation) => {
    const [tree, done] = others(operation);
    expect(isStale(tree, { type: 'remove', id: 1 }, done)).toBe(false);
  });
});

it('a batch is stale by one of its parts', () => {
  const [tree, done] = others(write(2));
  expect(isStale(tree, { type: 'batch', operations: [{ type: 'remove', id: 5 }, write(2)] }, done)).toBe(
    true,
  );
  expect(
    isStale(
      tree,
      { type: 'batch', operations: [{ type: 'remove', id: 5 }, write(4, { target: 'anchor' })] },
      done,
    ),
  ).toBe(false);
});

it('what finds or changes a place is never stale', () => {
  const [tree, done] = others(write(2), { type: 'move', id: 2, place: { parent: 4, column: 0, order: 0 } });
  expect(isStale(tree, { type: 'move', id: 2, place: { parent: 1, column: 0, order: 0 } }, done)).toBe(false);
  expect(isStale(tree, { type: 'set_layout', id: 1, layout: 2 }, done)).toBe(false);
  expect(
    isStale(
      tree,
      { type: 'insert', node: buildModule({ id: -1 }), place: { parent: 1, column: 0, order: 0 } },
      done,
    ),
  ).toBe(false);
});
