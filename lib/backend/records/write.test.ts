import '@/tests/support/database';
import { describe, expect, it } from 'vitest';
import { problemOf } from '@/tests/support/problem-of';
import { changes } from '@/lib/changes.mjs';
import { type Locale, locales } from '@/lib/contract/locale';
import { pathTag, resourceTag, sectionTag } from '@/lib/contract/tags';
import { siteUrl } from '@/lib/env';
import { withAnnouncements } from '../changes/changes';
import { findRecord, listRecords } from './find';
import { database, transaction } from '../database/client';
import { findDocument } from '../documents/document';
import { makePublic } from '../documents/publish-draft';
import { findRedirectTarget, listRedirectRows } from './redirect-rules';
import { loadResolver } from '../references/resolver';
import { saveReferences } from '../references/usage';
import { createRecord, deleteRecord, updateRecord } from './write';

const page = { title: { de: 'Über uns', en: 'About us' }, is_online: true };
const listAll = { page: 1, page_size: 100 };

describe('a page', () => {
  it('gets a path per language from its title, and a number where that is taken', async () => {
    const first = await createRecord('pages', page);
    expect(first.urls).toEqual({ de: '/de/ueber-uns', en: '/en/about-us' });
    expect(first.reference).toBe(`page:${first.id}`);
    const second = await createRecord('pages', page);
    expect(second.urls).toEqual({ de: '/de/ueber-uns-2', en: '/en/about-us-2' });
  });

  it('has no path in a language without a title', async () => {
    const record = await createRecord('pages', { title: { de: 'Nur deutsch' } });
    expect(record.urls).toEqual({ de: '/de/nur-deutsch' });
  });

  it('is the home page under the empty path, and only one is', async () => {
    const home = await createRecord('pages', {
      title: { de: 'Start', en: 'Home' },
      slug: { de: '', en: '' },
    });
    expect(home.urls).toEqual({ de: '/de', en: '/en' });
    const other = await createRecord('pages', { title: { de: 'Zweite' }, slug: { de: '' } });
    expect(other.urls).toEqual({ de: '/de/zweite' });
    const saved = await updateRecord('pages', Number(home.id), { headline: { de: 'Willkommen' } });
    expect(saved.urls).toEqual({ de: '/de', en: '/en' });
  });

  it('refuses a typed path that is taken or reserved', async () => {
    await createRecord('pages', { title: { de: 'Besuch' } });
    const taken = await problemOf(
      createRecord('pages', { title: { de: 'Anderes' }, slug: { de: 'besuch' } }),
    );
    expect(taken).toMatchObject({
      code: 'conflict',
      options: { fields: { 'slug.de': 'records.slug_taken' } },
    });
    const reserved = await problemOf(
      createRecord('pages', { title: { de: 'A' }, slug: { de: 'preview/x' } }),
    );
    expect(reserved).toMatchObject({
      code: 'invalid',
      options: { fields: { 'slug.de': 'records.slug_reserved' } },
    });
  });

  it('gives no page the path of a screen that has none, which would hide it', async () => {
    const fields = { 'slug.de': 'records.slug_reserved' };
    const typed = createRecord('pages', { title: { de: 'Meins' }, slug: { de: 'mein-programm' } });
    expect(await problemOf(typed)).toMatchObject({ code: 'invalid', options: { fields } });
    const made = await createRecord('pages', { title: { de: 'Offline', en: 'My programme' } });
    expect(made.urls).toEqual({ de: '/de/offline-2', en: '/en/my-programme-2' });
    const free = await createRecord('pages', { title: { en: 'Mein Programm' } });
    expect(free.urls).toEqual({ en: '/en/mein-programm' });
  });

  it('leaves a redirect when its path changes while it is online, without chains or loops', async () => {
    const record = await createRecord('pages', { title: { de: 'Weg eins' }, is_online: true });
    const id = Number(record.id);
    await updateRecord('pages', id, { slug: { de: 'weg-zwei' } });
    await updateRecord('pages', id, { slug: { de: 'weg-drei' } });
    const paths = async () =>
      (await listRecords('redirects', listAll)).results.map((each) => [each.old_path, each.new_path]);
    expect(await paths()).toEqual([
      ['/de/weg-eins', '/de/weg-drei'],
      ['/de/weg-zwei', '/de/weg-drei'],
    ]);
    await updateRecord('pages', id, { slug: { de: 'weg-eins' } });
    expect(await paths()).toEqual([
      ['/de/weg-drei', '/de/weg-eins'],
      ['/de/weg-zwei', '/de/weg-eins'],
    ]);
  });

  it('takes no redirect away by a path that is made from its title, other than one to itself', async () => {
    const pathOfRedirects = async () => (await listRedirectRows(database())).map(({ from }) => from);
    const record = await createRecord('pages', {
      title: { de: 'Lichterfest', en: 'Lights' },
      is_online: true,
    });
    const id = Number(record.id);
    await updateRecord('pages', id, { slug: { de: 'fest-der-lichter' } });
    const draft = await createRecord('pages', { title: { de: 'Lichterfest' } });
    expect(draft.urls).toEqual({ de: '/de/lichterfest-2' });
    expect(await pathOfRedirects()).toContain('/de/lichterfest');
    const typed = { title: { de: 'Anderes' }, slug: { de: 'lichterfest' } };
    const back = await updateRecord('pages', id, { slug: { de: '' } });
    expect(back.urls).toMatchObject({ de: '/de/lichterfest' });
    expect(await problemOf(createRecord('pages', typed))).toMatchObject({ code: 'conflict' });
  });

  it('leaves no redirect to the path of a language that it loses', async () => {
    const record = await createRecord('pages', {
      title: { de: 'Werkstatt', en: 'Workshop' },
      is_online: true,
    });
    await createRecord('redirects', { old_path: '/en/old-workshop', new_path: '/en/workshop' });
    await createRecord('redirects', { old_path: '/de/alte-werkstatt', new_path: '/de/werkstatt' });
    const before = changes.now();
    await withAnnouncements(() => updateRecord('pages', Number(record.id), { title: { en: '' } }));
    const redirects = (await listRedirectRows(database())).map(({ from }) => from);
    expect(redirects).not.toContain('/en/old-workshop');
    expect(redirects).toContain('/de/alte-werkstatt');
    for (const tag of [pathTag('/en/workshop'), resourceTag('redirects')])
      expect(changes.areFresh([tag], before), tag).toBe(false);
  });

  it('leaves no redirect if it was offline', async () => {
    const before = (await listRecords('redirects', listAll)).count;
    const record = await createRecord('pages', { title: { de: 'Entwurf' } });
    await updateRecord('pages', Number(record.id), { slug: { de: 'entwurf-neu' } });
    expect((await listRecords('redirects', listAll)).count).toBe(before);
  });
});

