import { describe, expect, it } from 'vitest';
import { mostOperations, type ProposedOperation } from '@/lib/contract/operation';
import { editor } from '../support/editors';
import { atEnd, newKey, propose, readTree, write } from '../support/operations';
import { buildHeadline, send } from '../support/page-editor';
import { buildModule, buildSection } from '../support/trees';

// What no operation can do to a document.

/** What it is, the operation, and the code and field of its refusal. */
type Case = [string, (ids: { section: number; module: number }) => ProposedOperation, string, string?];

describe('an operation', () => {
  it.each<Case>([
    ['an empty headline', ({ module }) => write(module, ''), 'invalid', 'content'],
    [
      'a text that is too long',
      ({ module }) => write(module, 'x'.repeat(10_000), 'en'),
      'invalid',
      'content',
    ],
    [
      'a picture that is none',
      ({ section }) => ({
        type: 'insert',
        node: buildModule({ id: -1, kind: 'image', values: { image: 'media:999999' } }),
        place: atEnd(section),
      }),
      'invalid',
      'image',
    ],
    [
      'an unknown kind',
      ({ section }) => ({
        type: 'insert',
        node: buildModule({ id: -1, kind: 'carousel' }),
        place: atEnd(section),
      }),
      'invalid',
    ],
    ...['constructor', '__proto__'].map((kind): Case => [
      `the name that every object has, ${kind}, for a kind`,
      ({ section }) => ({
        type: 'insert',
        node: { ...buildModule({ id: -1, kind: 'text' }), kind },
        place: atEnd(section),
      }),
      'invalid',
    ]),
    [
      'an item outside of its list',
      ({ section }) => ({
        type: 'insert',
        node: buildModule({ id: -1, kind: 'faqitem' }),
        place: atEnd(section),
      }),
      'invalid',
      'parent',
    ],
    [
      'an item in another list',
      ({ section }) => ({
        type: 'insert',
        node: buildModule({ id: -1, kind: 'faq', children: [buildModule({ id: -2, kind: 'imageitem' })] }),
        place: atEnd(section),
      }),
      'invalid',
      'kind',
    ],
    [
      'children of what has none',
      ({ section }) => ({
        type: 'insert',
        node: buildModule({ id: -1, children: [buildModule({ id: -2, kind: 'faqitem' })] }),
        place: atEnd(section),
      }),
      'invalid',
      'children',
    ],
    [
      'a column that is not there',
      ({ module, section }) => ({
        type: 'move',
        id: module,
        place: { parent: section, column: 2, order: 0 },
      }),
      'invalid',
      'column',
    ],
    [
      'a section in a section',
      ({ section }) => ({ type: 'insert', node: buildSection({ id: -1 }), place: atEnd(section) }),
      'invalid',
      'parent',
    ],
    [
      'a module without a section',
      () => ({ type: 'insert', node: buildModule({ id: -1 }), place: { parent: null, column: 0, order: 0 } }),
      'invalid',
      'parent',
    ],
    [
      'a section with columns of another layout',
      () => ({
        type: 'insert',
        node: buildSection({ id: -1, layout: 3 }),
        place: { parent: null, column: 0, order: 0 },
      }),
      'invalid',
      'columns',
    ],
    [
      'an id twice',
      ({ section }) => ({
        type: 'insert',
        node: buildModule({
          id: -1,
          kind: 'faq',
          children: [buildModule({ id: -1, kind: 'faqitem', values: {} })],
        }),
        place: atEnd(section),
      }),
      'invalid',
      'id',
    ],
    [
      'a colour that is none',
      ({ section }) => ({ type: 'update', id: section, changes: [{ target: 'color', value: 'beige' }] }),
      'invalid',
      'color',
    ],
    [
      'a colour of a module',
      ({ module }) => ({ type: 'update', id: module, changes: [{ target: 'color', value: 'yellow' }] }),
      'unchanged',
    ],
    ['a value of a section', ({ section }) => write(section, 'x'), 'invalid', 'content'],
    [
      'a value without a field',
      ({ module }) => ({ type: 'update', id: module, changes: [{ target: 'value', value: 'x' }] }),
      'invalid',
      'field',
    ],
    [
      'an anchor with blanks',
      ({ module }) => ({ type: 'update', id: module, changes: [{ target: 'anchor', value: 'a b' }] }),
      'invalid',
      'anchor',
    ],
    [
      'the layout of a module',
      ({ module }) => ({ type: 'set_layout', id: module, layout: 1 }),
      'invalid',
      'layout',
    ],
    ['a text that is there already', ({ module }) => write(module, 'Hallo'), 'unchanged'],
    ['a field that is not known', ({ module }) => write(module, 'x', 'de', 'nonsense'), 'unchanged'],
    [
      'a place where it is already',
      ({ module, section }) => ({
        type: 'move',
        id: module,
        place: { parent: section, column: 0, order: 5 },
      }),
      'unchanged',
    ],
    ['a layout that it has', ({ section }) => ({ type: 'set_layout', id: section, layout: 0 }), 'unchanged'],
    [
      'parts that change nothing',
      ({ module }) => ({ type: 'batch', operations: [write(module, 'Hallo')] }),
      'unchanged',
    ],
    ['a module that is not there', () => write(999_999, 'x'), 'gone'],
    ['a new module that nobody has made', () => write(-7, 'x'), 'gone'],
    ['a removal of what is not there', () => ({ type: 'remove', id: 999_999 }), 'gone'],
    [
      'a move of what is not there',
      ({ section }) => ({ type: 'move', id: 999_999, place: atEnd(section) }),
      'gone',
    ],
    [
      'a place in what is not there',
      () => ({ type: 'insert', node: buildModule({ id: -1 }), place: atEnd(999_999) }),
      'gone',
      'parent',
    ],
  ])('is refused with %s, and leaves everything as it was', async (_, operation, code, field) => {
    const { page, section, module } = await buildHeadline();
    const before = await readTree(page.id);
    const { status, body } = await propose(page.id, 2, [
      operation({ section: section.id, module: module.id }),
    ]);
    expect(status).toBe(200);
    expect(body.refused.map((each) => each.code)).toEqual([code]);
    expect(Object.keys(body.refused[0]?.fields ?? {})).toEqual(field === undefined ? [] : [field]);
    expect(body.refused[0]?.detail).toMatch(/\w{4}/);
    expect(await readTree(page.id)).toEqual(before);
  });

  it('that is refused does not keep others from being done, but what was done upon it', async () => {
    const { page, section, module } = await buildHeadline();
    const { body } = await propose(page.id, 2, [
      write(module.id, 'Eins'),
      write(module.id, ''),
      write(module.id, 'Two', 'en'),
      { type: 'set_layout', id: section.id, layout: 1 },
    ]);
    expect(body.refused.map(({ code }) => code)).toEqual(['invalid', 'stale']);
    expect(body.operations.map(({ revision }) => revision)).toEqual([3, 4]);
  });
});

