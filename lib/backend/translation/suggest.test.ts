import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.TRANSLATION_API_URL = 'https://translate.example/';
  process.env.TRANSLATION_API_KEY = 'key';
});
vi.mock('../kernel/error-reports', () => ({ reportServerError: vi.fn() }));
vi.mock('../kernel/log', () => ({ log: { error: vi.fn() } }));

const { env } = await import('@/lib/env');
const { reportServerError } = await import('../kernel/error-reports');
const { log } = await import('../kernel/log');
const { suggestTranslations } = await import('./suggest');

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const given = { texts: ['Haus', 'Fluss'], source: 'de', target: 'en', rich: false } as const;
const translated = (...texts: string[]) => Response.json({ translations: texts.map((text) => ({ text })) });

beforeEach(() => {
  vi.clearAllMocks();
  fetched.mockReset().mockImplementation(async () => translated('House', 'River'));
  vi.stubGlobal('fetch', fetched);
});

describe('a translation service', () => {
  it('is asked in its own words, and never at another address', async () => {
    const clock = vi.spyOn(AbortSignal, 'timeout');
    expect(await suggestTranslations(given)).toEqual(['House', 'River']);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://translate.example/v2/translate');
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', cache: 'no-store' });
    expect(clock).toHaveBeenCalledWith(12_000);
    expect(init?.headers).toEqual({
      Authorization: 'DeepL-Auth-Key key',
      'Content-Type': 'application/json',
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      text: ['Haus', 'Fluss'],
      source_lang: 'DE',
      target_lang: 'EN-US',
    });
  });

  it('keeps the tags of rich texts, of which only harmless ones are taken', async () => {
    fetched.mockResolvedValue(translated('<p>Yes<script>steal()</script></p>', '<i>x</i>'));
    const rich = { ...given, source: 'en', target: 'de', rich: true } as const;
    expect((await suggestTranslations(rich))[0]).toBe('<p>Yes</p>');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
      source_lang: 'EN',
      target_lang: 'DE',
      tag_handling: 'html',
    });
  });

  it('may answer plain texts with whatever signs they have', async () => {
    fetched.mockResolvedValue(translated('a < b', 'c'));
    expect(await suggestTranslations(given)).toEqual(['a < b', 'c']);
  });
});

describe('a translation service that does not help', () => {
  it.each([
    [429, 'too_many_requests', 429],
    [529, 'too_many_requests', 429],
    [456, 'quota_used_up', expect.any(Number)],
    [413, 'too_large', 413],
    [500, 'unavailable', 503],
    [403, 'unavailable', 503],
    [401, 'unavailable', 503],
  ])('answers %i', async (status, code, own) => {
    const cancel = vi.fn();
    fetched.mockResolvedValue(new Response(new ReadableStream({ cancel }), { status }));
    await expect(suggestTranslations(given)).rejects.toMatchObject({ code, status: own });
    expect(cancel).toHaveBeenCalled();
  });

  it.each([
    [null, '10'],
    ['7', '7'],
    ['0', '10'],
    ['0.2', '1'],
    ['-5', '1'],
    ['3600', '600'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', '10'],
  ])('says how long to wait (%s), and is believed within reason', async (wait, seconds) => {
    const headers = wait === null ? undefined : { 'retry-after': wait };
    fetched.mockResolvedValue(new Response('', { status: 429, ...(headers ? { headers } : {}) }));
    await expect(suggestTranslations(given)).rejects.toMatchObject({
      detail: 'translation.busy',
      options: { values: { seconds: Number(seconds) }, headers: { 'Retry-After': seconds } },
    });
  });

  it('because its key is wrong is told to who runs the site', async () => {
    for (const status of [401, 403]) {
      fetched.mockResolvedValue(new Response(null, { status }));
      await expect(suggestTranslations(given)).rejects.toMatchObject({ detail: 'translation.refused' });
    }
    expect(log.error).toHaveBeenCalledWith({ status: 403 }, expect.any(String));
    expect(reportServerError).toHaveBeenCalledWith(expect.any(Error), {
      path: '/v2/translate',
      method: 'POST',
    });
    vi.clearAllMocks();
    fetched.mockResolvedValue(new Response('', { status: 500 }));
    await expect(suggestTranslations(given)).rejects.toMatchObject({ detail: 'translation.away' });
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('refused'))],
    ['answers no JSON', async () => new Response('<html>')],
    ['answers something else', async () => Response.json({ texts: [] })],
    ['leaves one out', async () => translated('House')],
    ['answers without end', async () => new Response(`"${'x'.repeat(2 * 1024 * 1024)}"`)],
  ])('is away where it %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(suggestTranslations(given)).rejects.toMatchObject({
      code: 'unavailable',
      detail: 'translation.away',
    });
  });
});

it('without a service there is nothing to ask', async () => {
  for (const name of ['TRANSLATION_API_URL', 'TRANSLATION_API_KEY'] as const) {
    const setting = vi.spyOn(env, name, 'get').mockReturnValue(undefined);
    await expect(suggestTranslations(given)).rejects.toMatchObject({ code: 'not_found' });
    setting.mockRestore();
  }
  expect(fetched).not.toHaveBeenCalled();
});
