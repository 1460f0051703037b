import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/backend/database/client';
import { createRecord } from '@/lib/backend/records/write';
import { type ProposedOperation } from '@/lib/contract/operation';
import { apply } from '@/lib/pagebuilder/operations-apply';
import { findNode, treeIds } from '@/lib/pagebuilder/locate';
import { serialize } from '@/lib/pagebuilder/serialize';
import { type Tree } from '@/lib/pagebuilder/tree';
import { editor, other } from '../support/editors';
import { atEnd, newKey, propose, readTree, valuesIn, write } from '../support/operations';
import { buildHeadline, buildPage, readDraft, send, stepBack, textsOf } from '../support/page-editor';
import { buildModule, buildSection } from '../support/trees';

// One tree in browser and server: what is done to it goes there as operations, and comes back as operations.

describe('the tree', () => {
  it('comes as it is stored, with its revision, the steps and what references lead to', async () => {
    const { page, section, module } = await buildHeadline();
    const target = await buildPage();
    await send('PATCH', `headline/${module.id}`, { as: editor, locale: 'en', body: { content: 'Hello' } });
    await send('POST', 'link', {
      as: editor,
      body: { parent: section.id, content: 'Mehr', link: `page:${target.id}` },
    });
    const answer = await readTree(page.id);
    expect(answer.revision).toBe(4);
    expect(treeIds(answer.tree).slice(0, 2)).toEqual([section.id, module.id]);
    expect(valuesIn(answer.tree, module.id)['content']).toEqual({ de: 'Hallo', en: 'Hello' });
    expect(answer.targets).toEqual({
      [`page:${target.id}`]: {
        de: { url: `/de/${target.slug}`, picture: null },
        en: { url: `/en/${target.slug}`, picture: null },
      },
    });
    expect(answer.text_revisions[module.id]).toEqual({ de: 2, en: 3 });
    expect(answer.steps.map(({ state, revision, overtaken_by }) => [state, revision, overtaken_by])).toEqual([
      ['done', 1, null],
      ['done', 2, null],
      ['done', 3, null],
      ['done', 4, null],
    ]);
    // Somebody else has no steps in it.
    expect((await readTree(page.id, other)).steps).toEqual([]);
  });

  it('has steps that lead back, and says which ones others have overtaken', async () => {
    const { page, module } = await buildHeadline();
    await propose(page.id, 2, [write(module.id, 'Eins')]);
    const { tree, steps } = await readTree(page.id);
    const undone = steps.toReversed().reduce((current, { inverse }) => apply(current, inverse).tree, tree);
    expect(undone).toEqual({ sections: [] });
    await propose(page.id, 3, [write(module.id, 'Zwei')], other);
    const after = await readTree(page.id);
    expect(after.steps.map(({ overtaken_by }) => overtaken_by)).toEqual([
      null,
      'zweite@litfass.example',
      'zweite@litfass.example',
    ]);
    // What they take back does not count.
    await stepBack('undo', page.id, other);
    expect((await readTree(page.id)).steps.map(({ overtaken_by }) => overtaken_by)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('an operation', () => {
  it('makes sections and modules in both languages, with ids of their own', async () => {
    const page = await buildPage();
    const node = buildSection({
      id: -1,
      layout: 3,
      columns: [
        [buildModule({ id: -2, values: { content: { de: 'Hallo', en: 'Hello' }, preline: { de: 'Oben' } } })],
        [
          buildModule({
            ...{ id: -3, kind: 'faq', values: { content: {} } },
            children: [
              buildModule({
                id: -4,
                kind: 'faqitem',
                values: { content: { en: 'Why?' }, text: { en: '<p>So</p>' } },
              }),
            ],
          }),
        ],
      ],
    });
    const { status, body } = await propose(page.id, 0, [
      { type: 'insert', node, place: { parent: null, column: 0, order: 0 } },
      // It can be named before anybody has told its id.
      write(-2, 'Hallo zusammen'),
    ]);
    expect([status, body.refused, body.revision, body.reset]).toEqual([200, [], 2, false]);
    const { tree } = await readTree(page.id);
    const applied = body.operations.reduce((current, { operation }) => apply(current, operation).tree, {
      sections: [],
    } as Tree);
    expect(serialize(applied)).toBe(serialize(tree));
    const [, headline = 0, , item = 0] = treeIds(tree);
    expect(treeIds(tree).every((id) => id > 0)).toBe(true);
    expect(valuesIn(tree, headline)).toMatchObject({
      content: { de: 'Hallo zusammen', en: 'Hello' },
      preline: { de: 'Oben' },
    });
    expect(valuesIn(tree, item)['content']).toEqual({ en: 'Why?' });
    expect(body.text_revisions[headline]).toEqual({ de: 2, en: 1 });
    expect(textsOf(await readDraft(editor, page.slug, 'en'))).toContain('Hello');
  });

  it('moves, removes, changes the layout, colour, anchor and languages', async () => {
    const { page, section, module } = await buildHeadline();
    const { body } = await propose(page.id, 2, [
      { type: 'insert', node: buildModule({ id: -1 }), place: { ...atEnd(section.id), after: module.id } },
      { type: 'set_layout', id: section.id, layout: 3 },
      { type: 'move', id: module.id, place: { parent: section.id, column: 1, order: 0 } },
      {
        type: 'update',
        id: section.id,
        changes: [
          { target: 'color', value: 'yellow' },
          { target: 'anchor', value: 'oben' },
        ],
      },
      { type: 'update', id: module.id, changes: [{ target: 'locales', value: ['de'] }] },
      { type: 'remove', id: -1 },
    ]);
    expect(body.refused).toEqual([]);
    const { tree } = await readTree(page.id);
    expect(tree.sections).toMatchObject([
      { layout: 3, color: 'yellow', anchor: 'oben', columns: [[], [{ id: module.id, locales: ['de'] }]] },
    ]);
  });

  it('of several parts is done as a whole, or not at all', async () => {
    const { page, section, module } = await buildHeadline();
    const parts = (value: string): ProposedOperation => ({
      type: 'batch',
      operations: [
        { type: 'insert', node: buildModule({ id: -1 }), place: { ...atEnd(section.id), after: null } },
        { type: 'move', id: module.id, place: { ...atEnd(section.id), after: -1 } },
        write(-1, value),
      ],
    });
    const refused = await propose(page.id, 2, [parts('x'.repeat(10_000))]);
    expect(refused.body).toMatchObject({
      operations: [],
      refused: [{ code: 'invalid', fields: { content: expect.any(String) } }],
    });
    const done = await propose(page.id, 2, [parts('Neu')]);
    expect(done.body.operations).toHaveLength(1);
    const { tree } = await readTree(page.id);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Neu', 'Hallo']);
    await stepBack('undo', page.id);
    expect(serialize((await readTree(page.id)).tree)).not.toBe(serialize(tree));
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Hallo']);
  });

  it('stands behind what it names, although others have inserted before it', async () => {
    const { page, section, module } = await buildHeadline();
    await send('POST', 'headline', { as: other, body: { parent: section.id, content: 'Davor', order: 0 } });
    const place = { parent: section.id, column: 0, order: 1, after: module.id };
    await propose(page.id, 2, [{ type: 'insert', node: buildModule({ id: -1 }), place }]);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Davor', 'Hallo', 'Block -1']);
  });

  it('is cleaned, and addresses of this site become references', async () => {
    const { page, section } = await buildHeadline();
    const target = await buildPage();
    const html = `<p onclick="x()">Siehe <a href="/de/${target.slug}">dort</a><script>alert(1)</script></p>`;
    const node = buildModule({
      id: -1,
      kind: 'text',
      values: { content: { de: html, en: '<p>See</p><iframe></iframe>' } },
    });
    const { body } = await propose(page.id, 2, [{ type: 'insert', node, place: atEnd(section.id) }]);
    const [, , id = 0] = treeIds((await readTree(page.id)).tree);
    const { content } = valuesIn((await readTree(page.id)).tree, id);
    expect(content).toEqual({ de: `<p>Siehe <a href="page:${target.id}">dort</a></p>`, en: '<p>See</p>' });
    expect(body.targets[`page:${target.id}`]?.en).toEqual({ url: `/en/${target.slug}`, picture: null });
    await propose(page.id, 3, [write(id, '<p>Neu<img src=x onerror=alert(1)></p>')]);
    expect(valuesIn((await readTree(page.id)).tree, id)['content']).toMatchObject({ de: '<p>Neu</p>' });
  });

  it('brings a removed module back under its own id, with what it held', async () => {
    const { page, section, module } = await buildHeadline();
    const { tree } = await readTree(page.id);
    const node = findNode(tree, module.id);
    if (!node) throw new Error('The module is gone.');
    const elsewhere = (await buildHeadline()).module.id;
    await propose(page.id, 2, [{ type: 'remove', id: module.id }], other);
    const { body } = await propose(page.id, 3, [
      { type: 'insert', node, place: atEnd(section.id) },
      { type: 'insert', node, place: atEnd(section.id) },
      { type: 'insert', node: { ...node, id: elsewhere }, place: atEnd(section.id) },
    ]);
    expect(body.refused.map(({ code }) => code)).toEqual(['invalid', 'invalid']);
    expect(serialize((await readTree(page.id)).tree)).toBe(serialize(tree));
  });

  it('copies a module whose link has lost its target', async () => {
    const { page, section } = await buildHeadline();
    const gone = await createRecord('pages', { title: { de: 'Fort' } });
    const values = { content: { de: 'Mehr' }, link: `page:${gone.id}` };
    const insert = (id: number): ProposedOperation => ({
      type: 'insert',
      node: buildModule({ id, kind: 'link', values }),
      place: atEnd(section.id),
    });
    await propose(page.id, 2, [insert(-1)]);
    await pool().query('delete from records where id = $1', [gone.id]);
    expect((await propose(page.id, 3, [insert(-2)])).body.refused).toEqual([]);
  });

  it('adds no second section to one that stands alone', async () => {
    const record = await createRecord('sections', { slug: 'operationen', title: 'Operationen' });
    const place = { parent: null, column: 0, order: 0 };
    const insert = () => ({
      key: newKey(),
      operation: { type: 'insert', node: buildSection({ id: -1 }), place },
    });
    const { body } = await send<{ refused: { code: string }[]; revision: number }>(
      'POST',
      `document/section/${record.id}/operations`,
      { as: editor, body: { since: 0, operations: [insert(), insert()] } },
    );
    expect([body.revision, body.refused.map(({ code }) => code)]).toEqual([1, ['invalid']]);
  });
});
