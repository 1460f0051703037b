import { afterEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.example';
});

const { originalPathHeader, passThrough } = await import('./pass-through');

afterEach(() => vi.restoreAllMocks());

function ask(path: string): Promise<Response | string> {
  return passThrough(
    new Request('http://localhost:3000/pass-through/call', { headers: { [originalPathHeader]: path } }),
  );
}

describe('passThrough', () => {
  it.each(['@evil.example/', '.evil.example/', ':8080@evil.example/', 'http://evil.example/', ':81/', ''])(
    'asks nobody but the content system, whatever the path says: %s',
    async (path) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      expect(await ask(path)).toBe('forbidden');
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('asks the content system for the path as it came', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    expect(await ask('/api/articles/?page=2')).toBeInstanceOf(Response);
    expect(fetched.mock.calls[0]?.[0]).toBe('http://cms.example/api/articles/?page=2');
  });
});

describe('redirects and cookies', () => {
  const headers = {
    [originalPathHeader]: '/api/articles/1',
    cookie:
      'litfass_consent=1; sessionid=s1; litfass_editor=1-elsewhere; csrftoken=c; route=b; litfass_theirs=route; other=x',
    'x-csrftoken': 'c',
  };
  const call = (method = 'GET') =>
    passThrough(
      new Request('http://localhost:3000/pass-through/call', {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: '{}' }),
      }),
    );
  const redirect = (location: string, status = 302) =>
    new Response(null, { status, headers: { location, 'set-cookie': 'sessionid=stolen' } });

  it.each([
    'http://evil.example/api/articles/1',
    '//evil.example/x',
    'https://cms.example/api/articles/1',
    'http://cms.example:81/',
    'http://user@evil.example/',
  ])('follows a read to no other host, and tells it nothing: %s', async (location) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(redirect(location));
    expect(await call()).toBe('unavailable');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });

  it('follows a read on the same host, a few times', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(redirect('/api/articles/1/', 301))
      .mockResolvedValueOnce(new Response('{"id":1}', { headers: { 'Content-Type': 'application/json' } }));
    const answer = await call();
    expect(answer).toBeInstanceOf(Response);
    expect(fetched.mock.calls[1]?.[0]).toBe('http://cms.example/api/articles/1/');
    fetched.mockReset().mockImplementation(async () => redirect('/api/articles/1'));
    expect(await call()).toBe('unavailable');
    expect(fetched.mock.calls.length).toBeLessThan(10);
  });

  it('sends a write to no other host either', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(redirect('http://evil.example/api/articles/1/'));
    await call('POST');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('passes on the cookies that the content system needs or has set, and none of ours', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    await call();
    const sent = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(sent.get('cookie')).toBe('sessionid=s1; csrftoken=c; route=b');
  });

  it('remembers which cookies it has set, and lets it set none of ours', async () => {
    const answer = new Response('{}');
    for (const cookie of [
      'messages=hi; Path=/',
      'sessionid=s2',
      'litfass_consent=all',
      'litfass_theirs=litfass_consent',
    ])
      answer.headers.append('Set-Cookie', cookie);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    const passed = await call();
    expect(passed instanceof Response && passed.headers.getSetCookie()).toEqual([
      'messages=hi; Path=/',
      'sessionid=s2',
      'litfass_theirs=route:messages; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });
});

describe('an answer', () => {
  const evil = '<p>Ja<img src="x" onerror="steal()"><a href="javascript:steal()">da</a></p>';
  const clean = '<p>Ja<a>da</a></p>';

  async function pass(body: string, headers: Record<string, string>): Promise<Response> {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
    const answer = await ask('/de/pageeditor-api/page/');
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  }

  const asJson = { 'Content-Type': 'application/json; charset=utf-8', ETag: '"1"' };

  it('is made safe wherever a module stands in it', async () => {
    const text = { model: 'text', id: 2, content: evil };
    const link = { model: 'link', id: 3, link: 'javascript:steal()', link_url: 'javascript:steal()' };
    const faq = { model: 'faq', id: 4, children: [{ model: 'faqitem', id: 5, content: 'A < B' }] };
    const section = { model: 'container', id: 1, columns: [{ classes: '', children: [text, link, faq] }] };
    const answer = await pass(
      JSON.stringify({ modules: [section], theirs: text, results: [{ description_long: evil }] }),
      asJson,
    );
    expect(await answer.json()).toEqual({
      modules: [
        {
          ...section,
          columns: [
            {
              classes: '',
              children: [{ ...text, content: clean }, { ...link, link: '', link_url: '' }, faq],
            },
          ],
        },
      ],
      theirs: { ...text, content: clean },
      results: [{ description_long: clean }],
    });
    expect(answer.headers.has('etag')).toBe(false);
  });

  it('that needs nothing done stays as it is, with its ETag, and misses what it missed', async () => {
    const body = { model: 'text', id: 2, revision: 3, unknown: '<b>' };
    const answer = await pass(JSON.stringify(body), asJson);
    expect(await answer.json()).toEqual(body);
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('that is no JSON, whatever it calls itself, is passed on', async () => {
    expect(await (await pass('<html>', asJson)).text()).toBe('<html>');
    expect(await (await pass('%PDF', { 'Content-Type': 'application/pdf' })).text()).toBe('%PDF');
  });

  it.each([204, 304])('without a body stays without one: %i', async (status) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers: asJson }));
    expect(await ask('/de/pageeditor-api/nav')).toMatchObject({ status, body: null });
  });

  it('of more than 8 MiB of JSON is not waited for', async () => {
    await expect(pass(`"${'x'.repeat(8 * 1024 * 1024)}"`, asJson)).rejects.toThrow('unavailable');
  });
});

