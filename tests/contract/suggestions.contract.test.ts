import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/lib/contract/user';
import type { Refusal } from '@/tests/support/page-editor';

const service = await vi.hoisted(async () => {
  const { TranslationService, translationKey } = await import('@/tests/support/translation-service');
  const started = await TranslationService.start();
  process.env.TRANSLATION_API_URL = started.url;
  process.env.TRANSLATION_API_KEY = translationKey;
  process.env.RATE_LIMIT_TRANSLATION = '40';
  return started;
});

const { env } = await import('@/lib/env');
const { editor, other } = await import('@/tests/support/editors');
const { send } = await import('@/tests/support/page-editor');

interface Suggested {
  texts: string[];
}

const ask = (
  body: object,
  { as = editor, locale = 'en' }: { as?: Record<string, string> | null; locale?: 'de' | 'en' } = {},
) => send<Suggested & Refusal>('POST', 'suggest', { body, locale, ...(as ? { as } : {}) });
const wanted = { source: 'de', texts: ['Hafen'], rich: false };
const key = env.TRANSLATION_API_KEY;
const useKey = (TRANSLATION_API_KEY: string | undefined) => Object.assign(env, { TRANSLATION_API_KEY });

beforeEach(() => {
  service.trouble = () => false;
  service.calls.length = 0;
  useKey(key);
});
afterAll(() => service.stop());

describe('a suggestion', () => {
  it('is offered to editors where there is a service', async () => {
    expect((await send<User>('GET', 'user', { as: editor })).body.features).toContain('suggestions');
  });

  it('asks the service in its protocol, in the direction of the path', async () => {
    const { status, body } = await ask({ source: 'de', texts: ['Hafen', 'Licht & Kran <3'], rich: false });
    expect([status, body.texts]).toEqual([200, ['[EN-US] Hafen', '[EN-US] Licht & Kran <3']]);
    expect(service.calls).toEqual([
      {
        path: '/v2/translate',
        authorization: `DeepL-Auth-Key ${key}`,
        body: { text: ['Hafen', 'Licht & Kran <3'], source_lang: 'DE', target_lang: 'EN-US' },
      },
    ]);
    await ask({ source: 'en', texts: ['Harbour'], rich: false }, { locale: 'de' });
    expect(service.calls[1]?.body).toMatchObject({ source_lang: 'EN', target_lang: 'DE' });
  });

  it('keeps the tags of rich text, and is cleaned like any that comes in', async () => {
    const rich = '<p>Der <strong>Kran</strong> am <a href="/de/hafen">Hafen</a></p>';
    expect((await ask({ ...wanted, texts: [rich], rich: true })).body.texts).toEqual([
      rich.replace('<p>', '<p>[EN-US] '),
    ]);
    expect(service.calls[0]?.body.tag_handling).toBe('html');
    const before = service.translate;
    service.translate = () =>
      '<p onclick="x()">Crane<script>alert(1)</script> <a href="javascript:x()">here</a></p>';
    const cleaned = (await ask({ ...wanted, texts: [rich], rich: true })).body.texts;
    service.translate = before;
    expect(cleaned).toEqual(['<p>Crane <a>here</a></p>']);
  });
});

describe('no suggestion', () => {
  it('without a session, from elsewhere, of anything else than texts', async () => {
    expect((await ask(wanted, { as: null })).status).toBe(401);
    const { 'X-CSRFToken': _, ...withoutToken } = editor;
    expect((await ask(wanted, { as: withoutToken })).status).toBe(403);
    for (const [fields, name] of [
      [{ source: 'fr' }, 'source'],
      [{ source: 'en' }, 'source'],
      [{ texts: [] }, 'texts'],
      [{ texts: [' '] }, 'texts.0'],
      [{ texts: Array.from({ length: 51 }, () => 'x') }, 'texts'],
      [{ texts: ['x'.repeat(30_000), 'y'.repeat(30_000)] }, 'texts'],
      [{ rich: 'yes' }, 'rich'],
    ] as const) {
      const { status, body } = await ask({ ...wanted, ...fields });
      expect([status, Object.keys(body.fields ?? {})], name).toEqual([400, [name]]);
    }
    expect(service.calls).toEqual([]);
  });

  it.each([
    [403, 503, 'unavailable', /key/],
    [429, 429, 'too_many_requests', /busy.* 7 seconds/],
    [529, 429, 'too_many_requests', /busy.* 7 seconds/],
    [456, 503, 'quota_used_up', /quota is used up/],
    [413, 413, 'too_large', /too large/],
    [500, 503, 'unavailable', /cannot be reached/],
  ])('after %d of the service: a clear sentence in the language', async (theirs, ours, code, sentence) => {
    service.refuse(theirs, { 'Retry-After': '7' });
    const { status, body } = await ask(wanted);
    expect([status, body.code]).toEqual([ours, code]);
    expect(body.detail).toMatch(sentence);
    expect(body.detail).not.toBe((await ask({ ...wanted, source: 'en' }, { locale: 'de' })).body.detail);
  });

  it('with a key that the service does not know', async () => {
    useKey('another');
    const { body } = await ask(wanted);
    expect(body.code).toBe('unavailable');
    expect(body.detail).toMatch(/key/);
  });

  it.each([
    ['no JSON', 'oops'],
    ['another shape', '{"text":"x"}'],
    ['too few', '{"translations":[]}'],
    ['far too much', `{"translations":[{"text":"${'x'.repeat(3 * 1024 * 1024)}"}]}`],
  ])('from an answer that is none: %s', async (_, answer) => {
    service.trouble = (response) => {
      response.end(answer);
      return true;
    };
    expect((await ask(wanted)).body.code).toBe('unavailable');
  });

  it('from where the service redirects to: the key stays here', async () => {
    const authorizations: unknown[] = [];
    const thief = http.createServer((request, response) => {
      authorizations.push(request.headers.authorization);
      response.end('{"translations":[{"text":"x"}]}');
    });
    thief.listen(0, '127.0.0.1');
    await once(thief, 'listening');
    service.refuse(307, { Location: `http://127.0.0.1:${(thief.address() as AddressInfo).port}/` });
    expect((await ask(wanted)).body.code).toBe('unavailable');
    expect(authorizations).toEqual([]);
    thief.close();
  });

  it('from a service that hangs', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')));
    service.trouble = () => true;
    const { body } = await ask(wanted).finally(() => vi.restoreAllMocks());
    expect(body.code).toBe('unavailable');
  });

  it('too often, for each editor by themselves', async () => {
    const statuses = [];
    for (let count = 0; count < 45; count += 1) statuses.push((await ask(wanted)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(wanted, { as: other })).status).toBe(200);
  });
});

it('is not there without a service', async () => {
  useKey(undefined);
  expect((await ask(wanted, { as: other })).status).toBe(404);
});
