import { describe, expect, it } from 'vitest';
import type { Module } from '@/lib/contract/module';
import { editor } from '@/tests/support/editors';
import { addSection, buildPage, moduleIds, readDraft, send, stepBack } from '@/tests/support/page-editor';

/** A page with texts in both languages. */
async function buildTexts(...texts: { de: string; en?: string }[]) {
  const page = await buildPage();
  const section = await addSection(editor, page.id);
  const ids: number[] = [];
  for (const { de, en } of texts) {
    const made = await send('POST', 'text', { as: editor, body: { parent: section.id, content: de } });
    ids.push(made.body.id);
    if (en === undefined) continue;
    const body = { content: en };
    await send('PATCH', `text/${made.body.id}`, { as: editor, locale: 'en', body });
  }
  const read = async (locale: 'de' | 'en'): Promise<Module[]> =>
    (await readDraft(editor, page.slug, locale)).modules[0]?.columns[0]?.children ?? [];
  return { page, ids, read };
}

describe('turn', () => {
  it('makes another kind of a module in both languages, where it stood, as one step that can be taken back', async () => {
    const { page, ids, read } = await buildTexts(
      { de: '<p>Vorher</p>' },
      { de: '<p>Was bleibt?</p>', en: '<p>What stays?</p>' },
      { de: '<p>Nachher</p>' },
    );
    const turned = await send('POST', 'turn', { as: editor, body: { id: ids[1], kind: 'headline' } });
    expect([turned.status, turned.body]).toMatchObject([
      201,
      { model: 'headline', content: 'Was bleibt?', order: 1 },
    ]);
    expect((await read('en')).map(({ model, content }) => [model, content])).toEqual([
      ['text', ''],
      ['headline', 'What stays?'],
      ['text', ''],
    ]);
    await stepBack('undo', page.id);
    expect(moduleIds(await readDraft(editor, page.slug))).toEqual(ids);
  });

  it('makes a list with its item', async () => {
    const { ids } = await buildTexts({ de: '<p>Wann?</p><p>Täglich.</p>' });
    const turned = await send('POST', 'turn', { as: editor, body: { id: ids[0], kind: 'faq' } });
    expect(turned.body.children).toMatchObject([{ content: 'Wann?', text: '<p>Täglich.</p>' }]);
  });

  it('refuses where something would get lost, and what there is not', async () => {
    const { ids } = await buildTexts({ de: '<p>Eins</p>', en: '<p>One</p><p>Two</p>' });
    const status = async (body: object, as?: typeof editor) =>
      (await send('POST', 'turn', { body, ...(as ? { as } : {}) })).status;
    expect(await status({ id: ids[0], kind: 'headline' }, editor)).toBe(400);
    expect(await status({ id: ids[0], kind: 'container' }, editor)).toBe(400);
    expect(await status({ id: 999_999, kind: 'headline' }, editor)).toBe(404);
    expect(await status({ id: ids[0], kind: 'quote' })).toBe(401);
  });
});

describe('join', () => {
  it('goes on with a text in the one before it, in both languages, as one step', async () => {
    const { page, ids, read } = await buildTexts(
      { de: '<p>Eins</p>', en: '<p>One</p>' },
      { de: '<p>Zwei</p>', en: '<p>Two</p>' },
    );
    const joined = await send('POST', 'join', { as: editor, body: { id: ids[1] } });
    expect([joined.status, joined.body]).toMatchObject([
      200,
      { id: ids[0], content: '<p>Eins</p><p>Zwei</p>' },
    ]);
    expect((await read('en')).map(({ content }) => content)).toEqual(['<p>One</p><p>Two</p>']);
    await stepBack('undo', page.id);
    expect((await read('en')).map(({ content }) => content)).toEqual(['<p>One</p>', '<p>Two</p>']);
  });

  it('refuses where no text stands before it', async () => {
    const { ids } = await buildTexts({ de: '<p>Eins</p>' });
    expect((await send('POST', 'join', { as: editor, body: { id: ids[0] } })).status).toBe(400);
    expect((await send('POST', 'join', { as: editor, body: { id: 999_999 } })).status).toBe(404);
  });
});
