import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from 'ra-core';
import { buildDataProvider } from './data-provider';
import { offerSignIn } from './sign-in-request';

interface Call {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
}

/** Answers each call with the next of `answers`, and keeps what was asked. */
function serve(...answers: { status?: number; body?: unknown }[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('document', { cookie: 'other=1; csrftoken=token%2Bone', documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    calls.push({
      url,
      method: options.method,
      headers: new Headers(options.headers),
      body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
    });
    const { status = 200, body } = answers.shift() ?? { status: 500 };
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return calls;
}

const provider = buildDataProvider();
const list = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'date', order: 'DESC' as const },
  filter: { q: 'fluss', genre: '' },
};

afterEach(() => vi.unstubAllGlobals());

describe('the data provider', () => {
  it('asks the index for a page of the stored shape, searched and sorted', async () => {
    const calls = serve({ body: { count: 40, next: null, previous: null, results: [{ id: 7 }] } });
    await expect(provider.getList('articles', list)).resolves.toEqual({ data: [{ id: 7 }], total: 40 });
    expect(calls[0]?.url).toBe('/api/articles?view=admin&q=fluss&page=2&page_size=25&sort=-date');
  });

  it('narrows by language only when somebody chose one, and asks for sentences in that of the screen', async () => {
    const none = { count: 0, next: null, previous: null, results: [] };
    const calls = serve({ body: none }, { body: none });
    await provider.getList('subscribers', { ...list, filter: {} });
    await provider.getList('subscribers', { ...list, filter: { locale: 'de' } });
    const asked = calls.map(({ url }) => new URL(url, 'http://localhost').searchParams.get('locale'));
    expect(asked).toEqual([null, 'de']);
    expect(calls[0]?.headers.get('Accept-Language')).toBe('en');
  });

  it('shows one record with a trailing slash', async () => {
    const calls = serve({ body: { id: 7, title: { de: 'A' } } });
    await expect(provider.getOne('articles', { id: 7 })).resolves.toEqual({
      data: { id: 7, title: { de: 'A' } },
    });
    expect(calls[0]?.url).toBe('/api/articles/7/?view=admin');
  });

  it('gets many by their ids in one call, and none without a call', async () => {
    const calls = serve({ body: { count: 2, next: null, previous: null, results: [{ id: 1 }, { id: 2 }] } });
    await expect(provider.getMany('genres', { ids: [1, 2] })).resolves.toEqual({
      data: [{ id: 1 }, { id: 2 }],
    });
    await expect(provider.getMany('genres', { ids: [] })).resolves.toEqual({ data: [] });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toContain('ids=1%2C2');
  });

  it('creates and updates with POST and the CSRF token', async () => {
    const calls = serve({ status: 201, body: { id: 9 } }, { body: { id: 9, revision: 2 } });
    await provider.create('redirects', { data: { old_path: '/de/a' } });
    await provider.update('redirects', { id: 9, data: { revision: 1 }, previousData: { id: 9 } });
    expect(calls.map((call) => [call.method, call.url])).toEqual([
      ['POST', '/api/redirects?view=admin'],
      ['POST', '/api/redirects/9/?view=admin'],
    ]);
    expect(calls[0]?.headers.get('X-CSRFToken')).toBe('token+one');
    expect(calls[1]?.body).toEqual({ revision: 1 });
  });

  it('saves once what was saved again because no answer came', async () => {
    const calls = serve({ status: 503 }, { status: 201, body: { id: 9 } }, { status: 201, body: { id: 10 } });
    const create = (title: string) => provider.create('events', { data: { title } });
    const keys = () => calls.map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(create('A')).rejects.toThrow();
    await create('A');
    expect(keys()[1]).toBe(keys()[0]);
    // The same once more is another event.
    await create('A');
    expect(new Set(keys()).size).toBe(2);
  });

  it('sends what was refused, and what is something else, under another key', async () => {
    const problem = { detail: 'x', code: 'invalid' };
    const calls = serve(
      { status: 400, body: problem },
      { status: 503 },
      { body: { id: 9 } },
      { body: { id: 9 } },
    );
    const save = (id: number, title: string) =>
      provider.update('events', { id, data: { title }, previousData: { id } }).catch(() => null);
    await save(9, 'A');
    await save(9, 'A');
    await save(9, 'B');
    await save(8, 'A');
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(4);
  });

  it('passes over what is gone, and over nothing else', async () => {
    const gone = { status: 404, body: { detail: 'x', code: 'not_found' } };
    const calls = serve(gone, { status: 204 }, gone, { body: { id: 2 } }, { status: 409 });
    await provider.delete('pages', { id: 1 });
    await provider.delete('pages', { id: 2 });
    await provider.updateMany('pages', { ids: [1, 2], data: { is_online: true } });
    expect(calls).toHaveLength(4);
    await expect(provider.delete('pages', { id: 3 })).rejects.toThrow();
  });

  it('deletes, by force only when told to', async () => {
    const calls = serve({ status: 204 }, { status: 204 });
    await provider.delete('pages', { id: 3 });
    await provider.delete('pages', { id: 3, meta: { force: true } });
    expect(calls.map((call) => call.url)).toEqual([
      '/api/pages/3/?view=admin',
      '/api/pages/3/?view=admin&force=true',
    ]);
  });

  it('turns the fields of a 400 into the errors of a form', async () => {
    serve({
      status: 400,
      body: {
        detail: 'Bitte prüfen.',
        code: 'invalid',
        fields: { 'files.0.file': 'Fehlt.', title: 'Fehlt.' },
      },
    });
    const error: unknown = await provider.create('pages', { data: {} }).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(HttpError);
    expect((error as HttpError).status).toBe(400);
    expect((error as HttpError).body).toMatchObject({
      errors: { files: { 0: { file: 'Fehlt.' } }, title: 'Fehlt.' },
    });
  });

  it('keeps the body of a 409 for the dialogs', async () => {
    const body = { detail: 'Jemand war schneller.', code: 'conflict', theirs: { id: 3, revision: 5 } };
    serve({ status: 409, body });
    const error: unknown = await provider
      .update('pages', { id: 3, data: {}, previousData: { id: 3 } })
      .catch((problem: unknown) => problem);
    expect((error as HttpError).body).toMatchObject({ answer: body });
  });

  it('asks for a new sign-in when the session has ended, and repeats the call', async () => {
    const ended = { status: 401, body: { detail: 'Bitte anmelden.', code: 'not_authenticated' } };
    const calls = serve(ended, { body: { id: 3 } });
    const withdraw = offerSignIn(async () => true);
    await expect(provider.getOne('pages', { id: 3 })).resolves.toEqual({ data: { id: 3 } });
    withdraw();
    expect(calls).toHaveLength(2);
  });

  it('passes a 401 on when nobody signs in', async () => {
    serve({ status: 401, body: { detail: 'Bitte anmelden.', code: 'not_authenticated' } });
    await expect(provider.getOne('pages', { id: 3 })).rejects.toMatchObject({ status: 401 });
  });
});
