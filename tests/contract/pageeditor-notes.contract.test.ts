import fs from 'node:fs';
import path from 'node:path';
import { runTaskListOnce } from 'graphile-worker';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { database, pool } from '@/lib/backend/database/client';
import { user } from '@/lib/backend/database/schema/accounts';
import { notes } from '@/lib/backend/database/schema/documents';
import { tasks } from '@/lib/backend/jobs/tasks';
import type { List } from '@/lib/contract/list';
import { type Colleague, type Thread, threadSchema } from '@/lib/contract/note';
import type { SearchAnswer } from '@/lib/contract/search';
import { dataDir } from '@/tests/support/database';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildHeadline,
  buildPage,
  publish,
  queryOf,
  send,
  stepBack,
  type Refusal,
} from '@/tests/support/page-editor';
import { call, signInAs } from '@/tests/support/request';

type Headers = Record<string, string>;

let page: { id: number; slug: string };
let section: number;
let headline: number;

beforeEach(async () => {
  const built = await buildHeadline();
  [page, section, headline] = [built.page, built.section.id, built.module.id];
});

const begin = (body: object = {}, as: Headers = editor) =>
  send<Thread & Refusal>('POST', 'notes', { as, body: { module: headline, text: 'Stimmt das?', ...body } });
const answerTo = (id: number, body: object, as: Headers = other) =>
  send<Thread & Refusal>('POST', `notes/${id}/replies`, { as, body });
const change = (id: number, body: object, as: Headers = editor) =>
  send<Thread & Refusal>('PATCH', `notes/${id}`, { as, body });
const remove = (id: number, as: Headers = editor) => send<Refusal>('DELETE', `notes/${id}`, { as });
const list = async (of = page.id, as: Headers = other) =>
  (await send<List<Thread>>('GET', `notes?${queryOf(of)}`, { as })).body.results;
const idOf = async (email: string) =>
  (await database().select({ id: user.id }).from(user).where(eq(user.email, email)))[0]?.id ?? '';