describe('a write', () => {
  const path = '/de/pageeditor-api/text/7';

  function write(headers: Record<string, string> = {}, method = 'PATCH', body: BodyInit = '{"a":1}') {
    const all = { [originalPathHeader]: path, host: 'localhost:3000', ...headers };
    return passThrough(
      new Request('http://localhost:3000/pass-through/call', { method, body, headers: all }),
    );
  }

  it('is passed on as it came, with what the system needs to know, and nothing more', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ id: 7 }, { status: 201 }));
    const answer = await write({
      origin: 'http://localhost:3000',
      'x-csrftoken': 'c',
      'content-type': 'application/json',
      'idempotency-key': 'once',
      'x-secret': 'no',
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`http://cms.example${path}`);
    expect(init).toMatchObject({ method: 'PATCH', redirect: 'manual', cache: 'no-store' });
    expect(String(init?.body)).toBe('{"a":1}');
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'once',
      origin: 'http://localhost:3000',
      'x-csrftoken': 'c',
      'x-forwarded-host': 'localhost:3000',
      'x-forwarded-proto': 'http',
    });
    expect(answer).toMatchObject({ status: 201 });
  });

  it.each([
    ['http://localhost:3000', true],
    ['https://localhost:3000', true],
    ['http://evil.example', false],
    ['null', false],
  ])('from a page at %s is passed on: %s', async (origin, isPassedOn) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
    const answer = await write({ origin });
    expect(answer === 'forbidden').toBe(!isPassedOn);
    expect(fetched).toHaveBeenCalledTimes(isPassedOn ? 1 : 0);
    // What only reads may come from anywhere.
    expect(
      await passThrough(
        new Request('http://localhost:3000/x', { headers: { [originalPathHeader]: path, origin } }),
      ),
    ).toBeInstanceOf(Response);
  });

  it('is as large as the contract allows, and larger as an upload', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
    const large = 'x'.repeat(300 * 1024);
    expect(await write({ 'content-type': 'application/json' }, 'POST', large)).toBe('too_large');
    expect(await write({ 'content-type': 'multipart/form-data; boundary=b' }, 'POST', large)).toBeInstanceOf(
      Response,
    );
  });

  it('is repeated at the same address with or without a slash, and nowhere else', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response('moved', { status: 301, headers: { location: `${path}/` } }))
      .mockResolvedValueOnce(Response.json({ id: 7 }));
    expect(await write()).toMatchObject({ status: 200 });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      `http://cms.example${path}`,
      `http://cms.example${path}/`,
    ]);
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'PATCH' });
    for (const location of ['/login', `http://evil.example${path}/`, `/de//pageeditor-api/text/7`]) {
      fetched.mockReset().mockResolvedValue(new Response(null, { status: 302, headers: { location } }));
      expect(await write()).toMatchObject({ status: 302 });
      expect(fetched).toHaveBeenCalledTimes(1);
    }
  });
});

describe('a call without an answer', () => {
  const second = 1000;
  afterEach(() => vi.useRealTimers());

  it.each([
    ['/de/pageeditor-api/text/7', 3 * second],
    ['/de/pageeditor-api/media/from-address', 60 * second],
  ])('to %s is given up after %d ms', async (path, patience) => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('late')));
        }),
    );
    const headers = { [originalPathHeader]: path, host: 'localhost:3000' };
    const request = new Request('http://localhost:3000/pass-through/call', {
      method: 'POST',
      body: '{}',
      headers,
    });
    const given = vi.fn();
    void passThrough(request).then(given);
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(given).toHaveBeenCalledWith('unavailable');
  });
});
