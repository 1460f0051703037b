import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTree, buildModule, buildSection } from '@/tests/support/trees';
import { findNode, findSectionOf, locate, treeIds, walkTree } from './locate';
import { listAt } from './several';
import { rewriteModule, rewriteSection } from './rewrite';
import { isSection } from './tree';

const tree = {
  sections: [
    buildSection({ id: 1, layout: 3, columns: [[buildModule({ id: 2 })], [buildModule({ id: 3 })]] }),
    buildSection({
      id: 4,
      columns: [[buildModule({ id: 5, kind: 'faq', children: [buildModule({ id: 6, kind: 'faqitem' })] })]],
    }),
  ],
};

describe('the nodes of a tree', () => {
  it('are at the given places, in reading order', () => {
    fc.assert(
      fc.property(anyTree, (any) => {
        const walked = [...walkTree(any)];
        expect(walked.map(({ node }) => node.id)).toEqual(treeIds(any));
        for (const { node, place } of walked) {
          expect(listAt(any, place)[place.order]).toBe(node);
          expect(locate(any, node.id)).toEqual({ node, place });
        }
      }),
    );
    expect(locate(tree, 6)?.place).toEqual({ parent: 5, column: 0, order: 0 });
  });

  it('are found with the section around them, and only if they are there', () => {
    expect([6, 4, 99].map((id) => findSectionOf(tree, id)?.id)).toEqual([4, 4, undefined]);
    expect([3, 99].map((id) => findNode(tree, id)?.id)).toEqual([3, undefined]);
    expect(locate(tree, 99)).toBeNull();
    expect(findSectionOf(tree, 99)).toBeNull();
  });

  it('are beside each other in a column, a list or the document', () => {
    const idsAt = (parent: number | null, column: number) =>
      listAt(tree, { parent, column }).map(({ id }) => id);
    expect([idsAt(null, 0), idsAt(1, 1), idsAt(1, 2), idsAt(5, 0), idsAt(99, 0)]).toEqual([
      [1, 4],
      [3],
      [],
      [6],
      [],
    ]);
  });
});

describe('a tree in which one node is another', () => {
  it('shares all that has not changed', () => {
    const after = rewriteModule(tree, 6, (node) => ({ ...node, anchor: 'neu' }));
    expect(findNode(after, 6)?.anchor).toBe('neu');
    expect(after.sections[0]).toBe(tree.sections[0]);
    const beside = rewriteModule(tree, 3, (node) => ({ ...node, anchor: 'neu' }));
    expect(beside.sections[0]?.columns[0]).toBe(tree.sections[0]?.columns[0]);
    expect(beside.sections[1]).toBe(tree.sections[1]);
    expect(rewriteModule(tree, 99, (node) => ({ ...node, anchor: 'neu' }))).toEqual(tree);
  });

  it('has one other section', () => {
    const after = rewriteSection(tree, 4, (section) => ({ ...section, anchor: 'neu' }));
    expect(after.sections.map(({ anchor }) => anchor)).toEqual(['', 'neu']);
    expect(after.sections.every(isSection)).toBe(true);
  });
});
