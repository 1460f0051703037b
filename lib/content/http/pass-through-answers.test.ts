import { afterEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.example';
  process.env.AUTH_SECRET = 'only-for-tests-only-for-tests-only-for-tests';
});

const reportFailure = vi.fn<(area: string, error: unknown) => void>();
vi.mock('../report-failure', () => ({ reportFailure }));

const { originalPathHeader, passThrough } = await import('./pass-through');

afterEach(() => vi.restoreAllMocks());

function ask(path: string): Promise<Response | string> {
  return passThrough(
    new Request('http://localhost:3000/pass-through/call', { headers: { [originalPathHeader]: path } }),
  );
}

describe('time', () => {
  it('runs out for an answer that does not begin, or pauses', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    let push: (text: string) => void = () => undefined;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      if (init?.signal) signals.push(init.signal);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => (push = (text) => controller.enqueue(new TextEncoder().encode(text))),
      });
      return new Response(body, { headers: { 'content-type': 'application/pdf' } });
    });
    const answer = await ask('/media/a.pdf');
    const reader = answer instanceof Response ? answer.body?.getReader() : undefined;
    await vi.advanceTimersByTimeAsync(2900);
    push('a');
    await reader?.read();
    await vi.advanceTimersByTimeAsync(2900);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(signals[0]?.aborted).toBe(true);
    vi.useRealTimers();
  });

  it('does not run on once an answer has ended or failed', async () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    await ask('/api/x');
    expect(vi.getTimerCount()).toBe(0);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('a'));
    const answer = await ask('/api/x');
    if (answer instanceof Response) await answer.text();
    expect(vi.getTimerCount()).toBe(0);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));
    expect(await ask('/api/x')).toBe('unavailable');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('a failure of the system', () => {
  const json = { headers: { 'content-type': 'application/json' } };

  it.each<{ reason: string; answer: () => Promise<Response> }>([
    { reason: 'unreachable', answer: () => Promise.reject(new TypeError('refused')) },
    { reason: 'timeout', answer: () => Promise.reject(Object.assign(new Error(), { name: 'AbortError' })) },
    { reason: 'too_large', answer: async () => new Response('x'.repeat(9_000_000), json) },
    { reason: 'not_json', answer: async () => new Response('{', json) },
  ])('is said in the log, with the path alone: $reason', async ({ reason, answer }) => {
    reportFailure.mockClear();
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect((await ask('/api/newsletter/?token=secret')) === 'unavailable').toBe(reason !== 'not_json');
    expect(reportFailure.mock.calls).toEqual([
      ['calls', expect.objectContaining({ reason, path: '/api/newsletter/' })],
    ]);
  });
});

describe('headers of an answer', () => {
  async function headersOf(path: string, answer: Response, init: RequestInit = {}) {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    const headers = { [originalPathHeader]: path, cookie: 'sessionid=s1' };
    const passed = await passThrough(new Request('http://localhost:3000/x', { headers, ...init }));
    if (typeof passed === 'string') throw new Error(passed);
    return passed.headers;
  }

  it.each([
    ['/media/a.pdf', 'application/pdf', 'application/pdf'],
    ['/media/a.pdf', 'text/html', 'text/plain; charset=utf-8'],
    ['/filer/a.PDF?x=1', 'image/svg+xml', 'text/plain; charset=utf-8'],
    ['/media/a.pdf/b.html', 'text/html', 'text/html'],
  ])('let nothing but a document come under the name of one: %s as %s', async (path, sent, passed) => {
    const answer = new Response('<script>alert(1)</script>', { headers: { 'content-type': sent } });
    expect((await headersOf(path, answer)).get('content-type')).toBe(passed);
  });

  it('say what may be kept and shown, and nothing else', async () => {
    const sent = { 'cache-control': 'max-age=5', 'content-type': 'text/plain', server: 'x', etag: '"1"' };
    const passed = await headersOf(
      '/media/a.txt',
      new Response('a', { headers: { ...sent, 'content-length': '1' } }),
    );
    expect(Object.fromEntries(passed)).toEqual({
      'cache-control': 'max-age=5',
      'content-type': 'text/plain',
      'content-length': '1',
      etag: '"1"',
    });
    expect((await headersOf('/api/x', new Response(null))).get('cache-control')).toBe('no-store');
  });

  it('say no length where it has changed by decoding or cleaning', async () => {
    const packed = { 'content-length': '1', 'content-encoding': 'gzip' };
    expect((await headersOf('/api/x', new Response('a', { headers: packed }))).has('content-length')).toBe(
      false,
    );
    const json = { 'content-length': '2', 'content-type': 'application/json' };
    expect((await headersOf('/api/x', new Response('{}', { headers: json }))).has('content-length')).toBe(
      false,
    );
  });

  it('bring the proof that the system knows the session, once it has said so', async () => {
    const proof = async (path: string, status = 200) => {
      const answer = new Response('{}', { status, headers: { 'content-type': 'application/vnd.api+json' } });
      return (await headersOf(path, answer))
        .getSetCookie()
        .some((cookie) => cookie.startsWith('litfass_known='));
    };
    expect(await proof('/de/pageeditor-api/user')).toBe(true);
    expect(await proof('/en/pageeditor-api/user/')).toBe(true);
    expect(await proof('/de/pageeditor-api/user', 401)).toBe(false);
    expect(await proof('/de/pageeditor-api/user/x')).toBe(false);
    expect(await proof('/x/de/pageeditor-api/user')).toBe(false);
    expect(await proof('/de/pageeditor-api/nav')).toBe(false);
  });

  it('keep the marks of an answer that is no JSON', async () => {
    for (const type of ['text/x-application/json', 'application/jsonp'])
      expect(
        (
          await headersOf(
            '/api/x',
            new Response('{"a": 1}', { headers: { 'content-type': type, etag: '"1"' } }),
          )
        ).get('etag'),
      ).toBe('"1"');
    const broken = { 'content-type': 'application/json', etag: '"1"' };
    expect((await headersOf('/api/x', new Response('{', { headers: broken }))).get('etag')).toBe('"1"');
  });
});