describe('a save', () => {
  it('from an older state is a conflict, with the present record as `theirs`', async () => {
    const record = await createRecord('genres', { title: { de: 'Tanz', en: 'Dance' } });
    const id = Number(record.id);
    await updateRecord('genres', id, { revision: 1, colour: 'pink' });
    const problem = await problemOf(updateRecord('genres', id, { revision: 1, colour: 'blue' }));
    expect(problem).toMatchObject({
      code: 'conflict',
      options: { extra: { theirs: { colour: 'pink', revision: 2 } } },
    });
    expect(await findRecord('genres', id)).toMatchObject({ colour: 'pink', slug: 'tanz' });
  });

  it('keeps the other language and names the fields at fault', async () => {
    const record = await createRecord('genres', { title: { de: 'Film', en: 'Film' } });
    const saved = await updateRecord('genres', Number(record.id), { title: { en: 'Movies' } });
    expect(saved.title).toEqual({ de: 'Film', en: 'Movies' });
    const problem = await problemOf(createRecord('genres', { title: {}, colour: 'beige' }));
    expect(problem.options.fields).toEqual({ title: 'fields.required', colour: 'fields.bad_choice' });
    const unknown = await problemOf(createRecord('genres', { title: { de: 'X' }, nonsense: 1 }));
    expect(unknown.options.fields).toEqual({ nonsense: 'records.unknown_field' });
  });
});

