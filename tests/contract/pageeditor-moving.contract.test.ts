import { describe, expect, it } from 'vitest';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildHeadline,
  buildPage,
  moduleIds,
  readDraft,
  type Refusal,
  send,
  type WrittenModule,
} from '@/tests/support/page-editor';
import type { Section } from '@/lib/contract/module';

describe('removing, moving, copying', () => {
  it('removes a module, once', async () => {
    const { page, module } = await buildHeadline();
    expect((await send('DELETE', `headline/${module.id}`, { as: editor })).body).toMatchObject({
      document_revision: 3,
    });
    expect((await send('DELETE', `headline/${module.id}`, { as: editor })).status).toBe(404);
    expect(moduleIds(await readDraft(editor, page.slug))).toEqual([]);
  });

  it('moves a module between columns and sections, counting what the language shows', async () => {
    const { page, section, module } = await buildHeadline();
    const english = await addHeadline(editor, section.id, 'nur englisch', { order: 0, locales: ['en'] });
    const last = await addHeadline(editor, section.id, 'zuletzt');
    const body = { id: last.id, parent: section.id, column: 0, order: 0 };
    expect((await send('POST', 'reorder', { as: editor, body })).body).toMatchObject({ order: 0 });
    expect(moduleIds(await readDraft(editor, page.slug, 'en'))).toEqual([english.id, last.id, module.id]);
    const second = await addSection(editor, page.id, { layout: 3, order: 0 });
    const away = { id: module.id, parent: second.id, column: 1 };
    expect((await send('POST', 'reorder', { as: editor, body: away })).body).toMatchObject({
      parent: second.id,
      column: 1,
    });
    const swap = { id: second.id, parent: null, order: 1 };
    expect((await send('POST', 'reorder', { as: editor, body: swap })).body).toMatchObject({ order: 1 });
    expect((await readDraft(editor, page.slug)).modules.map((each) => each.id)).toEqual([
      section.id,
      second.id,
    ]);
  });

  it('refuses a move from an old state of the document', async () => {
    const { section, module } = await buildHeadline();
    await addHeadline(other, section.id);
    const body = { id: module.id, parent: section.id, order: 1, revision: 2 };
    const answer = await send<Refusal>('POST', 'reorder', { as: editor, body });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  });

  it.each([
    ['id', { id: 999_999 }, 404],
    ['parent', { parent: 999_999 }, 404],
    ['parent', { parent: null }, 400],
    ['column', { column: 2 }, 400],
  ])('refuses a move with a bad %s', async (_, fields, status) => {
    const { section, module } = await buildHeadline();
    const body = { id: module.id, parent: section.id, column: 0, ...fields };
    expect((await send('POST', 'reorder', { as: editor, body })).status).toBe(status);
  });

  it('moves a list to another page and back by one undo', async () => {
    const from = await buildPage();
    const to = await buildPage();
    const [start, end] = [await addSection(editor, from.id), await addSection(editor, to.id)];
    const list = { parent: start.id, children: [{ content: 'Wann?' }] };
    const faq = (await send('POST', 'faq', { as: editor, body: list })).body;
    const moved = await send('POST', 'reorder', { as: editor, body: { id: faq.id, parent: end.id } });
    expect(moved.body).toMatchObject({ id: faq.id, object_id: to.id, parent: end.id });
    expect(moduleIds(await readDraft(editor, from.slug))).toEqual([]);
    expect(
      (await send('PATCH', `faq/${faq.id}`, { as: editor, body: { extra_class: 'small' } })).status,
    ).toBe(200);
    const blocked = await send<Refusal>('POST', 'undo', { as: editor, body: keyOf(from.id) });
    expect(blocked.status).toBe(409);
    await send('POST', 'undo', { as: editor, body: keyOf(to.id) });
    expect((await send('POST', 'undo', { as: editor, body: keyOf(to.id) })).status).toBe(200);
    expect(moduleIds(await readDraft(editor, from.slug))).toEqual([faq.id]);
    expect(moduleIds(await readDraft(editor, to.slug))).toEqual([]);
    expect((await send('POST', 'redo', { as: editor, body: keyOf(from.id) })).status).toBe(200);
    expect(moduleIds(await readDraft(editor, to.slug))).toEqual([faq.id]);
    expect((await send('GET', `faq/${faq.id}`, { as: editor })).body.children).toHaveLength(1);
  });

  it('copies a section with all that is in it, under new ids', async () => {
    const { page, section, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: editor, locale: 'en', body: { content: 'Hello' } });
    const copy = await send<Section & WrittenModule>('POST', 'duplicate', {
      as: editor,
      body: { id: section.id },
    });
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({ order: 1 });
    const [inside] = copy.body.columns[0]?.children ?? [];
    expect(inside?.id).not.toBe(module.id);
    const english = await readDraft(editor, page.slug, 'en');
    expect(english.modules[1]?.columns[0]?.children[0]).toMatchObject({ id: inside?.id, content: 'Hello' });
    const elsewhere = await buildPage();
    const target = { id: section.id, parent: null, content_type: 'page', object_id: elsewhere.id };
    expect((await send('POST', 'duplicate', { as: editor, body: target })).body.object_id).toBe(elsewhere.id);
    expect((await send('POST', 'duplicate', { as: editor, body: { id: 999_999 } })).status).toBe(404);
  });
});

function keyOf(id: number) {
  return { content_type: 'page', object_id: id };
}
