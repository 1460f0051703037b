import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTree, buildModule, buildSection } from '@/tests/support/trees';
import { treeIds, walkTree } from './locate';
import { apply } from './operations-apply';
import { listAt, listOutermost, moveSeveral } from './several';
import { isSection } from './tree';

const tree = {
  sections: [
    buildSection({ id: 1, columns: [[2, 3, 4, 5].map((id) => buildModule({ id }))] }),
    buildSection({
      id: 6,
      columns: [[buildModule({ id: 7, kind: 'faq', children: [buildModule({ id: 8, kind: 'faqitem' })] })]],
    }),
  ],
};
const idsAt = (sections: typeof tree, parent: number | null) =>
  listAt(sections, { parent, column: 0 }).map(({ id }) => id);

describe('several nodes', () => {
  it('are told in reading order, without what is inside of another', () => {
    expect(listOutermost(tree, [8, 7, 3]).map(({ node }) => node.id)).toEqual([3, 7]);
    expect(listOutermost(tree, [8, 6, 4, 1, 99]).map(({ node }) => node.id)).toEqual([1, 6]);
  });

  it('stand one behind the other after a move, wherever they were', () => {
    const move = (ids: number[], parent: number | null, order: number) => {
      const operations = moveSeveral(tree, ids, { parent, column: 0, order });
      return apply(tree, { type: 'batch', operations }).tree as typeof tree;
    };
    expect(idsAt(move([2, 4], 1, 1), 1)).toEqual([3, 2, 4, 5]);
    expect(idsAt(move([5], 1, 0), 1)).toEqual([5, 2, 3, 4]);
    expect(idsAt(move([3, 5], 1, 9), 1)).toEqual([2, 4, 3, 5]);
    expect(idsAt(move([2, 5], 6, 0), 6)).toEqual([2, 5, 7]);
    expect(idsAt(move([1], null, 1), null)).toEqual([6, 1]);
    expect(moveSeveral(tree, [3, 4], { parent: 1, column: 0, order: 1 })).toEqual([]);
  });

  it('are moved with one inverse that takes all of it back, in any tree', () => {
    fc.assert(
      fc.property(
        anyTree,
        fc.array(fc.nat(30), { maxLength: 4 }),
        fc.nat(30),
        fc.nat(5),
        (tree, picks, to, order) => {
          const blocks = [...walkTree(tree)].filter(({ node, place }) => {
            const holder =
              place.parent === null ? undefined : tree.sections.find(({ id }) => id === place.parent);
            return holder !== undefined && !isSection(node);
          });
          const section = tree.sections[to % Math.max(tree.sections.length, 1)];
          if (section === undefined || blocks.length === 0) return;
          const picked = picks.flatMap((pick) => blocks[pick % blocks.length]?.node.id ?? []);
          const ids = listOutermost(tree, picked).map(({ node }) => node.id);
          const place = { parent: section.id, column: 0, order };
          const applied = apply(tree, { type: 'batch', operations: moveSeveral(tree, ids, place) });
          const there = listAt(applied.tree, place).map(({ id }) => id);
          const first = there.indexOf(ids[0] ?? -1);
          if (ids.length > 0) expect(there.slice(first, first + ids.length)).toEqual(ids);
          expect(treeIds(applied.tree).toSorted()).toEqual(treeIds(tree).toSorted());
          expect(apply(applied.tree, applied.inverse).tree).toEqual(tree);
        },
      ),
    );
  });
});
