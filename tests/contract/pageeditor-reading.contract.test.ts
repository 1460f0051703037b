import { describe, expect, it } from 'vitest';
import { createRecord } from '@/lib/backend/records/write';
import { pageSchema, type Page } from '@/lib/contract/page';
import { draftAnswerSchema, type DraftAnswer } from '@/lib/contract/write';
import { editor } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildHeadline,
  buildPage,
  publish,
  readDraft,
  type Refusal,
  send,
  takeOffline,
  textsOf,
  type WrittenDocument,
} from '@/tests/support/page-editor';

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
    await publish(home.id, ['de']);
    for (const path of ['page', 'page/']) expect((await send<Page>('GET', path)).body.id).toBe(home.id);
  });

  it('is a 404 for what is offline, unknown or not in this language; editors find it offline', async () => {
    const page = await buildPage();
    await takeOffline(page.id);
    expect((await send('GET', `page/${page.slug}`)).status).toBe(404);
    expect((await send<Page>('GET', `page/${page.slug}`, { as: editor })).body.is_online).toBe(false);
    const german = await buildPage({ title: { de: 'Nur deutsch' }, slug: { de: 'nur-deutsch' } });
    await publish(german.id, ['de']);
    expect((await send<Page>('GET', 'page/nur-deutsch')).body.urls).toEqual({ de: '/de/nur-deutsch' });
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
    expect(await read()).toMatchObject({ de: expect.any(Number), en: 0 });
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