describe('a deletion', () => {
  it('of something in use says where, and goes through by force', async () => {
    const genre = await createRecord('genres', { title: { de: 'Konzert' } });
    const event = await createRecord('events', {
      title: { de: 'Flussklang' },
      date_start: '2025-07-01T19:30',
      genre: genre.id,
    });
    const problem = await problemOf(deleteRecord('genres', Number(genre.id)));
    expect(problem).toMatchObject({
      code: 'conflict',
      options: {
        extra: { used_by: [{ resource: 'events', id: event.id, title: 'Flussklang', part: 'record' }] },
      },
    });
    await deleteRecord('genres', Number(genre.id), { force: true });
    expect(await findRecord('genres', Number(genre.id))).toBeNull();
  });

  it('deletes the redirects that led there, and no others', async () => {
    const page = await createRecord('pages', {
      title: { de: 'Sommerfest' },
      slug: { de: 'fest' },
      is_online: true,
    });
    const other = await createRecord('pages', {
      title: { de: 'Winterfest' },
      slug: { de: 'winter' },
      is_online: true,
    });
    await updateRecord('pages', Number(page.id), { slug: { de: 'sommerfest' } });
    await createRecord('redirects', { old_path: '/de/feier', new_path: '/de/fest' });
    await createRecord('redirects', { old_path: '/de/eisfest', new_path: '/de/winter' });
    const paths = async () => (await listRedirectRows(database())).map(({ from }) => from);
    expect(await paths()).toEqual(expect.arrayContaining(['/de/fest', '/de/feier', '/de/eisfest']));
    expect(await problemOf(deleteRecord('pages', Number(page.id)))).toMatchObject({ code: 'conflict' });
    await deleteRecord('pages', Number(page.id), { force: true });
    expect(await paths()).not.toEqual(expect.arrayContaining(['/de/fest']));
    expect(await paths()).not.toEqual(expect.arrayContaining(['/de/feier']));
    expect(await paths()).toContain('/de/eisfest');
    await deleteRecord('pages', Number(other.id), { force: true });
    expect(await paths()).not.toContain('/de/eisfest');
  });

  it('of something unknown is not found', async () => {
    expect(await problemOf(deleteRecord('genres', 999_999))).toMatchObject({ code: 'not_found' });
  });
});

describe('a stand-alone section', () => {
  it('needs a slug of its own', async () => {
    expect(await createRecord('sections', { title: 'Kalender Intro' })).toMatchObject({
      slug: 'kalender-intro',
    });
    expect((await problemOf(createRecord('sections', {}))).options.fields).toEqual({
      slug: 'fields.required',
    });
    expect(await problemOf(createRecord('sections', { slug: 'kalender-intro' }))).toMatchObject({
      code: 'conflict',
    });
  });

  it('cannot be deleted while a block refers to it, and is found by where it is read', async () => {
    const { id, reference } = await createRecord('sections', { slug: 'tickets' });
    expect(reference).toBe(`section:${id}`);
    const { id: pageId } = await createRecord('pages', page);
    await saveReferences(database(), Number(pageId), 'published', [String(reference)]);
    const refused = await problemOf(deleteRecord('sections', Number(id)));
    expect(refused.options).toMatchObject({ extra: { used_by: [{ resource: 'pages', id: pageId }] } });
    const resolver = await loadResolver([String(reference), 'section:999999'], 'en', 'editor');
    expect(resolver.findUrl(String(reference))).toBe('/en/pageeditor-api/container/by-slug/tickets');
    expect(resolver.findUrl('section:999999')).toBeNull();
  });

  it('has no address for visitors before it is published, which whatever refers to it then learns', async () => {
    const { id, reference } = await createRecord('sections', { slug: 'anfahrt' });
    const referring = await createRecord('pages', { title: { de: 'Anreise' }, is_online: true });
    await saveReferences(database(), Number(referring.id), 'published', [String(reference)]);
    const find = async (locale: Locale) =>
      (await loadResolver([String(reference)], locale, 'visitor')).findUrl(String(reference));
    expect(await find('de')).toBeNull();
    const before = changes.now();
    const common = { id: 1, version: 1, anchor: '', locales: null, kind: 'container' as const };
    const section = { ...common, layout: 0, columns: [[]], hidden: ['en' as const] };
    await withAnnouncements(() =>
      transaction(async (tx) => {
        const document = await findDocument(tx, Number(id));
        return document && makePublic(tx, document, { sections: [section] });
      }),
    );
    expect(await find('de')).toBe('/de/pageeditor-api/container/by-slug/anfahrt');
    expect(await find('en')).toBeNull();
    expect(changes.areFresh([pathTag('/de/anreise')], before)).toBe(false);
  });

  it('is new for what shows it by its former slug, and by its new one', async () => {
    const section = await createRecord('sections', { slug: 'fuss' });
    const before = changes.now();
    await withAnnouncements(() => updateRecord('sections', Number(section.id), { slug: 'fusszeile' }));
    for (const locale of locales)
      for (const slug of ['fuss', 'fusszeile'])
        expect(changes.areFresh([sectionTag(locale, slug)], before), `${locale} ${slug}`).toBe(false);
  });
});