describe('a request', () => {
  it('is about a document that there is, by somebody who is signed in and comes from here', async () => {
    const { page, module } = await buildHeadline();
    const body = { since: 2, operations: [{ key: newKey(), operation: write(module.id, 'Neu') }] };
    const path = `document/page/${page.id}/operations`;
    const statusOf = async (...request: Parameters<typeof send>) => (await send(...request)).status;
    expect(await statusOf('POST', path, { body })).toBe(401);
    expect(await statusOf('POST', path, { as: { cookie: editor['cookie'] ?? '' }, body })).toBe(403);
    expect(await statusOf('POST', path.replace('page/', 'article/'), { as: editor, body })).toBe(404);
    expect(await statusOf('POST', 'document/page/999999/operations', { as: editor, body })).toBe(404);
    for (const call of ['tree', 'operations?since=0']) {
      expect(await statusOf('GET', `document/page/${page.id}/${call}`)).toBe(401);
      expect(await statusOf('GET', `document/article/${page.id}/${call}`, { as: editor })).toBe(404);
    }
    expect(await statusOf('GET', path, { as: editor })).toBe(400);
    expect((await readTree(page.id)).revision).toBe(2);
  });

  it.each<[string, unknown]>([
    ['an unknown operation', { type: 'replace', tree: { sections: [] } }],
    ['no operation', undefined],
    ['an id that is none', { type: 'remove', id: 0 }],
    [
      'a batch in a batch',
      { type: 'batch', operations: [{ type: 'batch', operations: [{ type: 'remove', id: 1 }] }] },
    ],
    [
      'too many parts',
      {
        type: 'batch',
        operations: Array.from({ length: mostOperations + 1 }, () => ({ type: 'remove', id: 1 })),
      },
    ],
    [
      'a node without values',
      { type: 'insert', node: { id: -1, kind: 'headline' }, place: { parent: 1, column: 0, order: 0 } },
    ],
    [
      'an unknown language',
      { type: 'update', id: 1, changes: [{ target: 'value', field: 'content', locale: 'fr', value: 'x' }] },
    ],
  ])('with %s is a bad one', async (_, operation) => {
    const { page } = await buildHeadline();
    const body = { since: 2, operations: [{ key: newKey(), operation }] };
    const answer = await send('POST', `document/page/${page.id}/operations`, { as: editor, body });
    expect(answer.status).toBe(400);
  });

  it('has keys of a form, and not too many operations', async () => {
    const { page, module } = await buildHeadline();
    const operation = write(module.id, 'Neu');
    expect((await propose(page.id, 2, [{ key: 'kurz', operation }])).status).toBe(400);
    const many = Array.from({ length: mostOperations + 1 }, () => operation);
    expect((await propose(page.id, 2, many)).status).toBe(400);
    expect((await propose(page.id, 2, [])).status).toBe(400);
  });
});