describe('a note', () => {
  it('stands at its block with the words that were marked, and is seen by colleagues', async () => {
    const made = await begin({ quote: 'Hal' });
    expect(made.status).toBe(201);
    expect(threadSchema.parse(made.body)).toEqual(made.body);
    expect(made.body).toMatchObject({
      ...{ module: headline, kind: 'headline', about: 'Hallo', quote: 'Hal', locale: 'de', done: null },
      notes: [{ user: 'editor@litfass.example', is_you: true, text: 'Stimmt das?', edited_at: null }],
    });
    const [seen] = await list();
    expect(seen?.notes[0]).toMatchObject({ id: made.body.id, is_you: false });
    await begin({ module: section, text: 'Und hier?' });
    expect((await list()).map(({ kind }) => kind)).toEqual(['headline', 'container']);
    const second = await send<List<Thread>>('GET', `notes?${queryOf(page.id)}&page=2&page_size=1`, {
      as: editor,
    });
    expect(second.body).toMatchObject({ count: 2, next: null, results: [{ module: section }] });
  });

  it('is replied to, done and open again by anybody, and changed by its author alone', async () => {
    const { id } = (await begin()).body;
    const reply = await answerTo(id, { text: 'Ja, seit gestern.' });
    expect(reply.status).toBe(201);
    expect(reply.body.notes.map(({ text, is_you }) => [text, is_you])).toEqual([
      ['Stimmt das?', false],
      ['Ja, seit gestern.', true],
    ]);
    expect((await change(id, { done: true }, other)).body.done).toMatchObject({
      user: 'zweite@litfass.example',
    });
    expect((await change(id, { done: false })).body.done).toBeNull();
    const changed = await change(id, { text: 'Stimmt die Uhrzeit?' });
    expect(changed.body.notes[0]).toMatchObject({ text: 'Stimmt die Uhrzeit?' });
    expect(changed.body.notes[0]?.edited_at).not.toBeNull();
    expect((await change(id, { text: 'Anders' }, other)).status).toBe(403);
    expect((await change(reply.body.notes[1]?.id ?? 0, { done: true }, other)).body.fields).toHaveProperty(
      'done',
    );
    expect((await answerTo(reply.body.notes[1]?.id ?? 0, { text: 'Tiefer' })).status).toBe(404);
  });

  it('is deleted by its author, but not with what others have replied', async () => {
    const { id } = (await begin()).body;
    const { notes: written } = (await answerTo(id, { text: 'Ja.' })).body;
    expect((await remove(id, other)).status).toBe(403);
    const refused = await remove(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await remove(written[1]?.id ?? 0, other)).status).toBe(204);
    await answerTo(id, { text: 'Von mir.' }, editor);
    expect((await remove(id)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('is written once, however often it is sent', async () => {
    const headers = { 'Idempotency-Key': 'notiz-1' };
    const body = { module: headline, text: 'Einmal' };
    const [one, two] = [
      await send<Thread>('POST', 'notes', { as: editor, body, headers }),
      await send<Thread>('POST', 'notes', { as: editor, body, headers }),
    ];
    expect(two.body).toEqual(one.body);
    expect(await list()).toHaveLength(1);
  });

  it('is refused where it cannot be written', async () => {
    expect((await send('POST', 'notes', { body: { module: headline, text: 'x' } })).status).toBe(401);
    const { 'X-CSRFToken': _, ...withoutToken } = editor;
    expect((await begin({}, withoutToken)).status).toBe(403);
    expect((await begin({ text: '  ' })).body.fields).toHaveProperty('text');
    expect((await begin({ text: 'x'.repeat(4001) })).status).toBe(400);
    expect((await begin({ quote: 'x'.repeat(501) })).status).toBe(400);
    expect((await begin({ mentions: ['niemand'] })).body.fields).toHaveProperty('mentions');
    expect((await begin({ module: 999_999 })).status).toBe(404);
    expect((await answerTo(999_999, { text: 'x' })).status).toBe(404);
    expect((await change(999_999, { done: true })).status).toBe(404);
    expect((await send('GET', `notes?${queryOf(page.id)}`)).status).toBe(401);
    expect((await send('GET', 'notes?content_type=page', { as: editor })).status).toBe(400);
    expect((await send('GET', `notes?${queryOf(999_999)}`, { as: editor })).status).toBe(404);
    expect((await send('GET', 'colleagues')).status).toBe(401);
    expect((await send('GET', `colleagues?q=${'x'.repeat(101)}`, { as: editor })).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

describe('the block of a note', () => {
  it('takes it along: into another page, into another kind, and back again', async () => {
    const { id } = (await begin()).body;
    const target = await buildPage();
    const there = await addSection(editor, target.id);
    await send('POST', 'reorder', {
      as: editor,
      body: { id: headline, parent: there.id, column: 0, order: 0 },
    });
    expect([await list(), (await list(target.id)).map((thread) => thread.id)]).toEqual([[], [id]]);
    const turned = (await send('POST', 'turn', { as: editor, body: { id: headline, kind: 'text' } })).body;
    expect((await list(target.id))[0]).toMatchObject({ id, module: turned.id });
    expect((await stepBack('undo', target.id)).status).toBe(200);
    expect((await list(target.id))[0]).toMatchObject({ id, module: headline });
  });

  it('leaves it when it is deleted, with what it said, and cannot be noted at any more', async () => {
    await begin();
    await send('DELETE', `headline/${headline}`, { as: editor });
    expect(await list()).toMatchObject([{ module: headline, kind: 'headline', about: 'Hallo' }]);
    expect((await begin()).status).toBe(404);
    await stepBack('undo', page.id);
    expect((await begin()).status).toBe(201);
  });
});

describe('somebody who is mentioned', () => {
  /** The mails of the outbox, the newest last. */
  async function readMails(): Promise<string[]> {
    const client = await pool().connect();
    await runTaskListOnce({}, tasks, client);
    client.release();
    const folder = path.join(dataDir, 'outbox');
    return fs
      .readdirSync(folder)
      .toSorted()
      .map((name) =>
        fs.readFileSync(path.join(folder, name), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='),
      );
  }

  it('gets a mail in the language of the last sign-in, which leads to the note; once, and never for oneself', async () => {
    const email = 'clara@litfass.example';
    await signInAs('editor', email);
    const login = { email, password: 'a-password-for-tests' };
    await call('/en/pageeditor-api/login', { method: 'POST', body: login });
    const [clara, self] = [await idOf(email), await idOf('editor@litfass.example')];
    const { body } = await begin({
      ...{ text: '@Clara bitte lesen', quote: 'Hallo', mentions: [clara, self] },
    });
    expect(body.notes[0]?.mentions).toEqual([
      { id: clara, name: email },
      { id: self, name: 'editor@litfass.example' },
    ]);
    await change(body.id, { text: '@Clara bitte bald lesen', mentions: [clara] });
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`To: ${email}`);
    expect(mails[0]).toMatch(/^Subject: .*mentions_you/m);
    expect(mails[0]).toContain('@Clara bitte lesen');
    expect(mails[0]).toContain(`/en/${page.slug}?edit&note=${body.id}`);
  });

  it('is found by a part of the name', async () => {
    const found = async (q: string) =>
      (await send<List<Colleague>>('GET', `colleagues?q=${q}`, { as: editor })).body.results;
    expect((await found('ZWEI')).map(({ name }) => name)).toEqual(['zweite@litfass.example']);
    expect(await found('%25')).toEqual([]);
    expect((await found('')).map(({ name }) => name)).not.toContain('editor@litfass.example');
    expect(Object.keys((await found('zwei'))[0] ?? {})).toEqual(['id', 'name']);
  });
});

describe('what visitors get', () => {
  it('has nothing of a note: it is not in page, draft, versions, history or search', async () => {
    const word = 'Schreibtischgeheimnis';
    await addHeadline(editor, section, 'Öffentlich');
    const { id } = (await begin({ text: word, quote: 'Hallo' })).body;
    await answerTo(id, { text: `${word} auch` });
    await publish(page.id, ['de', 'en']);
    const paths = [
      `/de/pageeditor-api/page/${page.slug}`,
      `/api/search/?locale=de&query=Hallo`,
      `/api/pages/?locale=de`,
    ];
    for (const each of paths) expect(await (await call(each)).text(), each).not.toContain(word);
    const search = (await (await call(`/api/search/?locale=de&query=${word}`)).json()) as SearchAnswer;
    expect([search.pages.count, search.others.count]).toEqual([0, 0]);
    const draft = `/de/pageeditor-api/document/page/${page.id}`;
    for (const each of [draft, `/de/pageeditor-api/history?${queryOf(page.id)}`])
      expect(await (await call(each, { as: editor })).text(), each).not.toContain(word);
    const held = await pool().query(
      `select 1 from records r left join documents d on d.id = r.id left join versions v on v.document_id = r.id
        left join search_index s on s.record_id = r.id where to_jsonb(r)::text || to_jsonb(d)::text || coalesce(to_jsonb(v)::text, '')
        || coalesce(to_jsonb(s)::text, '') like '%' || $1 || '%'`,
      [word],
    );
    expect(held.rows).toEqual([]);
    expect(await database().select().from(notes).where(eq(notes.id, id))).toHaveLength(1);
  });
});
