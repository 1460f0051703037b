import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { database, pool } from '@/lib/backend/database/client';
import { editLog } from '@/lib/backend/database/schema/documents';
import { records } from '@/lib/backend/database/schema/records';
import { shrinkEditLog } from '@/lib/backend/documents/edit-log-detail';
import { createRecord, deleteRecord, updateRecord } from '@/lib/backend/records/write';
import type { NewerOperations } from '@/lib/contract/operation';
import type { Outstanding } from '@/lib/contract/translation';
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
  type WrittenDocument,
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

/** How often the database is asked. */
async function countQueries(ask: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool(), 'query');
  await ask();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
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

  it('is what a page said that came with both languages: the original is older than whatever is written next', async () => {
    const { page, id } = await buildTranslated();
    // As it was imported or set up: no entry knows when each language was written.
    await database().delete(editLog).where(eq(editLog.documentId, page));
    expect(await isOutdated(page, id)).toBe(false);
    await write('headline', id, { content: 'Hallo Welt' }, 'de');
    expect(await isOutdated(page, id)).toBe(true);
    expect(await madeFrom(page)).toEqual({ [id]: { content: 'Hallo' } });
    await write('headline', id, { content: 'Hello world' }, 'en');
    expect([await isOutdated(page, id), await madeFrom(page)]).toEqual([false, {}]);
  });

  it('is as a restored version has it', async () => {
    const { page, id } = await buildTranslated();
    const published = await send<WrittenDocument>('POST', 'publish', {
      as: editor,
      body: { ...keyOf(page), locales: ['de', 'en'] },
    });
    await write('headline', id, { content: 'Hallo Welt' }, 'de');
    expect(await isOutdated(page, id)).toBe(true);
    const since = `document/page/${page}/operations?since=${published.body.revision + 1}`;
    const version_id = published.body.version_id;
    const restored = await send('POST', 'restore', { as: editor, body: { ...keyOf(page), version_id } });
    expect(restored.status).toBe(200);
    expect([await isOutdated(page, id), await madeFrom(page)]).toEqual([false, {}]);
    // Whoever has it open is told.
    const newer = (await send<NewerOperations>('GET', since, { as: editor })).body;
    expect(newer.text_revisions[id]).toEqual({});
    await write('headline', id, { content: 'Hallo Fluss' }, 'de');
    expect(await madeFrom(page)).toEqual({ [id]: { content: 'Hallo' } });
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

describe('the list of what is missing or outdated on the site', () => {
  interface OutstandingList {
    count: number;
    next: string | null;
    results: Outstanding[];
    counts: Record<string, number>;
    pending: number;
  }
  const list = async (query = '', locale: 'de' | 'en' = 'de') =>
    (await send<OutstandingList>('GET', `translations?page_size=200&${query}`, { as: editor, locale })).body;
  const find = async (id: number, query = '') => (await list(query)).results.filter((each) => each.id === id);

  it('follows a page from the first word to the last translation', async () => {
    const { page, module } = await buildHeadline();
    const open = { id: page.id, resource: 'pages', language: 'en', fields: 0, texts: 1, outdated: 0 };
    const place = {
      title: expect.stringMatching(/^Seite/) as string,
      url: `/en/${page.slug}`,
      settings_url: `/admin/pages/${page.id}`,
    };
    expect(await find(page.id)).toEqual([{ ...open, ...place }]);
    await write('headline', module.id, { content: 'Hello' }, 'en');
    expect(await find(page.id)).toEqual([]);
    await write('headline', module.id, { content: 'Hallo Welt' }, 'de');
    expect(await find(page.id)).toEqual([{ ...open, ...place, texts: 0, outdated: 1 }]);
    expect(await find(page.id, 'state=missing')).toEqual([]);
    expect(await find(page.id, 'state=outdated&language=en&resource=pages')).toHaveLength(1);
    expect(await find(page.id, 'language=de')).toEqual([]);
    await keep(module.id);
    expect(await find(page.id)).toEqual([]);
    await stepBack('undo', page.id);
    expect(await find(page.id)).toHaveLength(1);
  });

  it('has whatever the admin keeps, and leads to its form; what is gone is gone', async () => {
    const { id } = await createRecord('venues', { name: { de: 'Speicher' } });
    const venue = Number(id);
    expect(await find(venue)).toEqual([
      {
        ...{ id: venue, resource: 'venues', title: 'Speicher', language: 'en', fields: 1, texts: 0 },
        ...{ outdated: 0, url: '', settings_url: `/admin/venues/${venue}` },
      },
    ]);
    await updateRecord('venues', venue, { name: { en: 'Granary' } });
    expect(await find(venue)).toEqual([]);
    await updateRecord('venues', venue, { directions: { en: 'By boat' } });
    expect(await find(venue, 'language=de')).toHaveLength(1);
    await deleteRecord('venues', venue, { force: true, locale: 'de' });
    expect(await find(venue)).toEqual([]);
  });

  it('is counted by resource under the other filters, and cut into pages', async () => {
    for (const name of ['Eins', 'Zwei', 'Drei']) await createRecord('genres', { title: { de: name } });
    const genres = await list('resource=genres&language=en');
    expect(genres.results.map(({ title }) => title)).toEqual(['Drei', 'Zwei', 'Eins']);
    expect(genres.counts.genres).toBe(3);
    const all = await list('language=en');
    expect(all.count).toBe(Object.values(all.counts).reduce((sum, each) => sum + each, 0));
    expect(all.counts.genres).toBe(3);
    const query = 'translations?resource=genres&page_size=2&page=2';
    const second = (await send<OutstandingList>('GET', query, { as: editor })).body;
    expect([second.count, second.next, second.results.map(({ title }) => title)]).toEqual([
      3,
      null,
      ['Eins'],
    ]);
  });

  it('is for editors, and knows its filters', async () => {
    expect((await send('GET', 'translations')).status).toBe(401);
    for (const query of ['language=fr', 'state=old', 'resource=media', 'page=0', 'page_size=201']) {
      const { status, body } = await send<Refusal>('GET', `translations?${query}`, { as: editor });
      expect([status, Object.keys(body.fields ?? {})], query).toEqual([400, [query.split('=')[0]]]);
    }
  });

  it('asks no more with 10,000 records than with none, and says what it has not looked at yet', async () => {
    await list('resource=events');
    const few = await countQueries(() => list('resource=events'));
    await database().execute(sql`
      with made as (
        insert into records (resource, data, is_online)
        select 'events', jsonb_build_object('title', jsonb_build_object('de', 'Abend ' || number),
          'date_start', '2025-07-01T19:30'), true
        from generate_series(1, 10000) number
        returning id
      )
      insert into documents (id, draft, published)
      select made.id, tree, tree from made, (select draft as tree from documents order by length(draft::text) desc limit 1) longest`);
    let answer = await list('resource=events');
    for (let call = 0; answer.pending > 0 && call < 30; call += 1) answer = await list('resource=events');
    expect(answer.pending).toBe(0);
    expect(answer.counts.events).toBeGreaterThanOrEqual(10_000);
    const many = await countQueries(async () =>
      expect((await list('resource=events&page=40')).results).toHaveLength(200),
    );
    expect(many).toBe(few);
    await database().delete(records).where(eq(records.resource, 'events'));
  }, 120_000);
});
