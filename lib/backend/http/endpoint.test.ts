import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { csrfField, csrfHeader } from '@/lib/contract/write';
import type { Session } from '../accounts/session';
import { ProblemError } from '../kernel/problem';

const { signedIn, consume, consumeHere } = vi.hoisted(() => ({
  signedIn: { session: null as unknown },
  consumeHere: vi.fn<(limit: string, key: string) => Promise<void>>(),
  consume: vi.fn<(limit: string, key: string) => Promise<void>>(),
}));
vi.mock('../accounts/session', () => ({ findSession: async () => signedIn.session }));
vi.mock('../accounts/csrf', () => ({
  isCsrfToken: (sent: string | null, token: string) => sent === `of ${token}`,
}));
vi.mock('./rate-limit', () => ({ consume, consumeHere }));

const { endpoint, parseInput } = await import('./endpoint');

const session = (role: 'editor' | 'admin'): Session => ({
  user: { id: 'ada', email: 'ada@example.org', name: 'Ada', role },
  token: 'session',
  cookies: [],
});

beforeEach(() => {
  signedIn.session = null;
  consume.mockReset().mockResolvedValue();
  consumeHere.mockReset().mockResolvedValue();
});

const origin = 'http://localhost:3000';
const proven = { origin, [csrfHeader]: 'of session' };

