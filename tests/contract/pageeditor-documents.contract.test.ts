import { revalidateTag } from 'next/cache';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '@/lib/backend/documents/schedule';
import { createRecord } from '@/lib/backend/records/write';
import { database } from '@/lib/backend/database/client';
import { schedules } from '@/lib/backend/database/schema/documents';
import type { List } from '@/lib/contract/list';
import { pathTag } from '@/lib/contract/tags';
import {
  documentAnswerSchema,
  draftAnswerSchema,
  historyEntrySchema,
  versionSchema,
} from '@/lib/contract/write';
import type { DraftAnswer, HistoryEntry, Version } from '@/lib/contract/write';
import { pageSchema, type Page } from '@/lib/contract/page';
import { signInAs } from '@/tests/support/request';
import {
  addHeadline,
  addSection,
  buildPage,
  moduleIds,
  readDraft,
  type Refusal,
  send,
  takeOffline,
  type WrittenDocument,
} from '@/tests/support/page-editor';

let editor: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  editor = await signInAs('editor');
  other = await signInAs('editor', 'zweite@litfass.example');
});

describe('page/{slug}', () => {
  it('shows visitors what is published, in both path forms, and nothing of editors', async () => {
    const { page, module } = await buildHeadline();
    await publish(page.id, ['de', 'en']);
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Entwurf' } });
    for (const path of [`page/${page.slug}`, `page/${page.slug}/`]) {
      const { status, body } = await send<Page>('GET', path);
      expect([status, textsOf(body)]).toEqual([200, ['Hallo']]);
      expect(pageSchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({ id: page.id, content_type: 'page', is_online: true, settings_url: null });
      expect(body.urls).toEqual({ de: `/de/${page.slug}`, en: `/en/${page.slug}` });
      expect(Object.keys(body)).not.toContain('revision');
    }
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Entwurf']);
  });

  it('finds the home page under the empty slug', async () => {
    const home = await buildPage({ slug: { de: '', en: '' } });
    for (const path of ['page', 'page/']) expect((await send<Page>('GET', path)).body.id).toBe(home.id);
  });

  it('is a 404 for what is offline, unknown or not in this language; editors find it offline', async () => {
    const page = await buildPage();
    await takeOffline(page.id);
    expect((await send('GET', `page/${page.slug}`)).status).toBe(404);
    expect((await send<Page>('GET', `page/${page.slug}`, { as: editor })).body.is_online).toBe(false);
    const german = await buildPage({ title: { de: 'Nur deutsch' }, slug: { de: 'nur-deutsch' } });
    expect((await send<Page>('GET', 'page/nur-deutsch')).body.urls).toEqual({ de: '/de/nur-deutsch' });
    expect(german.id).toBeGreaterThan(0);
    for (const slug of ['nur-deutsch', 'unbekannt', 'a/b/c', '%00', 'A_b', 'x'.repeat(300)]) {
      expect((await send('GET', `page/${slug}`, { locale: 'en' })).status).toBe(404);
    }
  });

  it('keeps drafts and versions from visitors, and refuses bad version ids', async () => {
    const { page } = await buildHeadline();
    expect((await send('GET', `page/${page.slug}?version_id=draft`)).status).toBe(401);
    expect((await send('GET', `page/${page.slug}?version_id=1`)).status).toBe(401);
    const bad = await send<Refusal>('GET', `page/${page.slug}?version_id=-1`, { as: editor });
    expect([bad.status, Object.keys(bad.body.fields ?? {})]).toEqual([400, ['version_id']]);
    expect((await send('GET', `page/${page.slug}?version_id=99999`, { as: editor })).status).toBe(404);
  });
});

describe('document/{content_type}/{id}', () => {
  it('gives editors the draft of an article, event, artwork and section, and undoes in it', async () => {
    const owners = await Promise.all([
      createRecord('articles', { title: { de: 'Neues' }, slug: { de: 'neues' }, date: '2025-07-01' }),
      createRecord('events', { title: { de: 'Rundgang' }, date_start: '2025-07-01T19:30' }),
      createRecord('productions', { name: { de: 'Werk' } }),
      createRecord('sections', { title: 'Einleitung', slug: 'eine-einleitung' }),
    ]);
    for (const [index, content_type] of (['article', 'event', 'production', 'section'] as const).entries()) {
      const object_id = Number(owners[index]?.id);
      const section = await addSection(editor, object_id, { content_type });
      await addHeadline(editor, section.id, 'Entwurf');
      const path = `document/${content_type}/${object_id}`;
      const { status, body } = await send<WrittenDocument>('GET', path, { as: editor });
      expect(draftAnswerSchema.parse(body)).toEqual(body);
      expect([status, textsOf(body)]).toEqual([200, ['Entwurf']]);
      expect(body).toMatchObject({ id: object_id, content_type, can_undo: true, can_redo: false });
      await send('POST', 'undo', { as: editor, body: { content_type, object_id } });
      expect(textsOf((await send<Page>('GET', path, { as: editor })).body)).toEqual([]);
    }
  });

  it('says how old the texts are in each language; what was taken back does not count', async () => {
    const { page, module } = await buildHeadline();
    const path = `document/page/${page.id}`;
    const read = async () => {
      const { body } = await send<DraftAnswer>('GET', path, { as: editor });
      return body.text_revisions[module.id] ?? {};
    };
    const write = (content: string, locale: 'de' | 'en') =>
      send('PATCH', `headline/${module.id}`, { as: editor, locale, body: { content } });
    expect(Object.keys(await read())).toEqual(['de']);
    await write('Hello', 'en');
    const translated = await read();
    expect(translated.en).toBeGreaterThan(translated.de ?? Infinity);
    await write('Guten Tag', 'de');
    expect((await read()).de).toBeGreaterThan(translated.en ?? Infinity);
    await send('POST', 'undo', { as: editor, body: { content_type: 'page', object_id: page.id } });
    expect(await read()).toEqual(translated);
  });

  it('is closed to visitors, and a 404 for what is not there or of another kind', async () => {
    const page = await buildPage();
    expect((await send('GET', `document/page/${page.id}`)).status).toBe(401);
    for (const path of [`article/${page.id}`, 'page/999999', 'page/0', 'page/x', `nonsense/${page.id}`]) {
      expect((await send('GET', `document/${path}`, { as: editor })).status).toBe(404);
    }
  });
});

describe('publish', () => {
  it('publishes one language and keeps the other as it is public', async () => {
    const { page, section, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: editor, locale: 'en', body: { content: 'Hello' } });
    await publish(page.id, ['de', 'en']);
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Neu' } });
    await send('PATCH', `headline/${module.id}`, { as: editor, locale: 'en', body: { content: 'New' } });
    await addHeadline(editor, section.id, 'Dazu');
    const answer = await publish(page.id, ['de']);
    expect(documentAnswerSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({ has_changes: false, can_undo: true, can_redo: false });
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Neu', 'Dazu']);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`, { locale: 'en' })).body)).toEqual(['Hello']);
    expect((await readDraft(editor, page.slug, 'en')).has_changes).toBe(true);
    await publish(page.id, ['en']);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`, { locale: 'en' })).body)).toEqual([
      'New',
      '',
    ]);
    expect(revalidateTag).toHaveBeenCalledWith(pathTag(`/en/${page.slug}`), { expire: 0 });
  });

  it.each([
    ['locales', { locales: [] }, 400],
    ['locales.0', { locales: ['fr'] }, 400],
    ['locales', { locales: undefined }, 400],
    ['at', { at: '2020-01-01T00:00:00Z' }, 400],
    ['at', { at: 'morgen' }, 400],
    ['content_type', { content_type: 'user' }, 400],
    ['object_id', { object_id: 0 }, 400],
  ])('refuses a bad %s', async (field, fields, status) => {
    const page = await buildPage();
    const answer = await send<Refusal>('POST', 'publish', {
      as: editor,
      body: { ...keyOf(page.id), locales: ['de'], ...fields },
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
  });

  it('does not find a document of another kind', async () => {
    const page = await buildPage();
    for (const key of [{ content_type: 'article', object_id: page.id }, keyOf(999_999)]) {
      for (const action of ['publish', 'undo', 'redo', 'restore']) {
        const body = { ...key, locales: ['de'], version_id: 1 };
        expect((await send('POST', action, { as: editor, body })).status).toBe(404);
      }
    }
  });

  it('waits for its time, is carried out once, and can be taken back', async () => {
    const { page } = await buildHeadline();
    const at = new Date(Date.now() + 60_000).toISOString();
    const plan = { as: editor, body: { ...keyOf(page.id), locales: ['de'], at } };
    expect((await send('POST', 'schedule', plan)).status).toBe(200);
    await send('POST', 'schedule', plan);
    const listed = await send<List<{ id: number }>>('GET', `schedule?${queryOf(page.id)}`, { as: editor });
    expect(listed.body).toMatchObject({ count: 2, results: [{ at, locales: ['de'] }, { at }] });
    expect((await send('DELETE', `schedule/${listed.body.results[0]?.id}`, { as: editor })).status).toBe(200);
    expect((await send('DELETE', `schedule/${listed.body.results[0]?.id}`, { as: editor })).status).toBe(404);
    expect(await publishDue()).toEqual([]);
    const later = new Date(Date.now() + 120_000);
    const runs = await Promise.all([publishDue(later), publishDue(later)]);
    expect(runs.flat()).toEqual([page.id]);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Hallo']);
    expect(await database().select().from(schedules)).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('go back and forth 200 steps', async () => {
    const { page, section, module } = await buildHeadline();
    const states = [summary(await readDraft(editor, page.slug))];
    let last = module.id;
    for (let step = 0; step < 200; step++) {
      const added = step % 4 === 0 ? await addHeadline(editor, section.id, `Block ${step}`) : null;
      if (step % 4 === 1)
        await send('PATCH', `headline/${last}`, { as: editor, body: { content: `Text ${step}` } });
      if (step % 4 === 2) {
        const body = { id: last, parent: section.id, column: 0, order: 0 };
        await send('POST', 'reorder', { as: editor, body });
      }
      if (step % 4 === 3) await send('DELETE', `headline/${last}`, { as: editor });
      last = added?.id ?? last;
      states.push(summary(await readDraft(editor, page.slug)));
    }
    const back = [];
    for (let step = 0; step < 200; step++) back.push(summary((await stepBack('undo', page.id)).body));
    expect(back).toEqual(states.toReversed().slice(1));
    const forth = [];
    for (let step = 0; step < 200; step++) forth.push(summary((await stepBack('redo', page.id)).body));
    expect(forth).toEqual(states.slice(1));
    const end = await stepBack('redo', page.id);
    expect([end.status, (end.body as unknown as Refusal).code]).toEqual([409, 'conflict']);
  }, 120_000);

  it('take back only the own last operation', async () => {
    const { page, section, module } = await buildHeadline();
    const theirs = await addHeadline(other, section.id, 'Ihrs');
    expect(moduleIds((await stepBack('undo', page.id)).body)).toEqual([theirs.id]);
    expect(moduleIds((await stepBack('redo', page.id)).body)).toEqual([module.id, theirs.id]);
    expect(moduleIds((await stepBack('undo', page.id, other)).body)).toEqual([module.id]);
  });

  it('refuse with 409 when somebody touched the same module since, and change nothing', async () => {
    const { page, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Meins' } });
    await send('PATCH', `headline/${module.id}`, { as: other, body: { content: 'Ihrs' } });
    expect((await stepBack('undo', page.id)).status).toBe(409);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Ihrs']);
    expect((await stepBack('undo', page.id, other)).status).toBe(200);
    expect(textsOf((await stepBack('undo', page.id)).body)).toEqual(['Hallo']);
  });

  it('do not take a section away with what somebody else put into it', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const theirs = await addHeadline(other, section.id, 'Ihrs');
    expect((await stepBack('undo', page.id)).status).toBe(409);
    expect(moduleIds(await readDraft(editor, page.slug))).toEqual([theirs.id]);
  });

  it('forget what was undone once something new is done', async () => {
    const { page, section } = await buildHeadline();
    expect((await stepBack('undo', page.id)).body).toMatchObject({ can_redo: true });
    await addHeadline(editor, section.id, 'Neu');
    expect(await readDraft(editor, page.slug)).toMatchObject({ can_redo: false, can_undo: true });
    expect((await stepBack('redo', page.id)).status).toBe(409);
  });

  it('say 409 when there is nothing to take back', async () => {
    const page = await buildPage();
    expect((await stepBack('undo', page.id)).status).toBe(409);
  });
});

describe('history, versions, restore', () => {
  it('tell who did what', async () => {
    const { page, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: other, body: { content: 'Ihrs' } });
    await stepBack('undo', page.id, other);
    const { body } = await send<List<HistoryEntry>>('GET', `history?${queryOf(page.id)}`, { as: editor });
    for (const entry of body.results) expect(historyEntrySchema.parse(entry)).toEqual(entry);
    expect(body.results.map(({ action, user, kind, undone }) => [action, user, kind, undone])).toEqual([
      ['undo', 'zweite@litfass.example', 'headline', false],
      ['update', 'zweite@litfass.example', 'headline', true],
      ['insert', 'editor@litfass.example', 'headline', false],
      ['insert', 'editor@litfass.example', 'container', false],
    ]);
    const second = await send<List<HistoryEntry>>('GET', `history?${queryOf(page.id)}&page=2&page_size=3`, {
      as: editor,
    });
    expect(second.body).toMatchObject({ count: 4, next: null, results: [{ kind: 'container' }] });
  });

  it('keep every publish as a version that can be looked at and restored', async () => {
    const { page, section, module } = await buildHeadline();
    await publish(page.id, ['de', 'en']);
    await send('DELETE', `headline/${module.id}`, { as: editor });
    const late = await addHeadline(editor, section.id, 'Später');
    await publish(page.id, ['de']);
    const { body } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, { as: editor });
    for (const version of body.results) expect(versionSchema.parse(version)).toEqual(version);
    expect(body.results.map(({ number, locales }) => [number, locales])).toEqual([
      [2, ['de']],
      [1, ['de', 'en']],
    ]);
    const first = body.results[1]?.id ?? 0;
    const shown = await send<Page>('GET', `page/${page.slug}?version_id=${first}`, { as: editor });
    expect(moduleIds(shown.body)).toEqual([module.id]);
    const restore = { as: editor, body: { ...keyOf(page.id), version_id: first } };
    expect(moduleIds((await send<WrittenDocument>('POST', 'restore', restore)).body)).toEqual([module.id]);
    expect(moduleIds((await stepBack('undo', page.id)).body)).toEqual([late.id]);
    const foreign = { as: editor, body: { ...keyOf((await buildPage()).id), version_id: first } };
    expect((await send('POST', 'restore', foreign)).status).toBe(404);
  });

  it('restore a version although one of its modules lives in another document now', async () => {
    const { page, module } = await buildHeadline();
    await publish(page.id, ['de']);
    const elsewhere = await buildPage();
    const target = await addSection(editor, elsewhere.id);
    await send('POST', 'reorder', { as: editor, body: { id: module.id, parent: target.id } });
    const { body } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, { as: editor });
    const restore = { as: editor, body: { ...keyOf(page.id), version_id: body.results[0]?.id } };
    const restored = (await send<WrittenDocument>('POST', 'restore', restore)).body;
    expect(textsOf(restored)).toEqual(['Hallo']);
    expect(moduleIds(restored)).not.toContain(module.id);
    expect(moduleIds(await readDraft(editor, elsewhere.slug))).toEqual([module.id]);
  });

  it.each([
    ['page', 'page=0'],
    ['page_size', 'page_size=201'],
    ['page', 'page=x'],
  ])('refuse a bad %s', async (field, query) => {
    const page = await buildPage();
    const answer = await send<Refusal>('GET', `history?${queryOf(page.id)}&${query}`, { as: editor });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });
});

function keyOf(id: number) {
  return { content_type: 'page', object_id: id };
}

function queryOf(id: number): string {
  return `content_type=page&object_id=${id}`;
}

function publish(id: number, locales: string[]) {
  return send<WrittenDocument>('POST', 'publish', { as: editor, body: { ...keyOf(id), locales } });
}

function stepBack(step: 'undo' | 'redo', id: number, as = editor) {
  return send<WrittenDocument>('POST', step, { as, body: keyOf(id) });
}

function textsOf(page: Pick<Page, 'modules'>): unknown[] {
  return page.modules.flatMap((section) =>
    section.columns.flatMap((column) => column.children.map((child) => child['content'])),
  );
}

/** What of a page undo and redo have to bring back. */
function summary(page: Pick<Page, 'modules'>): unknown[] {
  return [moduleIds(page), textsOf(page)];
}

async function buildHeadline() {
  const page = await buildPage();
  const section = await addSection(editor, page.id);
  return { page, section, module: await addHeadline(editor, section.id) };
}
