import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.example/base';
});

const { ContentSourceError, readContract } = await import('./client');

const late = Object.assign(new Error('late'), { name: 'TimeoutError' });
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const schema = z.looseObject({ id: z.int(), note: z.string().default('') });
const read = (options: { cookie?: string } = {}) =>
  readContract('/api/x', schema, { locale: 'de', ...options });
const headersOf = (call = 0) => new Headers(fetched.mock.calls[call]?.[1].headers);

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'litfassContentBreaker');
  logged.mockClear();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 1 }));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => vi.unstubAllGlobals());

describe('a read of the content system', () => {
  it('asks below the address of the settings, in the language, for JSON that nothing has kept', async () => {
    expect(await read()).toEqual({ id: 1, note: '' });
    expect(fetched.mock.calls[0]?.[0]).toBe('http://cms.example/base/api/x');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
    expect([...headersOf()]).toEqual([
      ['accept', 'application/json'],
      ['accept-language', 'de'],
    ]);
  });

  it('carries the cookies that are the system’s own', async () => {
    await read({ cookie: 'sessionid=s1; litfass_consent=all' });
    expect(headersOf().get('cookie')).toBe('sessionid=s1');
  });

  it.each([400, 401, 403, 404, 405, 410])(
    'has nothing for who asks where the answer is %i',
    async (status) => {
      const cancel = vi.fn();
      const body = new ReadableStream({ cancel });
      fetched.mockResolvedValue(new Response(body, { status }));
      expect(await read()).toBeNull();
      expect(cancel).toHaveBeenCalled();
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it.each([429, 500, 503])('is made twice, and fails, where the answer is %i', async (status) => {
    const cancel = vi.fn();
    fetched.mockImplementation(async () => new Response(new ReadableStream({ cancel }), { status }));
    await expect(read()).rejects.toMatchObject({
      reason: 'status',
      path: '/api/x',
      name: 'ContentSourceError',
    });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  it('is good if the second attempt is', async () => {
    fetched.mockRejectedValueOnce(new TypeError('reset'));
    expect(await read()).toMatchObject({ id: 1 });
  });

  it.each([
    ['timeout', () => Promise.reject(late)],
    ['unreachable', () => Promise.reject(new TypeError('refused'))],
    [
      'redirect',
      async () => new Response(null, { status: 302, headers: { location: 'http://evil.example/' } }),
    ],
    ['not_json', async () => new Response('<html>')],
    ['bad_shape', async () => Response.json([])],
    [
      'too_large',
      async () => new Response('x', { headers: { 'content-length': String(8 * 1024 * 1024 + 1) } }),
    ],
  ] as const)('says what was wrong: %s', async (reason, answer) => {
    fetched.mockImplementation(answer);
    const failure = await read().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentSourceError);
    expect(failure).toMatchObject({ reason, path: '/api/x' });
  });

  it('is given up after the time that the settings allow', async () => {
    const clock = vi.spyOn(AbortSignal, 'timeout');
    await read();
    expect(clock).toHaveBeenCalledWith(3000);
    expect(fetched.mock.calls[0]?.[1].signal).toBe(clock.mock.results[0]?.value);
  });

  it('says in the log what of the answer was left out, and nothing else', async () => {
    await read();
    expect(logged).not.toHaveBeenCalled();
    fetched.mockResolvedValue(Response.json({ id: 1, note: [] }));
    expect(await read()).toEqual({ id: 1, note: '' });
    expect(logged.mock.lastCall?.[0]).toContain('/api/x');
    expect(logged.mock.lastCall?.[0]).toContain('note');
  });
});

describe('a system that does not answer', () => {
  it.each([
    ['timeout', late],
    ['unreachable', new TypeError('refused')],
  ])('is left alone for a while: %s', async (_, error) => {
    fetched.mockRejectedValue(error);
    await read().catch(() => undefined);
    await read().catch(() => undefined);
    fetched.mockClear();
    await expect(read()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not one that answers nonsense, or answers in between', async () => {
    for (const answer of ['<html>', null, '<html>', '<html>']) {
      if (answer === null) fetched.mockRejectedValue(new TypeError('refused'));
      else fetched.mockImplementation(async () => new Response(answer));
      await read().catch(() => undefined);
    }
    fetched.mockImplementation(async () => Response.json({ id: 1 }));
    expect(await read()).toMatchObject({ id: 1 });
    fetched.mockRejectedValue(new TypeError('refused'));
    await read().catch(() => undefined);
    fetched.mockImplementation(async () => Response.json({ id: 1 }));
    expect(await read()).toMatchObject({ id: 1 });
    fetched.mockRejectedValue(new TypeError('refused'));
    await read().catch(() => undefined);
    fetched.mockImplementation(async () => Response.json({ id: 1 }));
    expect(await read()).toMatchObject({ id: 1 });
  });
});