it('opening hours end at midnight, and no later', async () => {
  const withEnd = (closes: string) =>
    createRecord('productions', {
      name: { de: 'Werk' },
      opening_hours: [{ day_from: 'mo', day_to: 'fr', opens: '23:59', closes }],
    });
  expect((await withEnd('24:00')).opening_hours).toMatchObject([{ closes: '24:00' }]);
  for (const closes of ['24:01', '24:59'])
    expect((await problemOf(withEnd(closes))).options.fields).toEqual({
      'opening_hours.0.closes': 'records.time',
    });
});

describe('the page with the path of a screen', () => {
  it('moves away alone: the screen stays, and what leads to it', async () => {
    const page = await createRecord('pages', {
      title: { de: 'Presse' },
      slug: { de: 'presse' },
      is_online: true,
    });
    await createRecord('redirects', { old_path: '/de/journalisten', new_path: '/de/presse' });
    const leadsTo = async (path: string) => findRedirectTarget(database(), path);
    await updateRecord('pages', Number(page.id), { slug: { de: 'ueber-die-presse' } });
    expect([await leadsTo('/de/presse'), await leadsTo('/de/journalisten')]).toEqual([null, '/de/presse']);
    await updateRecord('pages', Number(page.id), { slug: { de: 'presse' } });
    await deleteRecord('pages', Number(page.id), { force: true });
    expect(await leadsTo('/de/journalisten')).toBe('/de/presse');
  });
});

describe('a link', () => {
  it('to a path of the site becomes a reference', async () => {
    const target = await createRecord('pages', { title: { de: 'Karten' }, is_online: true });
    const event = await createRecord('events', {
      title: { de: 'Lesung' },
      date_start: '2025-07-02T19:00',
      ticket_link: '/de/karten',
    });
    expect(event.ticket_link).toBe(`page:${target.id}`);
    const written = async (ticket_link: string) =>
      (await updateRecord('events', Number(event.id), { ticket_link })).ticket_link;
    // As it stands in the browser, also while somebody edits.
    expect(await written(`${siteUrl}/de/karten`)).toBe(`page:${target.id}`);
    expect(await written(`${siteUrl}/de/karten?edit`)).toBe(`page:${target.id}`);
    expect(await written(`${siteUrl}/de/karten?edit#preise`)).toBe('/de/karten#preise');
    expect(await written('https://example.org/de/karten?edit')).toBe('https://example.org/de/karten?edit');
    const missing = await problemOf(updateRecord('events', Number(event.id), { ticket_link: 'page:999999' }));
    expect(missing.options.fields).toEqual({ ticket_link: 'records.target_missing' });
  });
});

describe('the navigation', () => {
  const link = 'https://example.org/a';
  const name = { de: 'Besuch' };

  it.each([
    ['an entry of the menu without a name', { menu: [{ link }] }, { 'menu.0.menu_name': 'fields.required' }],
    [
      'an entry of the menu that leads nowhere and opens nothing',
      { menu: [{ menu_name: name, link }, { menu_name: name }] },
      { 'menu.1.link': 'records.no_target' },
    ],
    [
      'an entry below another without name and target',
      { menu: [{ menu_name: name, link, children: [{}] }] },
      { 'menu.0.children.0.menu_name': 'fields.required', 'menu.0.children.0.link': 'fields.required' },
    ],
    [
      'an entry of the footer without name and target',
      { footer: [{ title: { de: ' ' }, link: '' }] },
      { 'footer.0.title': 'fields.required', 'footer.0.link': 'fields.required' },
    ],
  ])('refuses %s', async (_, values, fields) => {
    const refused = await problemOf(createRecord('navigation', { name: 'Navigation', ...values }));
    expect(refused).toMatchObject({ code: 'invalid', options: { fields } });
  });

  it('has entries that only open those below them, and names in one language', async () => {
    const menu = [{ menu_name: name, children: [{ menu_name: { en: 'Team' }, link }] }];
    const made = await createRecord('navigation', { name: 'Navigation', menu });
    expect(made).toMatchObject({ menu });
  });
});
