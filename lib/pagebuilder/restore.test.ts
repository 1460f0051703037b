import { expect, it } from 'vitest';
import { buildModule, buildSection } from '@/tests/support/trees';
import { restoreNode, restoreTree } from './restore';
import type { Tree, Values } from './tree';

const words = (de: string | undefined, en?: string): Values => ({
  content: { ...(de === undefined ? {} : { de }), ...(en === undefined ? {} : { en }) },
});
const text = (id: number, values: Values) => buildModule({ id, values });
const treeOf = (...modules: ReturnType<typeof text>[]): Tree => ({
  sections: [buildSection({ id: 1, columns: [modules] })],
});
const valuesOf = (tree: Tree) =>
  tree.sections.flatMap(({ columns }) => columns.flat().map(({ id, values }) => [id, values]));

it('brings the texts of one language back, and keeps those of the other that were written since', () => {
  const earlier = treeOf(text(2, words('Alt')), text(3, words('Weg', 'Gone')));
  const draft = treeOf(text(4, words('Dazu', 'Added')), text(2, words('Neu', 'Translated since')));
  expect(valuesOf(restoreTree(draft, earlier, 'de'))).toEqual([
    [2, words('Alt', 'Translated since')],
    [3, words('Weg', 'Gone')],
  ]);
});

it('finds what has moved, also into a list, and takes what is the same in all languages as it was', () => {
  const item = text(5, { ...words('Alt', 'Old'), open: false });
  const earlier = treeOf({ ...text(2, words('Liste')), children: [item] });
  const draft = treeOf(text(5, { ...words('Neu', 'New'), open: true }), text(2, words('Liste', 'List')));
  const [list] = restoreTree(draft, earlier, 'de').sections[0]?.columns[0] ?? [];
  expect(list?.values).toEqual(words('Liste', 'List'));
  expect(list?.children[0]?.values).toEqual({ ...words('Alt', 'New'), open: false });
});

it('takes all of what is not there any more, and of a section', () => {
  const then = text(2, words('Alt', 'Old'));
  expect(restoreNode(undefined, then, 'de')).toBe(then);
  const section = buildSection({ id: 1, columns: [[then]] });
  expect(restoreNode(buildSection({ id: 1, columns: [[]] }), section, 'de')).toBe(section);
});
