import '@/tests/support/database';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteUrl } from '@/lib/env';
import { database } from '../database/client';
import { documents } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { outsideLinks } from '../database/schema/site';
import { createRecord } from '../records/write';
import type { Found } from './ask-address';
import { checkOutsideLinks } from './check-outside-links';
import { listDeadLinkPlaces, listDeadLinks } from './outside-links';

let page: number;

const common = { version: 1, anchor: '', locales: null };

/** Has the page link to these addresses, publicly or in its draft only. */
async function link(addresses: readonly string[], state: 'published' | 'draft' = 'published'): Promise<void> {
  const links = addresses.map((address, index) => ({
    ...{ ...common, id: index + 2, kind: 'link', children: [] },
    values: { content: { de: 'Mehr' }, link: address },
  }));
  const tree = { sections: [{ ...common, id: 1, kind: 'container' as const, layout: 0, columns: [links] }] };
  await database()
    .update(documents)
    .set({ published: { sections: [] }, draft: { sections: [] }, [state]: tree })
    .where(eq(documents.id, page));
}

const day = (count: number) => new Date(Date.UTC(2026, 0, count));

/** A run on a day, in which addresses answer as given and all others with something. Returns what was asked. */
async function run(on: number, answers: Record<string, Found> = {}): Promise<string[]> {
  const ask = vi.fn(async (address: string): Promise<Found> => answers[address] ?? 'something');
  await checkOutsideLinks({ ask, pause: 0, now: day(on) });
  return ask.mock.calls.map(([address]) => address);
}

const [good, bad] = ['https://example.org/good', 'https://example.net/bad'];

beforeEach(async () => {
  await database().delete(outsideLinks);
  await database().delete(records);
  page = Number((await createRecord('pages', { title: { de: 'Links' }, is_online: true })).id);
});

/** A run in which one address never answers. */
function runWithout(silent: string, end: { signal?: AbortSignal; longest?: number }) {
  const ask = vi.fn((address: string) =>
    address === silent ? new Promise<Found>(() => undefined) : Promise.resolve<Found>('something'),
  );
  return { ask, ended: checkOutsideLinks({ ask, pause: 0, now: day(1), ...end }) };
}

describe('links to other sites', () => {
  it('are dead after two runs in which nothing is there, and alive with the first in which something is', async () => {
    await link([good, bad]);
    await run(1, { [bad]: 'nothing' });
    expect(await listDeadLinks()).toEqual([]);
    await run(2, { [bad]: 'unknown' });
    expect(await listDeadLinks()).toEqual([]);
    await run(3, { [bad]: 'no host' });
    expect(await listDeadLinks()).toEqual([bad]);
    await run(4);
    expect(await listDeadLinks()).toEqual([]);
  });

  it('are looked at once in half a day, however often the run is repeated', async () => {
    await link([good, bad]);
    expect((await run(1, { [bad]: 'nothing' })).toSorted()).toEqual([bad, good]);
    expect(await run(1, { [bad]: 'nothing' })).toEqual([]);
    expect(await listDeadLinks()).toEqual([]);
  });

  it('are kept as they were found by a run that ends before its time', async () => {
    await link([bad, `${bad}/after`, good]);
    const stop = new AbortController();
    const { ask, ended } = runWithout(bad, { signal: stop.signal });
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    stop.abort();
    await ended;
    expect(ask).not.toHaveBeenCalledWith(`${bad}/after`);
    expect(await run(1)).toEqual([bad, `${bad}/after`]);
  });

  it('are kept, too, by one that has only so much time', async () => {
    await link([bad, good]);
    await runWithout(bad, { longest: 1 }).ended;
    expect(await run(1)).toEqual([bad]);
  });

  it('are not called dead where there is no network', async () => {
    await link([good, bad]);
    for (const on of [1, 2, 3]) await run(on, { [good]: 'no host', [bad]: 'no host' });
    expect(await listDeadLinks()).toEqual([]);
  });

  it('come in turn also where nothing can be said of those before', async () => {
    const silent = Array.from({ length: 20 }, (_, index) => `https://example.org/${index}`);
    await link([...silent, good]);
    expect(await run(1, Object.fromEntries(silent.map((each) => [each, 'unknown'])))).toEqual(silent);
    expect((await run(2))[0]).toBe(good);
  });

  it('are none that lead to this site with its host', async () => {
    await link([`${siteUrl}/de/besuch`, good]);
    expect(await run(1)).toEqual([good]);
  });

  it('are those of the fields of what is online, too, and it is told where each dead one is', async () => {
    const { id } = await createRecord('venues', { name: { de: 'Kranhalle' }, website: bad });
    await createRecord('events', {
      ...{ title: { de: 'Offline' }, date_start: '2026-07-01T10:00', is_online: false },
      ticket_link: `${bad}/offline`,
    });
    await link([good, `${bad}#mehr`]);
    expect((await run(1, { [bad]: 'nothing' })).toSorted()).toEqual([bad, good]);
    await run(2, { [bad]: 'nothing' });
    const places = await listDeadLinkPlaces(await listDeadLinks(), 'en');
    expect(places.map((place) => [place.address, place.resource, place.id, place.is_on_page])).toEqual([
      [bad, 'venues', id, false],
      [bad, 'pages', page, true],
    ]);
    expect(places.map(({ title, url, settings_url }) => [title, url, settings_url])).toEqual([
      ['Kranhalle', '', `/admin/venues/${id}`],
      ['Links', expect.stringMatching(/^\/de\/links/), `/admin/pages/${page}`],
    ]);
    expect(await listDeadLinkPlaces([], 'de')).toEqual([]);
    expect(await listDeadLinkPlaces(['https://example.org/b'], 'de')).toEqual([]);
  });

  it('are forgotten when nothing public has them any more', async () => {
    await link([good, bad]);
    for (const on of [1, 2]) await run(on, { [bad]: 'nothing' });
    await link([good, bad], 'draft');
    expect(await run(3)).toEqual([]);
    expect(await listDeadLinks()).toEqual([]);
  });

  it('may be more than a query takes parameters', async () => {
    const hrefs = Array.from({ length: 66_000 }, (_, index) => `<a href="https://example.org/${index}">`);
    const values = { content: { de: hrefs.join('') } };
    const text = { ...common, id: 2, kind: 'text', children: [], values };
    const section = { ...common, id: 1, kind: 'container' as const, layout: 0, columns: [[text]] };
    await database()
      .update(documents)
      .set({ published: { sections: [section] } })
      .where(eq(documents.id, page));
    expect(await run(1)).toHaveLength(20);
  });

  it('come in turn: some of a host in each run, those first that were looked at longest ago', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `https://example.org/${index}`);
    await link([...many, good, bad]);
    const first = await run(1);
    expect(first.filter((address) => address.startsWith('https://example.org'))).toHaveLength(20);
    expect(first).toContain(bad);
    const second = await run(2);
    for (const address of [...many, good].filter((each) => !first.includes(each)))
      expect(second).toContain(address);
  });
});
