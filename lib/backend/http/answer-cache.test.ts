import { describe, expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { eventQuerySchema } from '@/lib/contract/event';
import { env } from '@/lib/env';
import { type PageUse, pageUse } from '@/lib/page-use.mjs';
import { type cachedAnswer as mocked } from './answer-cache';

const { cachedAnswer } = await vi.importActual<{ cachedAnswer: typeof mocked }>('./answer-cache');

let addresses = 0;
/** What the server's front hears of what it asks for. */
const newUse = (since: number): PageUse => ({
  ...{ tags: [], since, made: Infinity, page: null },
  ...{ isKept: false, isAnyChange: false, isLookedUp: false, isAway: false },
});

const newRequest = (headers: Record<string, string> = {}): Request =>
  new Request(`http://localhost/api/events/${(addresses += 1)}/`, {
    headers: { 'x-forwarded-for': `198.51.100.${addresses % 250}`, ...headers },
  });

it('reads once until something changes', async () => {
  const request = newRequest();
  const read = vi.fn(async () => ({ count: read.mock.calls.length }));
  const ask = async (): Promise<unknown> => (await cachedAnswer(request, 'de', read)).json();
  expect([await ask(), await ask()]).toEqual([{ count: 1 }, { count: 1 }]);
  changes.tell(['content:events']);
  expect([await ask(), await ask()]).toEqual([{ count: 2 }, { count: 2 }]);
});

it('reads again after ten minutes, since an answer may depend on the day', async () => {
  const request = newRequest();
  const read = vi.fn(async () => read.mock.calls.length);
  const ask = async (): Promise<unknown> => (await cachedAnswer(request, 'de', read)).json();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(await ask()).toBe(1);
  clock.mockReturnValue(1_000_000 + 599_999);
  expect(await ask()).toBe(1);
  clock.mockReturnValue(1_000_000 + 600_000);
  expect(await ask()).toBe(2);
  clock.mockRestore();
});

it('keeps nothing that was read before a change and finished after it', async () => {
  const request = newRequest();
  let finish: ((value: string) => void) | undefined;
  const slow = cachedAnswer(request, 'de', () => new Promise((resolve) => (finish = resolve)));
  await vi.waitFor(() => expect(finish).toBeDefined());
  changes.tell(null);
  finish?.('old');
  await slow;
  expect(await (await cachedAnswer(request, 'de', async () => 'new')).json()).toBe('new');
});

it('keeps languages apart, and forgets errors', async () => {
  const request = newRequest();
  await expect(cachedAnswer(request, 'de', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await cachedAnswer(request, 'de', async () => 'deutsch');
  await cachedAnswer(request, 'en', async () => 'english');
  const never = () => Promise.reject(new Error('must not be asked'));
  expect(await (await cachedAnswer(request, 'de', never)).json()).toBe('deutsch');
  expect(await (await cachedAnswer(request, 'en', never)).json()).toBe('english');
});

it('answers 304 from what is kept', async () => {
  const request = newRequest();
  const etag = (await cachedAnswer(request, 'de', async () => [1])).headers.get('etag') ?? '';
  const again = new Request(request.url, { headers: { 'if-none-match': etag } });
  expect((await cachedAnswer(again, 'de', async () => [2])).status).toBe(304);
});

it('tells the server’s front that an answer is the same for everybody until something changes', async () => {
  const request = newRequest();
  const read = async (since: number) => {
    const use = newUse(since);
    await pageUse.run(use, () => cachedAnswer(request, 'de', async () => 1));
    return use;
  };
  const now = changes.now();
  const first = await read(Infinity);
  expect(first).toMatchObject({ isKept: true, isAnyChange: true, since: now });
  expect(first.made).toBeLessThanOrEqual(Date.now());
  expect(await read(Infinity)).toEqual(first);
  expect((await read(-1)).since).toBe(-1);
});

it('drops the oldest: addresses can be made up without end', async () => {
  const first = newRequest();
  await cachedAnswer(first, 'de', async () => 'first');
  for (let index = 0; index < 501; index += 1) await cachedAnswer(newRequest(), 'de', async () => 'other');
  expect(await (await cachedAnswer(first, 'de', async () => 'again')).json()).toBe('again');
});

describe('an address', () => {
  const ask = async (search: string, slash = '/') => {
    const request = new Request(`http://localhost/api/events${slash}${search}`);
    const values = Object.fromEntries(new URL(request.url).searchParams);
    const query = eventQuerySchema.parse(values);
    const read = vi.fn(async (plain: Request) => new URL(plain.url).search);
    const use = newUse(Infinity);
    const answer = await pageUse.run(use, () =>
      cachedAnswer(request, 'de', read, { schema: eventQuerySchema, query }),
    );
    return { isKept: use.isKept, isRead: read.mock.calls.length > 0, seen: (await answer.json()) as unknown };
  };

  it('is worth keeping for the front only as it is plainly said, since there are others without end', async () => {
    for (const search of ['', '?page=6', '?page=6&genre=oper', '?genre=oper&page=6'])
      expect((await ask(search)).isKept, search).toBe(true);
    for (const search of ['?x=1', '?page=06', '?page=6&page=6', '?page=6&x=1', '?page=6.0&genre=oper'])
      expect((await ask(search)).isKept, search).toBe(false);
  });

  it('depends on what the parameters mean: unknown ones, order and spelling make no new one', async () => {
    expect(await ask('?page=7&genre=tanz&utm_source=a')).toMatchObject({
      isRead: true,
      seen: '?page=7&genre=tanz',
    });
    for (const search of [
      '?page=7&genre=tanz',
      '?x=1&genre=tanz&page=7',
      '?genre=tanz&page=07',
      '?page=7.0&genre=tanz&_=2',
    ])
      expect((await ask(search)).isRead, search).toBe(false);
    for (const search of [
      '?page=8&genre=tanz',
      '?page=7',
      '?page=7&genre=tanz&date=2025-01-01',
      '?page=7&genre=tanz&locale=de',
      '?page=7&genre=tanz&locale=en',
    ])
      expect((await ask(search)).isRead, search).toBe(true);
  });
});

it('limits how many answers a caller may have read, but not the kept ones', async () => {
  const from = (address: string, path: string) =>
    cachedAnswer(
      new Request(`http://localhost/api/${path}`, { headers: { 'x-forwarded-for': address } }),
      'de',
      async () => 1,
    );
  for (let index = 0; index < env.RATE_LIMIT_READ; index += 1) await from('203.0.113.8', `genres/${index}/`);
  await expect(from('203.0.113.8', 'genres/one-more/')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect((await from('203.0.113.8', `genres/${env.RATE_LIMIT_READ - 1}/`)).status).toBe(200);
  expect((await from('203.0.113.9', 'genres/one-more/')).status).toBe(200);
});
