// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { csrfCookie, csrfHeader, idempotencyHeader } from '@/lib/contract/write';
import { findCookie, request, RequestError, type RequestOptions } from './request';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const schema = z.looseObject({});

beforeEach(() => {
  document.documentElement.lang = 'en';
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ id: 7 })));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.cookie = `${csrfCookie}=; max-age=0`;
});

async function sent(options: Partial<RequestOptions<typeof schema>> = {}) {
  await request('/api/x', { schema, ...options });
  const [, init = {}] = fetched.mock.lastCall ?? [];
  return { ...init, headers: Object.fromEntries(new Headers(init.headers)) };
}

/** How a call fails. */
const failure = (options: Partial<RequestOptions<z.ZodType>> = {}) =>
  request('/api/x', { schema, ...options }).then(
    () => null,
    (error: unknown) => error,
  );

describe('a call', () => {
  it('that reads says what it wants in which language, and nothing that only a write needs', async () => {
    document.cookie = `${csrfCookie}=token`;
    expect(await sent()).toMatchObject({
      ...{ method: 'GET', credentials: 'same-origin', cache: 'no-store', keepalive: false },
      headers: { accept: 'application/json', 'accept-language': 'en' },
    });
    const { headers, ...init } = await sent();
    expect(Object.keys(headers)).toEqual(['accept', 'accept-language']);
    expect(init).not.toHaveProperty('body');
  });

  it('that writes has the token of its cookie, and one effect', async () => {
    document.cookie = `${csrfCookie}=a%3Db`;
    const { headers, method, body } = await sent({ method: 'POST', body: { a: 1 }, idempotencyKey: 'k' });
    expect({ method, body }).toEqual({ method: 'POST', body: '{"a":1}' });
    expect(headers).toMatchObject({
      [csrfHeader.toLowerCase()]: 'a=b',
      [idempotencyHeader.toLowerCase()]: 'k',
      'content-type': 'application/json',
    });
    document.cookie = `${csrfCookie}=; max-age=0`;
    expect((await sent({ method: 'DELETE' })).headers).toMatchObject({ [csrfHeader.toLowerCase()]: '' });
  });

  it('sends a form as it is', async () => {
    const form = new FormData();
    const { headers, body } = await sent({ method: 'POST', body: form });
    expect(body).toBe(form);
    expect(headers).not.toHaveProperty('content-type');
  });

  it('arrives though the page is being left, unless it is a file or more than browsers take then', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect((await sent()).keepalive).toBe(true);
    expect((await sent({ method: 'POST', body: {} })).keepalive).toBe(true);
    const long = (length: number) => ({ method: 'POST' as const, body: { text: 'ö'.repeat(length) } });
    expect((await sent(long(29_000))).keepalive).toBe(true);
    expect((await sent(long(33_000))).keepalive).toBe(false);
    expect((await sent({ method: 'POST', body: new FormData() })).keepalive).toBe(false);
  });

  it('answers what was read, and an empty object where there was nothing', async () => {
    expect(await request('/api/x', { schema: z.object({ id: z.int() }) })).toEqual({ id: 7 });
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await request('/api/x', { schema })).toEqual({});
  });
});

describe('a call that fails', () => {
  it('tells what the server said', async () => {
    const body = { detail: 'Bitte prüfen.', code: 'invalid', fields: { title: 'Fehlt.' } };
    fetched.mockResolvedValue(Response.json(body, { status: 400 }));
    expect(await failure()).toMatchObject({
      ...{ name: 'RequestError', code: 'invalid', status: 400, message: 'Bitte prüfen.', isPassing: false },
      ...{ fields: { title: 'Fehlt.' }, body },
    });
  });

  it.each([
    [429, true],
    [500, true],
    [503, true],
    [404, false],
    [409, false],
  ])('with %i and no word passes by itself: %s', async (status, isPassing) => {
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status }));
    expect(await failure()).toMatchObject({ code: 'unavailable', status, fields: {}, body: null, isPassing });
  });

  it('without network may succeed later', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ code: 'offline', status: 0, isPassing: true });
  });

  it('without an answer ends after its time', async () => {
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          const stop = () => reject(new DOMException('Aborted', 'AbortError'));
          if (signal?.aborted === true) stop();
          signal?.addEventListener('abort', stop);
        }),
    );
    expect(await failure({ timeout: 5 })).toMatchObject({ code: 'timeout', status: 0, isPassing: true });
    const stopped = new AbortController();
    const failed = failure({ signal: stopped.signal });
    await Promise.resolve();
    stopped.abort();
    expect(await failed).not.toBeInstanceOf(RequestError);
  });

  it('because the answer is another than the contract says does not repeat it', async () => {
    expect(await failure({ schema: z.object({ id: z.string() }) })).toMatchObject({
      ...{ code: 'malformed', status: 0, body: { id: 7 }, isPassing: false },
    });
    fetched.mockResolvedValue(new Response('no JSON'));
    expect(await failure()).toMatchObject({ code: 'malformed', body: null });
  });
});

it('a cookie is found by its whole name', () => {
  document.cookie = 'xone=1';
  document.cookie = 'one=a%20b';
  expect([findCookie('one'), findCookie('xone'), findCookie('on')]).toEqual(['a b', '1', null]);
});
