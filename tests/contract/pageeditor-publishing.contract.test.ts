import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/backend/database/client';
import { schedules } from '@/lib/backend/database/schema/documents';
import { searchIndex } from '@/lib/backend/database/schema/search';
import { log } from '@/lib/backend/kernel/log';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { publishDue } from '@/lib/backend/documents/schedule';
import { getNavigation } from '@/lib/backend/public/navigation';
import { getRecord, listRecords } from '@/lib/backend/records/find';
import { createRecord, deleteRecord, updateRecord } from '@/lib/backend/records/write';
import { changes } from '@/lib/changes.mjs';
import { findPublicPath, listAddresses } from '@/lib/content/embedded-paths';
import type { Usage } from '@/lib/contract/admin';
import type { List } from '@/lib/contract/list';
import { locales } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { pathsTag, pathTag, resourceTag } from '@/lib/contract/tags';
import { documentAnswerSchema, type Version } from '@/lib/contract/write';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  buildHeadline,
  buildPage,
  keyOf,
  publish,
  queryOf,
  readDraft,
  type Refusal,
  send,
  textsOf,
} from '@/tests/support/page-editor';

describe('publish', () => {
  it('is told by the admin for each language, which a page without it does not have for visitors', async () => {
    const { page } = await buildHeadline();
    const published = async () => (await getRecord('pages', page.id)).published_locales;
    expect(await published()).toEqual([]);
    await publish(page.id, ['de']);
    expect(await published()).toEqual(['de']);
    expect((await send('GET', `page/${page.slug}`, { locale: 'en' })).status).toBe(404);
    await publish(page.id, ['en']);
    expect(await published()).toEqual(['de', 'en']);
    const genres = await listRecords('genres', { page: 1, page_size: 25 });
    expect(genres.results.some((record) => 'published_locales' in record)).toBe(false);
  });

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
    expect(answer.body).toMatchObject({ changed_locales: ['en'] });
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Neu', 'Dazu']);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`, { locale: 'en' })).body)).toEqual(['Hello']);
    expect((await readDraft(editor, page.slug, 'en')).has_changes).toBe(true);
    const before = changes.now();
    await publish(page.id, ['en']);
    expect(changes.areFresh([pathTag(`/en/${page.slug}`)], before)).toBe(false);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`, { locale: 'en' })).body)).toEqual([
      'New',
      '',
    ]);
  });

  it('shows a page to visitors in no language that it was never published in', async () => {
    const page = await buildPage({ in_menu: true });
    const there = async () => ({
      page: await Promise.all(
        locales.map(async (locale) => (await send('GET', `page/${page.slug}`, { locale })).status),
      ),
      path: await Promise.all(
        locales.map(async (locale) => (await findPublicPath(`/${locale}/${page.slug}`))?.isOnline),
      ),
      menu: await Promise.all(
        locales.map(async (locale) =>
          (await getNavigation(locale)).menu.some(({ url }) => url === `/${locale}/${page.slug}`),
        ),
      ),
      found: (
        await database()
          .select({ locale: searchIndex.locale })
          .from(searchIndex)
          .where(eq(searchIndex.recordId, page.id))
      )
        .map(({ locale }) => locale)
        .sort(),
      listed: (await listAddresses()).flatMap(({ urls }) =>
        Object.values(urls).filter((url) => url.endsWith(`/${page.slug}`)),
      ),
    });
    const nothing = [false, false];
    expect(await there()).toEqual({
      page: [404, 404],
      path: nothing,
      menu: nothing,
      found: [],
      listed: [],
    });
    expect((await readDraft(editor, page.slug, 'en')).has_changes).toBe(true);

    const before = changes.now();
    await publish(page.id, ['de']);
    const path = `/de/${page.slug}`;
    expect(await there()).toEqual({
      page: [200, 404],
      path: [true, false],
      menu: [true, false],
      found: ['de'],
      listed: [path],
    });
    // Caches that hold "not there" and a menu without it hear of it.
    for (const tag of [pathsTag, resourceTag('navigation')])
      expect(changes.areFresh([tag], before)).toBe(false);
    expect((await send<Page>('GET', `page/${page.slug}`)).body.urls).toEqual({ de: path });
    // Editors see both, and what they would have to do.
    expect((await readDraft(editor, page.slug, 'de')).has_changes).toBe(false);
    const english = await readDraft(editor, page.slug, 'en');
    expect([english.has_changes, Object.keys(english.urls)]).toEqual([true, ['de', 'en']]);

    await publish(page.id, ['en']);
    expect((await there()).page).toEqual([200, 200]);
    // The list of events stands on its page whether or not somebody has written something there.
    await createRecord('pages', {
      title: { de: 'Kalender', en: 'Calendar' },
      slug: { de: 'kalender', en: 'calendar' },
      is_online: true,
    });
    expect((await findPublicPath('/en/calendar'))?.isOnline).toBe(true);
  });

  it('is taken back: visitors get what was public before, as a version of its own, and the draft stays', async () => {
    const { page, section, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: editor, locale: 'en', body: { content: 'Hello' } });
    await publish(page.id, ['de', 'en']);
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Neu' } });
    await addHeadline(editor, section.id, 'Dazu');
    const version_id = (await publish(page.id, ['de'])).body.version_id;
    const before = changes.now();
    const answer = await send('POST', 'take-back', { as: other, body: { ...keyOf(page.id), version_id } });
    expect(answer.status).toBe(200);
    expect(documentAnswerSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({ has_changes: true, can_undo: false });
    // Caches hear of it, as of a publishing.
    expect(changes.areFresh([pathTag(`/de/${page.slug}`)], before)).toBe(false);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Hallo']);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`, { locale: 'en' })).body)).toEqual(['Hello']);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Neu', 'Dazu']);
    const { body: versions } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, {
      as: editor,
    });
    expect(
      versions.results.map(({ number, locales, user, takes_back }) => [number, locales, user, takes_back]),
    ).toEqual([
      [3, ['de'], 'zweite@litfass.example', 2],
      [2, ['de'], 'editor@litfass.example', undefined],
      [1, ['de', 'en'], 'editor@litfass.example', undefined],
    ]);
    // What was taken back is no longer the last, and is itself what was public before.
    const again = (id: number | undefined) =>
      send<Refusal>('POST', 'take-back', { as: editor, body: { ...keyOf(page.id), version_id: id } });
    expect((await again(version_id)).status).toBe(409);
    expect((await again(versions.results[0]?.id)).status).toBe(200);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Neu', 'Dazu']);
  });

  it('is not taken back once somebody has published since, nor where nothing was public before', async () => {
    const { page, module } = await buildHeadline();
    const takeBack = async (version_id: unknown, as?: Record<string, string>) => {
      const body = { ...keyOf(page.id), version_id };
      const answer = await send<Refusal>('POST', 'take-back', { body, ...(as ? { as } : {}) });
      return [answer.status, answer.body.code];
    };
    expect(await takeBack(1, editor)).toEqual([404, 'not_found']);
    const first = (await publish(page.id, ['de'])).body.version_id;
    expect(await takeBack(first, editor)).toEqual([409, 'conflict']);
    // English is there for the first time, too.
    const second = (await publish(page.id, ['de', 'en'])).body.version_id;
    expect(await takeBack(second, editor)).toEqual([409, 'conflict']);
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Neu' } });
    const third = (await publish(page.id, ['de'])).body.version_id;
    expect(await takeBack(second, editor)).toEqual([409, 'conflict']);
    const another = await buildPage();
    const foreign = (await publish(another.id, ['de'])).body.version_id;
    expect(await takeBack(foreign, editor)).toEqual([404, 'not_found']);
    expect(await takeBack('last', editor)).toEqual([400, 'invalid']);
    expect(await takeBack(third)).toEqual([401, 'not_authenticated']);
    const { cookie = '' } = editor;
    expect(await takeBack(third, { cookie })).toEqual([403, 'forbidden']);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Neu']);
  });

  it.each([
    ['locales', { locales: [] }, 400],
    ['locales.0', { locales: ['fr'] }, 400],
    ['locales', { locales: undefined }, 400],
    ['at', { at: '2020-01-01T00:00:00Z' }, 400],
    ['at', { at: 'morgen' }, 400],
    ['at', { at: '9999-12-31T23:59:59-01:00' }, 400],
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
      for (const action of ['publish', 'take-back', 'undo', 'redo', 'restore']) {
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
    const second = await send<List<{ id: number }>>(
      'GET',
      `schedule?${queryOf(page.id)}&page=2&page_size=1`,
      { as: editor },
    );
    expect(second.body).toMatchObject({ count: 2, next: null, results: [listed.body.results[1]] });
    expect((await send('DELETE', `schedule/${listed.body.results[0]?.id}`, { as: editor })).status).toBe(200);
    expect((await send('DELETE', `schedule/${listed.body.results[0]?.id}`, { as: editor })).status).toBe(404);
    expect(await publishDue()).toEqual([]);
    const later = new Date(Date.now() + 120_000);
    const runs = await Promise.all([publishDue(later), publishDue(later)]);
    expect(runs.flat()).toEqual([page.id]);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Hallo']);
    expect(await database().select().from(schedules)).toEqual([]);
  });

  it('is listed with the others that are planned, the next one first', async () => {
    const { page } = await buildHeadline();
    const times = [180_000, 60_000, 120_000].map((ahead) => new Date(Date.now() + ahead).toISOString());
    for (const at of times)
      await send('POST', 'schedule', { as: editor, body: { ...keyOf(page.id), locales: ['de'], at } });
    const listed = await send<List<{ at: string }>>('GET', `schedule?${queryOf(page.id)}`, { as: editor });
    expect(listed.body.results.map(({ at }) => at)).toEqual(times.toSorted());
    await database().delete(schedules);
  });

  it('that fails at its time keeps nobody else waiting, is kept, and is told to whoever runs the site', async () => {
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const [bad, good] = [await buildPage({ is_online: false }), await buildPage({ is_online: false })];
    for (const [index, { id }] of [bad, good].entries()) {
      const at = new Date(Date.now() + 60_000 + index * 1000).toISOString();
      await send('POST', 'schedule', {
        as: editor,
        body: { ...keyOf(id), locales: ['de'], online: true, at },
      });
    }
    // As nobody can write it.
    await database().execute(sql`update records set data = data - 'title' where id = ${bad.id}`);
    expect(await publishDue(new Date(Date.now() + 120_000))).toEqual([good.id]);
    expect((await database().select().from(schedules)).map(({ documentId }) => documentId)).toEqual([bad.id]);
    expect(told).toHaveBeenCalledTimes(1);
    await database().delete(schedules);
  });

  it('holds what it leads to until it is published without, though the draft does so no longer', async () => {
    const target = await buildPage();
    const { page, section } = await buildHeadline();
    const usages = async () => {
      const refused = await deleteRecord('pages', target.id).catch((error: unknown) => error);
      if (!(refused instanceof ProblemError)) throw refused;
      const { used_by } = refused.options.extra as { used_by: Usage[] };
      return used_by.map(({ id, part }) => [id, part]);
    };
    const content = `<p><a href="/de/${target.slug}">Dort</a></p>`;
    const text = await send('POST', 'text', { as: editor, body: { parent: section.id, content } });
    expect(await usages()).toEqual([[page.id, 'draft']]);
    await publish(page.id, ['de']);
    await send('PATCH', `text/${text.body.id}`, { as: editor, body: { content: '<p>Dort</p>' } });
    expect(await usages()).toEqual([[page.id, 'published']]);
    await publish(page.id, ['de']);
    await deleteRecord('pages', target.id);
  });

  it('says that a record is offline, and puts it online with it where asked, now or at its time', async () => {
    const { page, section } = await buildHeadline();
    await updateRecord('pages', page.id, { is_online: false });
    expect((await publish(page.id, ['de'])).body).toMatchObject({ is_online: false, has_changes: false });
    expect((await send('GET', `page/${page.slug}`)).status).toBe(404);

    const at = new Date(Date.now() + 60_000).toISOString();
    const body = { ...keyOf(page.id), locales: ['de'], online: true };
    const planned = await send('POST', 'schedule', { as: editor, body: { ...body, at } });
    expect(planned.body).toMatchObject({ is_online: false, scheduled: [{ at, online: true }] });
    expect(await publishDue(new Date(Date.now() + 120_000))).toEqual([page.id]);
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Hallo']);

    await updateRecord('pages', page.id, { is_online: false });
    await addHeadline(editor, section.id, 'Dazu');
    const answers = await Promise.all([
      send<Page>('POST', 'publish', { as: editor, body }),
      updateRecord('pages', page.id, { in_menu: true }),
    ]);
    expect(answers[0].body).toMatchObject({ is_online: true });
    expect(textsOf((await send<Page>('GET', `page/${page.slug}`)).body)).toEqual(['Hallo', 'Dazu']);
  });
});
