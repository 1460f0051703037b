import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rehearse, transaction } from '@/lib/backend/database/client';
import { createRecord } from '@/lib/backend/records/write';
import { embeddedSource } from '@/lib/content/embedded';
import type { DatedSource } from '@/lib/content/port';
import { digestDatabase } from '@/tests/support/database-digest';
import { editor } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildPage,
  keyOf,
  publish,
  send,
  textsOf,
} from '@/tests/support/page-editor';

const at = (moment: string): DatedSource => {
  const source = embeddedSource.on?.(moment);
  if (!source) throw new Error('The embedded source knows dates.');
  return source;
};
const plan = (page: number, day: string, fields: object = {}) =>
  send('POST', 'schedule', {
    as: editor,
    body: { ...keyOf(page), locales: ['de'], at: `${day}T08:00:00.000Z`, ...fields },
  });
const textsAt = async (moment: string, slug: string) => {
  const page = await at(moment).findPage('de', slug, 'published');
  return page && textsOf(page);
};

describe('the site on a date', () => {
  it('has what is planned until then, to the minute, and nothing of it is kept', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const first = await addHeadline(editor, section.id, 'Jetzt');
    await publish(page.id, ['de']);
    await send('PATCH', `headline/${first.id}`, { as: editor, body: { content: 'Dann' } });
    await plan(page.id, '2040-07-01');
    const before = await digestDatabase();
    // Eight o'clock in UTC is ten on the site's wall.
    expect(await textsAt('2040-07-01T09:59', page.slug)).toEqual(['Jetzt']);
    expect(await textsAt('2040-07-01T10:00', page.slug)).toEqual(['Dann']);
    expect(await at('2040-07-01T09:59').countPlans()).toBe(0);
    expect(await at('2040-07-01T10:00').countPlans()).toBe(1);
    expect(await textsAt('2025-01-01T00:00', page.slug)).toEqual(['Jetzt']);
    const now = await embeddedSource.findPage('de', page.slug, 'published');
    expect(now && textsOf(now)).toEqual(['Jetzt']);
    expect(await digestDatabase()).toEqual(before);
  });

  it('has a page that goes online by then, in the languages that are planned, where links and search find it', async () => {
    const page = await buildPage({ is_online: false, in_menu: true });
    await addHeadline(editor, (await addSection(editor, page.id)).id, 'Kommendes');
    await plan(page.id, '2040-07-01', { online: true });
    const path = `/de/${page.slug}`;
    const then = at('2040-07-02T00:00');
    expect(await at('2040-06-30T00:00').findPublicPath(path)).toMatchObject({ isOnline: false });
    expect(await then.findPublicPath(path)).toMatchObject({ isOnline: true });
    expect(await then.findPublicPath(`/en/${page.slug}`)).toMatchObject({ isOnline: false });
    const urls = (await then.getNavigation('de')).menu.map(({ url }) => url);
    expect(urls).toContain(path);
    expect((await embeddedSource.getNavigation('de')).menu.map(({ url }) => url)).not.toContain(path);
    const found = await then.search('de', 'Kommendes');
    expect(found.pages.results).toHaveLength(1);
    expect((await embeddedSource.search('de', 'Kommendes')).pages.results).toEqual([]);
  });

  it('has what is planned for a section that stands in the frame', async () => {
    const { id } = await createRecord('sections', { slug: 'partner', title: 'Partner' });
    const key = { content_type: 'section', object_id: Number(id) };
    const section = await send('POST', 'container', { as: editor, body: { parent: null, ...key } });
    await addHeadline(editor, section.body.id, 'Neue Partnerin');
    await send('POST', 'schedule', {
      as: editor,
      body: { ...key, locales: ['de', 'en'], at: '2040-07-01T08:00:00.000Z' },
    });
    expect(await at('2040-07-01T09:00').findSection('de', 'partner', 'published')).toBeNull();
    const shown = await at('2040-07-01T11:00').findSection('de', 'partner', 'published');
    expect(JSON.stringify(shown)).toContain('Neue Partnerin');
  });

  it("stops the site's clock, also of a site without settings", async () => {
    expect((await at('2040-07-01T10:00').getSettings('de')).clock).toBe('2040-07-01T10:00');
    await createRecord('settings', { name: { de: 'Haus', en: 'House' }, clock: '2025-07-12T14:00' });
    expect((await at('2040-07-01T10:00').getSettings('de')).clock).toBe('2040-07-01T10:00');
    expect((await embeddedSource.getSettings('de')).clock).toBe('2025-07-12T14:00');
  });

  it('holds no editor up for long, however many look', async () => {
    const page = await buildPage();
    const headline = await addHeadline(editor, (await addSection(editor, page.id)).id, 'Jetzt');
    await plan(page.id, '2040-07-01');
    let isLooking = true;
    const looked = Array.from({ length: 4 }, async () => {
      while (isLooking) await textsAt('2040-07-01T10:00', page.slug);
    });
    const saved = send('PATCH', `headline/${headline.id}`, { as: editor, body: { content: 'Dann' } });
    // They look on until it is saved.
    expect(await saved).toMatchObject({ status: 200 });
    isLooking = false;
    await Promise.all(looked);
  });

  it('gives way where somebody is at work, and shows no half of it', async () => {
    const page = await buildPage();
    await plan(page.id, '2040-07-01');
    const gaveWay: string[] = [];
    await transaction(async (tx) => {
      await tx.execute(sql`select id from documents where id = ${page.id} for update`);
      // Somebody who waits for three seconds, since earlier.
      const patient = transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = 3000`);
        await other.execute(sql`select id from documents where id = ${page.id} for update`);
      });
      await Promise.all([
        patient.catch(() => gaveWay.push('the patient')),
        textsAt('2040-07-01T10:00', page.slug).catch(() => gaveWay.push('who looks')),
      ]);
    });
    expect(gaveWay).toEqual(['who looks', 'the patient']);
    expect(await textsAt('2040-07-01T10:00', page.slug)).toEqual([]);
  });

  it('leaves nobody waiting: many at once, and after one that failed', async () => {
    const failing = rehearse(
      'failing',
      async () => {},
      async () => {
        throw new Error('Not found.');
      },
    );
    await expect(failing).rejects.toThrow('Not found.');
    const broken = rehearse(
      'broken',
      async () => {
        throw new Error('No change.');
      },
      async () => 1,
    );
    await expect(broken).rejects.toThrow('No change.');
    const many = Array.from({ length: 30 }, () => at('2040-07-01T10:00').getSettings('en'));
    expect((await Promise.all(many)).every(({ clock }) => clock === '2040-07-01T10:00')).toBe(true);
  });
});
