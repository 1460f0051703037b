import { describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { CopyAndServer, text, write } from '@/tests/support/copy-and-server';
import { buildModule, buildSection } from '@/tests/support/trees';
import type { ModuleNode, Tree } from '../tree';
import type { Orphan } from './copy';
import { authorOf, changeNode, comeBack, makeOrphan } from './orphans';

const anna = { user: 'Anna' };
const without = (...ids: number[]): Tree => ({
  sections: [
    buildSection({
      id: 1,
      columns: [[text(2, 'eins zwei drei'), text(3, 'vier')].filter(({ id }) => !ids.includes(id))],
    }),
    buildSection({ id: 4 }),
  ],
});

describe('what is set aside of a module that somebody has deleted', () => {
  it('is what is shown of it, on what the server had, with its place among those beside it', () => {
    const here = new CopyAndServer();
    here.act(write(3, 'meins'));
    expect(makeOrphan(here.copy, without(3), 3, anna)).toEqual({
      node: text(3, 'meins'),
      base: text(3, 'vier'),
      place: { parent: 1, column: 0, order: 1, after: 2 },
      user: 'Anna',
    });
  });

  it('is nothing where it is there, or where the person does not have it either', () => {
    const here = new CopyAndServer();
    expect(makeOrphan(here.copy, without(), 3, anna)).toBeNull();
    expect(makeOrphan(here.copy, without(), 99, anna)).toBeNull();
    here.act({ type: 'remove', id: 3 });
    expect(makeOrphan(here.copy, without(3), 3, anna)).toBeNull();
  });

  it('is the outermost module around it that is gone, and no section', () => {
    const item = (id: number, de: string) =>
      buildModule({ id, kind: 'faqitem', values: { content: { de }, text: { de: '' } } });
    const list = buildModule({
      id: 5,
      kind: 'faq',
      values: {},
      children: [item(6, 'Eins?'), item(7, 'Zwei?')],
    });
    const here = new CopyAndServer();
    here.log({ type: 'insert', node: list, place: { parent: 4, column: 0, order: 0 } });
    const now: Tree = { sections: [] };
    expect(makeOrphan(here.copy, now, 7, anna)?.node.id).toBe(5);
    const kept: ModuleNode = { ...list, children: [item(6, 'Eins?')] };
    expect(
      makeOrphan(here.copy, { sections: [buildSection({ id: 4, columns: [[kept]] })] }, 7, anna),
    ).toMatchObject({ node: { id: 7 }, place: { parent: 5, after: 6 } });
  });

  it('is based on what both had begun with where something is not decided', () => {
    const here = new CopyAndServer();
    here.act(write(2, 'meins'));
    here.log(write(2, 'ihres'));
    expect(makeOrphan(here.copy, without(2), 2, anna)).toMatchObject({
      node: text(2, 'meins'),
      base: text(2, 'eins zwei drei'),
    });
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    expect(makeOrphan(here.copy, without(2), -1, anna)).toMatchObject({ node: { id: -1 }, base: null });
  });

  it('is what it was before the person made something else of it', () => {
    const here = new CopyAndServer();
    here.act(write(3, 'anders'));
    here.act({
      type: 'batch',
      operations: [
        { type: 'remove', id: 2 },
        { type: 'insert', node: text(-1, 'etwas anderes'), place: { parent: 1, column: 0, order: 0 } },
      ],
    });
    here.act({ type: 'set_layout', id: 4, layout: 1 });
    expect(makeOrphan(here.copy, without(2), 2, anna)).toMatchObject({ node: text(2, 'eins zwei drei') });
  });
});

describe('what is there again', () => {
  const orphan = (node: ModuleNode, base: ModuleNode | null): Orphan => ({
    ...{ node, base, user: 'Anna' },
    place: { parent: 1, column: 0, order: 0 },
  });
  const page = (...modules: ModuleNode[]): Tree => ({
    sections: [buildSection({ id: 1, columns: [modules] })],
  });

  it('has what was written in it merged with what it is now, in each language', () => {
    const base = text(2, 'eins zwei drei', 'one two');
    const mine = text(2, 'eins zwei drei vier', 'one two three');
    expect(
      comeBack(orphan(mine, base), page(text(2, 'null eins zwei drei', 'one two')), moduleDefinitions),
    ).toEqual({
      operations: [write(2, 'null eins zwei drei vier'), write(2, 'one two three', 'en')],
      conflicts: [],
    });
  });

  it('has nothing to say of what nobody has written, or both in the same way', () => {
    const base = text(2, 'a');
    const nothing = { operations: [], conflicts: [] };
    expect(comeBack(orphan(base, base), page(text(2, 'anders')), moduleDefinitions)).toEqual(nothing);
    expect(comeBack(orphan(text(2, 'b'), base), page(text(2, 'b')), moduleDefinitions)).toEqual(nothing);
    expect(comeBack(orphan(text(2, 'b'), base), page(text(3, 'c')), moduleDefinitions)).toEqual(nothing);
    // Somebody has given its id to a section.
    const section = { sections: [buildSection({ id: 2 })] };
    expect(comeBack(orphan(text(2, 'b'), base), section, moduleDefinitions)).toEqual(nothing);
  });

  it('is to be decided where it cannot be merged, by whom it was deleted: anchor, languages, plain values, what is within', () => {
    const item = (value: string, anchor = '') =>
      buildModule({ id: 7, kind: 'imageitem', anchor, values: { image: value } });
    const list = (inner: ModuleNode, locales: ModuleNode['locales']) =>
      buildModule({ id: 5, kind: 'imagelist', values: {}, locales, children: [inner] });
    const { operations, conflicts } = comeBack(
      { ...orphan(list(item('media:2', 'b'), ['de']), list(item('media:1', 'a'), null)), isYou: true },
      page(list(item('media:3', 'c'), ['en'])),
      moduleDefinitions,
    );
    expect(operations).toEqual([]);
    expect(conflicts).toEqual([
      { id: 5, target: 'locales', base: null, mine: ['de'], theirs: ['en'], user: 'Anna', isYou: true },
      { id: 7, target: 'anchor', base: 'a', mine: 'b', theirs: 'c', user: 'Anna', isYou: true },
      {
        ...{ id: 7, target: 'value', field: 'image', base: 'media:1', mine: 'media:2', theirs: 'media:3' },
        ...{ user: 'Anna', isYou: true },
      },
    ]);
  });

  it('that the server never knew is what the person has, where nothing stands against it', () => {
    const empty = buildModule({ id: 2, kind: 'text', values: {} });
    expect(comeBack(orphan(text(2, 'a', 'b'), null), page(empty), moduleDefinitions)).toEqual({
      operations: [write(2, 'a'), write(2, 'b', 'en')],
      conflicts: [],
    });
  });
});

describe('a node that is in no tree', () => {
  it('is changed, or something within; a section too', () => {
    const changes = [{ target: 'anchor' as const, value: 'neu' }];
    expect(changeNode(text(2, 'a'), 2, changes)).toEqual({ ...text(2, 'a'), anchor: 'neu' });
    const section = buildSection({ id: 1, columns: [[text(2, 'a')]] });
    expect(changeNode(section, 2, changes)).toEqual({
      ...section,
      columns: [[{ ...text(2, 'a'), anchor: 'neu' }]],
    });
    expect(changeNode(section, 1, changes)).toEqual({ ...section, anchor: 'neu' });
  });

  it('stays as it is where the change does not fit', () => {
    const node = text(2, 'a');
    expect(changeNode(node, 99, [{ target: 'anchor', value: 'neu' }])).toBe(node);
  });
});

it('an author is a name, and whether it is oneself, and nothing else', () => {
  expect(authorOf({ user: 'Anna', isYou: true })).toEqual({ user: 'Anna', isYou: true });
  expect(Object.keys(authorOf({ user: 'Anna', isYou: false }))).toEqual(['user']);
});
