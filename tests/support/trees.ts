import fc from 'fast-check';
import { sectionLayouts } from '@/lib/contract/module';
import { nodeIds, treeIds, walkTree } from '@/lib/pagebuilder/locate';
import type { Change, Operation } from '@/lib/pagebuilder/operations';
import {
  isSection,
  type Json,
  type ModuleNode,
  type SectionNode,
  type Tree,
  type TreePlace,
} from '@/lib/pagebuilder/tree';

/** A headline with a German text, unless told otherwise. */
export function buildModule(overrides: Partial<ModuleNode> & { id: number }): ModuleNode {
  return {
    kind: 'headline',
    version: 1,
    anchor: '',
    locales: null,
    values: { content: { de: `Block ${overrides.id}` } },
    children: [],
    ...overrides,
  };
}

/** An empty section of one column, unless told otherwise. */
export function buildSection(overrides: Partial<SectionNode> & { id: number }): SectionNode {
  return { kind: 'container', version: 1, anchor: '', locales: null, layout: 0, columns: [[]], ...overrides };
}

const texts = fc.record(
  { de: fc.string({ maxLength: 8 }), en: fc.string({ maxLength: 8 }) },
  { requiredKeys: [] },
);
const values = fc.record(
  { content: texts, extra_class: fc.constantFrom('big', 'small') },
  { requiredKeys: [] },
);
const languages = fc.constantFrom<Json>(null, ['de'], ['en']);

interface Shape {
  layout: number;
  columns: { values: ModuleNode['values']; children: ModuleNode['values'][] }[][];
}

const shape: fc.Arbitrary<Shape> = fc.nat(sectionLayouts.length - 1).chain((layout) => {
  const count = sectionLayouts[layout]?.columns.length ?? 1;
  const oneModule = fc.record({ values, children: fc.array(values, { maxLength: 2 }) });
  const column = fc.array(oneModule, { maxLength: 3 });
  return fc.record({
    layout: fc.constant(layout),
    columns: fc.array(column, { minLength: count, maxLength: count }),
  });
});

/** Any tree, with ids from 1 on without gaps. */
export const anyTree: fc.Arbitrary<Tree> = fc.array(shape, { maxLength: 4 }).map((shapes) => {
  let last = 0;
  const take = () => ++last;
  return {
    sections: shapes.map((each) =>
      buildSection({
        id: take(),
        layout: each.layout,
        columns: each.columns.map((column) =>
          column.map((module) =>
            buildModule({
              id: take(),
              kind: module.children.length > 0 ? 'faq' : 'headline',
              values: module.values,
              children: module.children.map((child) =>
                buildModule({ id: take(), kind: 'faqitem', values: child }),
              ),
            }),
          ),
        ),
      }),
    ),
  };
});

/** Numbers from which `pickOperation` makes an operation that fits the tree it meets. */
export const anySeed = fc.record({
  action: fc.constantFrom('insert', 'section', 'update', 'move', 'remove', 'layout', 'duplicate', 'batch'),
  one: fc.nat(1000),
  two: fc.nat(1000),
  values,
  locales: languages,
});

export type Seed = typeof anySeed extends fc.Arbitrary<infer Value> ? Value : never;

/** An operation that fits this tree, made from a seed; null if the seed asks for what an empty tree cannot give. */
export function pickOperation(tree: Tree, seed: Seed, takeId: () => number): Operation | null {
  const all = [...walkTree(tree)];
  const target = all[seed.one % Math.max(all.length, 1)];
  if (seed.action === 'section') {
    const layout = seed.one % sectionLayouts.length;
    const columns = Array.from({ length: sectionLayouts[layout]?.columns.length ?? 0 }, () => []);
    const node = buildSection({ id: takeId(), layout, columns });
    return { type: 'insert', node, place: { parent: null, column: 0, order: seed.two % 6 } };
  }
  if (!target) return null;
  const { node } = target;
  if (seed.action === 'remove') return { type: 'remove', id: node.id };
  if (seed.action === 'update' || seed.action === 'batch') return updateOf(node, seed, takeId);
  if (seed.action === 'layout') {
    return isSection(node)
      ? { type: 'set_layout', id: node.id, layout: seed.two % sectionLayouts.length }
      : null;
  }
  if (seed.action === 'move' && isSection(node)) {
    return { type: 'move', id: node.id, place: { parent: null, column: 0, order: seed.two % 6 } };
  }
  const inside = new Set(seed.action === 'move' ? nodeIds(node) : []);
  const parents = all.map((each) => each.node).filter((each) => !inside.has(each.id));
  const parent = parents[seed.two % Math.max(parents.length, 1)];
  if (!parent) return null;
  const column = isSection(parent) ? seed.one % parent.columns.length : 0;
  const place: TreePlace = { parent: parent.id, column, order: seed.two % 4 };
  return seed.action === 'move'
    ? { type: 'move', id: node.id, place }
    : { type: 'insert', node: buildModule({ id: takeId(), values: seed.values }), place };
}

function updateOf(node: SectionNode | ModuleNode, seed: Seed, takeId: () => number): Operation {
  const locale = seed.two % 2 === 0 ? ('de' as const) : ('en' as const);
  const changes: Change[] = [
    { target: 'anchor', value: `a${seed.two}` },
    { target: 'locales', value: seed.locales },
  ];
  if (isSection(node)) {
    changes.push(seed.one % 3 === 0 ? { target: 'color' } : { target: 'color', value: `colour ${seed.two}` });
  } else {
    changes.push({ target: 'value', field: 'content', locale, value: `text ${seed.one}` });
    changes.push({ target: 'value', field: seed.one % 2 === 0 ? 'new' : 'extra_class', value: seed.two });
    changes.push({ target: 'value', field: 'content', locale: 'de' });
  }
  const operation: Operation = { type: 'update', id: node.id, changes };
  if (seed.action === 'update') return operation;
  const section = buildSection({ id: takeId() });
  return {
    type: 'batch',
    operations: [operation, { type: 'insert', node: section, place: { parent: null, column: 0, order: 0 } }],
  };
}

/** Ids that stand more than once in a tree; a sound tree has none. */
export function repeatedIds(tree: Tree): number[] {
  const ids = treeIds(tree);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
