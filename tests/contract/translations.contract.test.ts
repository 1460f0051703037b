import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/lib/backend/database/client';
import { editLog } from '@/lib/backend/database/schema/documents';
import { shrinkEditLog } from '@/lib/backend/documents/edit-log-detail';
import type { DraftAnswer } from '@/lib/contract/write';
import { editor, other } from '@/tests/support/editors';
import {
  addSection,
  buildHeadline,
  buildPage,
  keyOf,
  send,
  stepBack,
  type Refusal,
} from '@/tests/support/page-editor';

const write = (kind: string, id: number, body: object, locale: 'de' | 'en', as = editor) =>
  send('PATCH', `${kind}/${id}`, { as, body, locale });
const keep = (
  id: number,
  { as = editor, locale = 'en' }: { as?: Record<string, string> | null; locale?: 'de' | 'en' } = {},
) => send<Refusal>('POST', 'keep-translation', { body: { id }, locale, ...(as ? { as } : {}) });
const madeFrom = async (page: number, locale: 'de' | 'en' = 'en') =>
  (await send<{ modules: unknown }>('GET', `document/page/${page}/translated-from`, { as: editor, locale }))
    .body.modules;

/** Whether the English of a module is older than its German. */
async function isOutdated(page: number, id: number): Promise<boolean> {
  const { body } = await send<DraftAnswer>('GET', `document/page/${page}`, { as: editor });
  const { de = 0, en = 0 } = body.text_revisions?.[id] ?? {};
  return de > en;
}

/** A headline in both languages. */
async function buildTranslated() {
  const { page, module } = await buildHeadline();
  await write('headline', module.id, { content: 'Hello' }, 'en');
  return { page: page.id, id: module.id };
}

describe('what a translation was made from', () => {
  it('is what the first language said then, however often it was changed since', async () => {
    const { page, id } = await buildTranslated();
    expect(await madeFrom(page)).toEqual({});
    await write('headline', id, { content: 'Hallo Welt' }, 'de');
    await write('headline', id, { content: 'Hallo neue Welt', preline: 'Ganz' }, 'de', other);
    expect(await madeFrom(page)).toEqual({ [id]: { content: 'Hallo', preline: '' } });
    expect(await madeFrom(page, 'de')).toEqual({});
    await write('headline', id, { content: 'Hello new world' }, 'en');
    expect(await madeFrom(page)).toEqual({});
  });

  it('follows what was taken back, and several changes at once', async () => {
    const page = (await buildPage()).id;
    const section = await addSection(editor, page);
    const text = (content: string) =>
      send('POST', 'text', { as: editor, body: { parent: section.id, content } });
    const [first, second] = [(await text('<p>Eins</p>')).body, (await text('<p>Zwei</p>')).body];
    await write('text', first.id, { content: '<p>One</p>' }, 'en');
    await write('text', first.id, { content: '<p>Eins neu</p>' }, 'de');
    expect(await madeFrom(page)).toEqual({ [first.id]: { content: '<p>Eins</p>' } });
    await stepBack('undo', page);
    expect(await madeFrom(page)).toEqual({});
    await send('POST', 'join', { as: editor, body: { id: second.id } });
    expect(await madeFrom(page)).toEqual({});
    await write('text', first.id, { content: '<p>Anders</p>' }, 'de');
    expect(await madeFrom(page)).toEqual({ [first.id]: { content: '<p>Eins</p><p>Zwei</p>' } });
  });

  it('is not made up once the log has forgotten it', async () => {
    const { page, id } = await buildTranslated();
    await write('headline', id, { content: 'Hallo Welt' }, 'de');
    await database()
      .update(editLog)
      .set({ at: new Date(Date.now() - 400 * 86_400_000) })
      .where(eq(editLog.documentId, page));
    await shrinkEditLog(new Date());
    await write('headline', id, { content: 'Hallo neue Welt' }, 'de');
    expect(await isOutdated(page, id)).toBe(true);
    expect(await madeFrom(page)).toEqual({});
  });

  it('is for editors, of documents that there are', async () => {
    expect((await send('GET', 'document/page/1/translated-from')).status).toBe(401);
    for (const path of ['page/999999', 'page/x', 'user/1'])
      expect((await send('GET', `document/${path}/translated-from`, { as: editor })).status).toBe(404);
  });
});

describe('a translation that is still right', () => {
  it('is no longer outdated, and reads as before; the step can be taken back', async () => {
    const { page, id } = await buildTranslated();
    await write('headline', id, { content: 'Hallo.' }, 'de');
    expect(await isOutdated(page, id)).toBe(true);
    const { status, body } = await keep(id, { as: other });
    expect([status, body]).toEqual([200, expect.objectContaining({ id, content: 'Hello' })]);
    expect(await isOutdated(page, id)).toBe(false);
    expect(await madeFrom(page)).toEqual({});
    await write('headline', id, { content: 'Hallo!' }, 'de');
    expect(await madeFrom(page)).toEqual({ [id]: { content: 'Hallo.' } });
    await stepBack('undo', page);
    expect(await isOutdated(page, id)).toBe(false);
    await stepBack('undo', page, other);
    expect(await isOutdated(page, id)).toBe(true);
  });

  it('is refused where there is none', async () => {
    const { module, section } = await buildHeadline();
    expect((await keep(module.id)).body).toMatchObject({
      code: 'invalid',
      detail: 'There is no translation here.',
    });
    expect((await keep(module.id, { locale: 'de' })).status).toBe(400);
    expect((await keep(section.id)).status).toBe(404);
    expect((await keep(999_999)).status).toBe(404);
    expect((await keep(module.id, { as: null })).status).toBe(401);
    const { 'X-CSRFToken': _, ...withoutToken } = editor;
    expect((await keep(module.id, { as: withoutToken })).status).toBe(403);
    const { status, body } = await send<Refusal>('POST', 'keep-translation', { as: editor, body: keyOf(1) });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['id']]);
  });
});
