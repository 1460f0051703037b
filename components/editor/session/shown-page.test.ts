import { describe, expect, it } from 'vitest';
import { openCopy } from '@/lib/pagebuilder/copy/copy';
import { apply } from '@/lib/pagebuilder/operations-apply';
import type { ModuleNode, Tree } from '@/lib/pagebuilder/tree';
import { ShownPage, withOrphans } from './shown-page';

const text = (id: number, de: string): ModuleNode => ({
  ...{ id, kind: 'text', version: 1, anchor: '', locales: null, children: [] },
  values: { content: { de } },
});
const section = (id: number, ...modules: ModuleNode[]) => ({
  ...{ id, kind: 'container' as const, version: 1, anchor: '', locales: null, layout: 0 },
  columns: [modules],
});
const tree: Tree = { sections: [section(1, text(2, 'a'), text(3, 'b')), section(4, text(5, 'c'))] };
const write = (before: Tree, id: number, value: string): Tree =>
  apply(before, { type: 'update', id, changes: [{ target: 'value', field: 'content', locale: 'de', value }] })
    .tree;
const pageOf = (idOf = (id: number) => id) =>
  new ShownPage({ document: () => ({ content_type: 'page', object_id: 1, slug: null }), idOf });
const blocks = (page: ShownPage, shown: Tree) =>
  page.show(shown, 'de').flatMap(({ columns }) => columns.flatMap(({ children }) => children));

describe('what is shown of a page', () => {
  it('is made anew only where something has changed, however large the page', () => {
    const page = pageOf();
    const [before, after] = [page.show(tree, 'de'), page.show(write(tree, 2, 'neu'), 'de')];
    expect(after[1]).toBe(before[1]);
    expect(after[0]?.columns[0]?.children[1]).toBe(before[0]?.columns[0]?.children[1]);
    expect(after[0]?.columns[0]?.children[0]).toMatchObject({ id: 2, content: 'neu' });
    expect(page.show(tree, 'en')[0]).toMatchObject({ id: 1 });
  });

  it('has other places where something has come between', () => {
    const page = pageOf();
    const [, second] = blocks(page, tree);
    const place = { parent: 1, column: 0, order: 0 };
    const after = blocks(page, apply(tree, { type: 'insert', node: text(9, 'x'), place }).tree);
    expect(after.map(({ id, order }) => [id, order])).toEqual([
      [9, 0],
      [2, 1],
      [3, 2],
      [5, 0],
    ]);
    expect(after[2]).toEqual({ ...second, order: 2 });
  });

  it('has the ids of the canvas throughout', () => {
    const [first] = pageOf((id) => -id).show(tree, 'de');
    expect([first?.id, first?.columns[0]?.children[0]?.parent]).toEqual([-1, -1]);
  });

  it('has addresses for references, from when they are known, and gives references back for them', () => {
    const page = pageOf();
    const linked = write(tree, 2, '<p><a href="page:7">Hin</a></p>');
    expect(blocks(page, linked)[0]?.content).toBe('<p><a href="page:7">Hin</a></p>');
    page.learn({ 'page:7': { de: { url: '/de/hin', picture: null } } });
    expect(blocks(page, linked)[0]?.content).toBe('<p><a href="/de/hin">Hin</a></p>');
    expect(page.internalise('<a href="/de/hin">a</a><a href="/de/her">b</a>', 'de')).toBe(
      '<a href="page:7">a</a><a href="/de/her">b</a>',
    );
  });
});

it('what others have deleted while it was written in stands where it stood, or in what there is', () => {
  const copy = openCopy({ revision: 0, tree, targets: {}, text_revisions: {}, steps: [] });
  const orphan = (parent: number) => ({
    ...{ node: text(8, 'weg'), base: null, user: 'Ben' },
    place: { parent, column: 0, order: 1, after: 2 },
  });
  const ids = (of: Tree) => of.sections.map(({ columns }) => columns.flat().map(({ id }) => id));
  expect(withOrphans(copy)).toBe(tree);
  expect(ids(withOrphans({ ...copy, orphans: [orphan(1)] }))).toEqual([[2, 8, 3], [5]]);
  expect(ids(withOrphans({ ...copy, orphans: [orphan(77)] }))).toEqual([[2, 3, 8], [5]]);
  expect(ids(withOrphans({ shown: { sections: [] }, orphans: [orphan(77)] }))).toEqual([[8]]);
});