/** Asks an endpoint, and reads status and body of the answer. */
async function ask(
  route: ReturnType<typeof endpoint>,
  init: RequestInit & { path?: string; params?: Record<string, string | string[]> } = {},
) {
  const { path = '/de/x', params = {}, ...rest } = init;
  const answer = await route(new Request(`${origin}${path}`, rest), { params: Promise.resolve(params) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const handle = vi.fn(async (): Promise<unknown> => ({ done: true }));

describe('who may', () => {
  const asEditor = endpoint({ access: 'editor', handle });
  const asAdmin = endpoint({ access: 'admin', handle });
  const asAnybody = endpoint({ access: 'public', handle });

  it('is everybody, every account, or administrators', async () => {
    const statuses = async () =>
      Promise.all([asAnybody, asEditor, asAdmin].map(async (route) => (await ask(route)).status));
    expect(await statuses()).toEqual([200, 401, 401]);
    signedIn.session = session('editor');
    expect(await statuses()).toEqual([200, 200, 403]);
    signedIn.session = session('admin');
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('write is who comes from this site with the token of their session', async () => {
    signedIn.session = session('editor');
    const write = async (headers: Record<string, string>, method = 'POST') =>
      ask(asEditor, { method, headers });
    expect(await write(proven)).toEqual({ status: 200, body: { done: true } });
    expect(await write(proven, 'DELETE')).toMatchObject({ status: 200 });
    expect(await write({})).toMatchObject({ status: 403 });
    expect(await write({ ...proven, origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    const forged = await write({ origin, [csrfHeader]: 'of another' });
    const missing = await write({ origin });
    expect([forged.status, missing.status]).toEqual([403, 403]);
    expect(forged.body).not.toEqual((await write({})).body);
  });

  it('write without a session must come from this site, unless servers may write', async () => {
    expect(await ask(asAnybody, { method: 'POST' })).toMatchObject({ status: 403 });
    expect(await ask(asAnybody, { method: 'POST', headers: { origin } })).toMatchObject({ status: 200 });
    const fromAnywhere = endpoint({ access: 'public', origin: 'any', handle });
    expect(await ask(fromAnywhere, { method: 'POST' })).toMatchObject({ status: 200 });
  });

  it('write what is public needs no token, also with a session', async () => {
    signedIn.session = session('editor');
    expect(await ask(asAnybody, { method: 'POST', headers: { origin } })).toMatchObject({ status: 200 });
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('read by %s needs neither', async (method) => {
    signedIn.session = session('editor');
    expect(await ask(asEditor, { method })).toMatchObject({ status: 200 });
  });

  it('send a form has the token in it, if forms are accepted', async () => {
    signedIn.session = session('editor');
    const form = (csrf: string) => ({
      method: 'POST',
      headers: { origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ [csrfField]: csrf, a: '1' }),
    });
    const body = z.looseObject({ a: z.string() });
    const bodyOf = ({ body: given }: { body: { a: string } }) => Promise.resolve({ a: given.a });
    for (const bodyType of ['form', 'either'] as const) {
      const route = endpoint({ access: 'editor', body, bodyType, handle: bodyOf });
      expect(await ask(route, form('of session'))).toEqual({ status: 200, body: { a: '1' } });
      expect(await ask(route, form('of another'))).toMatchObject({ status: 403 });
      expect(
        await ask(route, { ...form('of another'), headers: { ...proven, ...form('').headers } }),
      ).toMatchObject({ status: 200 });
    }
    const asJson = endpoint({ access: 'editor', body, handle: bodyOf });
    expect(await ask(asJson, form('of session'))).toMatchObject({ status: 403 });
  });

  it('is counted: writes by the account, and what has a limit of its own by account or address', async () => {
    await ask(asAnybody);
    await ask(asAnybody, { method: 'POST', headers: { origin } });
    expect(consume).not.toHaveBeenCalled();
    const limited = endpoint({ access: 'public', limit: 'search', handle });
    await ask(limited, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(consume).toHaveBeenLastCalledWith('search', '203.0.113.7');
    signedIn.session = session('editor');
    await ask(limited);
    expect(consume).toHaveBeenLastCalledWith('search', 'ada');
    await ask(asEditor);
    expect(consume).toHaveBeenCalledTimes(2);
    await ask(asEditor, { method: 'POST', headers: proven });
    expect(consume).toHaveBeenLastCalledWith('write', 'ada');
    consume.mockRejectedValue(new ProblemError('too_many_requests'));
    handle.mockClear();
    expect(await ask(asEditor, { method: 'POST', headers: proven })).toMatchObject({ status: 429 });
    expect(handle).not.toHaveBeenCalled();
  });
});

describe('a read that visitors share with editors', () => {
  it('is counted for visitors alone, by address', async () => {
    const shared = endpoint({ access: 'public', limit: 'read', handle });
    signedIn.session = session('editor');
    await ask(shared);
    expect(consumeHere).not.toHaveBeenCalled();
    signedIn.session = null;
    await ask(shared, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(consumeHere).toHaveBeenLastCalledWith('read', '203.0.113.7');
    expect(consume).not.toHaveBeenCalled();
    consumeHere.mockRejectedValue(new ProblemError('too_many_requests'));
    expect(await ask(shared)).toMatchObject({ status: 429 });
  });
});

describe('what is asked for', () => {
  const echo = async (context: Record<string, unknown>) => ({
    params: context.params,
    query: context.query,
    body: context.body,
    locale: context.locale,
    user: context.user,
  });
  const params = z.object({ id: z.coerce.number().int() });
  const query = z.object({ page: z.coerce.number().int().optional(), q: z.string().optional() });

  it('is read by its schemas', async () => {
    signedIn.session = session('editor');
    const route = endpoint({
      access: 'editor',
      params,
      query,
      body: z.object({ a: z.int() }),
      handle: echo as never,
    });
    const answer = await ask(route, {
      path: '/en/x/7?page=2&page=3&other=1',
      params: { id: '7' },
      method: 'POST',
      headers: { ...proven, 'Content-Type': 'application/json' },
      body: '{"a":1}',
    });
    expect(answer.body).toEqual({
      params: { id: 7 },
      query: { page: 2 },
      body: { a: 1 },
      locale: 'en',
      user: session('editor').user,
    });
  });

  it('is nothing without schemas, and nobody without a session', async () => {
    const route = endpoint({ access: 'public', handle: echo as never });
    expect((await ask(route, { params: { id: 'x' }, path: '/de/x?page=x' })).body).toEqual({
      locale: 'de',
      user: null,
    });
  });

  it.each([[{ id: 'x' }], [{ id: '7', more: 'a\0b' }], [{ id: '7', rest: ['a', 'b\0'] }]])(
    'is not there where the path says so: %j',
    async (given) => {
      const route = endpoint({ access: 'public', params, handle });
      expect(await ask(route, { params: given })).toMatchObject({ status: 404 });
    },
  );

  it.each([
    ['page=x', 'page'],
    ['q=a%00b', 'q'],
  ])('names the parameter at fault: %s', async (search, name) => {
    const route = endpoint({ access: 'public', query, handle });
    const { status, body } = await ask(route, { path: `/de/x?${search}` });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([name]);
  });

  it('is in a language of the site, where a parameter says in which', async () => {
    const route = endpoint({ access: 'public', handle: echo as never });
    expect(await ask(route, { path: '/api/x?locale=en' })).toMatchObject({ body: { locale: 'en' } });
    for (const path of ['/api/x?locale=fr', '/pageeditor-api/x?locale='])
      expect(await ask(route, { path })).toMatchObject({
        status: 400,
        body: { fields: { locale: expect.any(String) } },
      });
    const narrow = endpoint({ access: 'public', params, handle });
    expect(await ask(narrow, { params: { id: 'x' }, path: '/api/x?locale=fr' })).toMatchObject({
      status: 404,
    });
    expect(await ask(route, { path: '/en/api/x?locale=fr' })).toMatchObject({ body: { locale: 'en' } });
  });

  it('may have a body as large as the endpoint takes', async () => {
    const post = (body: string) => ({
      method: 'POST',
      headers: { origin, 'Content-Type': 'application/json' },
      body,
    });
    const route = endpoint({ access: 'public', body: z.string(), maximumBody: 5, handle });
    expect(await ask(route, post('"abc"'))).toMatchObject({ status: 200 });
    expect(await ask(route, post('"abcd"'))).toMatchObject({ status: 413 });
    expect(await ask(endpoint({ access: 'public', body: z.int(), handle }), post('"x"'))).toMatchObject({
      status: 400,
    });
    const asForm = endpoint({ access: 'public', body: z.looseObject({}), bodyType: 'form', handle });
    expect(await ask(asForm, post('{}'))).toMatchObject({ status: 415 });
  });

  it('says of each field what is wrong with it', () => {
    const schema = z.object({ a: z.string(), b: z.int() });
    expect(parseInput(schema, { a: 'x', b: 1 })).toEqual({ a: 'x', b: 1 });
    expect(() => parseInput(schema, { b: 'x' })).toThrow(
      expect.objectContaining({
        code: 'invalid',
        detail: 'problems.invalid',
        options: { fields: { a: 'fields.required', b: 'fields.bad_type' } },
      }),
    );
  });
});

describe('an answer', () => {
  it('is data, nothing, or what the handler made', async () => {
    expect(await ask(endpoint({ access: 'public', handle: async () => null }))).toEqual({
      status: 200,
      body: null,
    });
    expect(await ask(endpoint({ access: 'public', handle: async () => undefined }))).toEqual({
      status: 204,
      body: null,
    });
    const made = new Response('{}', { status: 202, headers: { 'content-length': '2' } });
    const route = endpoint({ access: 'public', handle: async () => made });
    expect(await route(new Request(`${origin}/de/x`), { params: Promise.resolve({}) })).toBe(made);
    expect(made.headers.get('x-litfass-length')).toBe('2');
  });

  it('is a problem where the handler has one, without its cause', async () => {
    const fail = endpoint({ access: 'public', handle: () => Promise.reject(new ProblemError('not_found')) });
    expect(await ask(fail)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
