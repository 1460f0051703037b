import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { database } from '@/lib/backend/database/client';
import { outsideLinks } from '@/lib/backend/database/schema/site';
import { deadLinksSchema, linkChoicesSchema } from '@/lib/contract/link';
import { uploadAnswerSchema } from '@/lib/contract/media';
import { editor } from '../support/editors';
import { makeRecord, upload } from '../support/records';
import { call } from '../support/request';

describe('the link picker', () => {
  it('finds by words and looks references up', async () => {
    const page = await makeRecord('pages', { title: { de: 'Übersicht der Wege', en: 'Paths' } });
    const found = await call('/de/pageeditor-api/links?q=wege%20uber', {
      as: editor,
    });
    expect(linkChoicesSchema.parse(await found.json()).results).toMatchObject([
      {
        reference: `page:${page.id}`,
        title: 'Übersicht der Wege',
        url: '/de/uebersicht-der-wege',
        is_online: false,
      },
    ]);
    const looked = await call(`/en/pageeditor-api/links?references=page:${page.id},page:999999,x`, {
      as: editor,
    });
    expect(linkChoicesSchema.parse(await looked.json()).results).toMatchObject([{ url: '/en/paths' }]);
  });

  it('has what fits best first, then by title, files too, each with its date, and goes on', async () => {
    const ask = async (query: string) =>
      linkChoicesSchema.parse(await (await call(`/de/pageeditor-api/links?${query}`, { as: editor })).json());
    await makeRecord('pages', { title: { de: 'Der Fischmarkt von einst' } });
    await makeRecord('pages', { title: { de: 'Fischmarktordnung' } });
    for (const date_start of ['2025-07-02T19:30', '2025-07-01T19:30'])
      await makeRecord('events', { title: { de: 'Fischmarkt' }, date_start });
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0af' } })
      .png()
      .toBuffer();
    expect((await upload(picture, 'Fischmarkt.png')).status).toBe(201);
    const paper = await upload(Buffer.from('%PDF-1.4\n%%EOF\n'), 'Zum Fischmarkt.pdf');
    const file = uploadAnswerSchema.parse(await paper.json());
    // Changed last, and no better for it.
    await makeRecord('pages', { title: { de: 'Altonaer Fischmarkt' } });
    const today = new Date().toISOString().slice(0, 10);
    const { results } = await ask('q=Fischmarkt');
    expect(results.map(({ title, date }) => [title, date.slice(0, 10)])).toEqual([
      ['Fischmarkt', '2025-07-02'],
      ['Fischmarkt', '2025-07-01'],
      ['Fischmarktordnung', ''],
      ['Altonaer Fischmarkt', ''],
      ['Der Fischmarkt von einst', ''],
      ['Zum Fischmarkt.pdf', today],
      ['Fischmarkt.png', today],
    ]);
    expect(results.at(-2)).toMatchObject({ reference: `media:${file.id}`, kind: 'media', url: file.url });
    expect((await ask('q=Fischmarkt&kind=media')).count).toBe(2);
    expect((await ask('q=Fischmarkt&kind=event')).count).toBe(2);

    for (let number = 10; number < 45; number += 1)
      await makeRecord('pages', { title: { de: `Ufer ${number}` } });
    const first = await ask('q=Ufer');
    const second = await ask('q=Ufer&page=2');
    expect([first.count, first.results.length, second.results.length, second.next]).toEqual([
      35,
      30,
      5,
      null,
    ]);
    expect(new Set([...first.results, ...second.results].map(({ reference }) => reference)).size).toBe(35);
  });
});

it('dead links to other sites are told to editors', async () => {
  const path = '/de/pageeditor-api/links/dead';
  expect((await call(path)).status).toBe(401);
  const address = 'https://example.org/gone';
  await database().insert(outsideLinks).values({ address, failures: 2, checkedAt: new Date() });
  const answer = await call(path, { as: editor });
  expect(deadLinksSchema.parse(await answer.json())).toEqual({ addresses: [address], places: [] });
  const venue = await makeRecord('venues', { name: { de: 'Kranhalle' }, website: address });
  const found = deadLinksSchema.parse(await (await call(path, { as: editor })).json());
  expect(found.places).toEqual([
    {
      ...{ address, id: venue.id, resource: 'venues', title: 'Kranhalle', is_on_page: false, url: '' },
      settings_url: `/admin/venues/${venue.id}`,
    },
  ]);
});
