import '@/tests/support/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database, transaction } from '../database/client';
import { documents } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { lockDocument } from '../documents/document';
import { publishDocument } from '../documents/versions';
import { getNavigation } from '../public/navigation';
import { getSettings } from '../public/settings';
import { createRecord, updateRecord } from '../records/write';
import { makePart } from './make-part';
import { readSetup } from './read-setup';

const editor = 'somebody';

describe('an empty site', () => {
  it('is named by its host and says nothing else', async () => {
    expect(await getSettings('de')).toMatchObject({
      name: expect.stringContaining('localhost'),
      dates: { start: null, end: null, label: '' },
      // It runs.
      clock: '',
      social: [],
      legal: { imprint: '', data_policy: '', accessibility: '' },
    });
    expect(await readSetup()).toMatchObject({
      settings: null,
      home: null,
      navigation: null,
      has_legal: false,
    });
  });

  it('gets no legal pages before it has a name', async () => {
    await expect(makePart('legal', editor)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a site that is set up', () => {
  beforeAll(async () => {
    await createRecord('settings', { name: { de: 'Haus am Fluss' }, date_start: '2026-05-01' });
    for (const part of ['home', 'navigation', 'legal', 'home', 'navigation', 'legal'] as const)
      await makePart(part, editor);
  });

  it('has one of each, also when asked twice', async () => {
    const setup = await readSetup('en');
    expect(setup).toMatchObject({ has_dates: true, has_texts: false, has_legal: true, home_online: false });
    expect(setup.legal.map(({ title, is_online, url }) => [title, is_online, url])).toEqual([
      ['Imprint', false, '/en/imprint'],
      ['Privacy policy', false, '/en/data-policy'],
      ['Accessibility', false, '/en/accessibility'],
    ]);
    const all = await database().select().from(records);
    // Home page, three legal pages, five screens.
    expect(all.filter(({ resource }) => resource === 'pages')).toHaveLength(9);
    expect(all.filter(({ resource }) => resource === 'navigation')).toHaveLength(1);
  });

  it('has a home page with a drafted section, which the public does not see', async () => {
    const { home } = await readSetup();
    const [document] = await database()
      .select()
      .from(documents)
      .where(eq(documents.id, home ?? 0));
    expect(document?.draft.sections).toHaveLength(1);
    expect(document?.published.sections).toHaveLength(0);
  });

  it('has a menu in both languages', async () => {
    const { menu } = await getNavigation('en');
    expect(menu.map(({ url }) => url)).toEqual(['/en/calendar', '/en/artworks-and-map', '/en/news']);
  });

  it('links legal pages once they are online, and knows one name in both languages', async () => {
    const [imprint] = (await readSetup()).legal;
    expect((await getSettings('de')).legal.imprint).toBe('');
    const id = imprint?.id ?? 0;
    await updateRecord('pages', id, { is_online: true });
    // Nobody has published what stands in it yet.
    expect((await getSettings('en')).legal.imprint).toBe('');
    await transaction(async (tx) => publishDocument(tx, await lockDocument(tx, id), ['de', 'en'], editor));
    expect(await getSettings('en')).toMatchObject({
      name: 'Haus am Fluss',
      legal: { imprint: '/en/imprint', data_policy: '' },
    });
  });

  it('has one record of settings, whose last day is not before the first', async () => {
    await expect(createRecord('settings', { name: { de: 'Zweites' } })).rejects.toMatchObject({
      code: 'conflict',
    });
    const { settings } = await readSetup();
    await expect(updateRecord('settings', settings ?? 0, { date_end: '2026-04-01' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
