import { afterEach, expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { pageUse, type PageUse } from '@/lib/page-use.mjs';
import PageCache from './page-cache.mjs';

const pages = new PageCache({});
const page = (html: string) => ({ html, headers: { 'x-next-cache-tags': 'events' } });
const minutes = { cacheControl: { revalidate: 600 } };

/** What a request learns that looks a page up: what is there, and what the front is told about it. */
async function lookUp(key: string): Promise<{ found: unknown; use: PageUse }> {
  const use: PageUse = {
    ...{ tags: [], since: changes.now(), made: Date.now(), page: null },
    ...{ isKept: false, isAnyChange: false, isLookedUp: false, isAway: false },
  };
  const found = await pageUse.run(use, () => pages.get(key, { kind: 'APP_PAGE' }));
  return { found, use };
}

afterEach(() => vi.useRealTimers());

it('keeps a page until something changes that it was made of', async () => {
  await pages.set('/de', page('alt'), minutes);
  changes.tell(['articles']);
  expect(await lookUp('/de')).toMatchObject({
    found: { value: { html: 'alt' } },
    use: { isKept: true, isLookedUp: true },
  });
  changes.tell(['events']);
  expect((await lookUp('/de')).found).toBeNull();
});

it('has no page whose rendering began before a change', async () => {
  await lookUp('/de/begun');
  changes.tell(['events']);
  await pages.set('/de/begun', page('alt'), minutes);
  expect((await lookUp('/de/begun')).found).toBeNull();
});

it('nor one that was rendered anew by time, while the old one was served', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await pages.set('/de/time', page('alt'), minutes);
  vi.setSystemTime(Date.now() + 601_000);
  // Served, and about to be replaced: nobody else keeps it.
  expect(await lookUp('/de/time')).toMatchObject({
    found: { value: { html: 'alt' } },
    use: { isKept: false },
  });
  changes.tell(['events']);
  await pages.set('/de/time', page('alt'), minutes);
  expect((await lookUp('/de/time')).found).toBeNull();
});
