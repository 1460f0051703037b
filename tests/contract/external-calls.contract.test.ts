import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { articleDetailSchema, articleListSchema, articleTeaserSchema } from '@/lib/contract/article';
import { downloadDirectoryListSchema } from '@/lib/contract/download';
import { eventDetailSchema, eventListSchema } from '@/lib/contract/event';
import { genreListSchema } from '@/lib/contract/genre';
import { navigationSchema } from '@/lib/contract/navigation';
import { pageSchema } from '@/lib/contract/page';
import { readProblem } from '@/lib/contract/problem';
import { productionDetailSchema, productionListSchema } from '@/lib/contract/production';
import { redirectTargetSchema } from '@/lib/contract/redirect';
import { autocompleteSchema, searchAnswerSchema, searchListSchema } from '@/lib/contract/search';
import { userSchema } from '@/lib/contract/user';
import { ExternalSite } from '../support/external-site';

let external: ExternalSite;

beforeAll(async () => {
  external = await ExternalSite.start();
}, 300_000);

afterAll(() => external.end());

describe('the calls of the contract', () => {
  const calls: [string, z.ZodType][] = [
    ['/de/pageeditor-api/nav', navigationSchema],
    ['/de/pageeditor-api/page/', pageSchema],
    ['/en/pageeditor-api/page/about-us', pageSchema],
    ['/de/pageeditor-api/redirect/de/alt', redirectTargetSchema],
    ['/api/events/?date=2025-01-01&page=2&page_size=20', eventListSchema],
    ['/api/events?genre=konzert', eventListSchema],
    ['/api/events/1', eventDetailSchema],
    ['/api/genres/', genreListSchema],
    ['/api/articles-teaser/', articleTeaserSchema.or(articleTeaserSchema.shape.results)],
    ['/api/articles/', articleListSchema],
    ['/api/articles/1', articleDetailSchema],
    ['/api/productions/?page_size=1000', productionListSchema],
    ['/api/productions/1/', productionDetailSchema],
    ['/api/download-directories/', downloadDirectoryListSchema],
    ['/api/search/?query=nach', searchAnswerSchema],
    ['/api/search/autocomplete/?query=st', autocompleteSchema],
    ['/api/search/pages/?query=start&page=1', searchListSchema],
    ['/api/search/others/?query=nach&page=1', searchListSchema],
  ];

  it.each(calls)('%s is passed on as it was asked', async (address, schema) => {
    external.reference.requests.length = 0;
    const answer = await external.get(address);
    expect(answer.status).toBe(200);
    schema.parse(await answer.json());
    expect(external.reference.requests[0]).toBe(`GET ${address}`);
  });

  it('hand on nothing that could run a script', async () => {
    const { parent } = external.headlineOf('Start');
    const content = '<p>Neu<img src="x" onerror="steal()"></p>';
    const written = await external.write('POST', '/de/pageeditor-api/text', { parent, content });
    expect(written.status).toBe(201);
    const answers = [
      written,
      await external.get('/de/pageeditor-api/page/'),
      await external.get('/api/productions/1/'),
    ];
    for (const answer of answers) {
      expect(await answer.text()).not.toMatch(/steal\(|onerror|onclick/);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    }
  });

  it('cannot be led to another path from outside', async () => {
    const answer = await external.get('/de/pageeditor-api/nav', { 'x-litfass-path': '/api/events/' });
    navigationSchema.parse(await answer.json());
  });

  it('answer an editor by the cookies of the content system', async () => {
    expect(
      userSchema.parse(await (await external.get('/de/pageeditor-api/user', external.editor)).json()),
    ).toMatchObject({
      email: 'editor@example.org',
    });
    const answer = await external.get('/de/pageeditor-api/user');
    expect(answer.status).toBe(401);
    expect(readProblem(401, await answer.json())?.code).toBe('not_authenticated');
  });

  it('get the cookies of the content system, and none of this site; the browser gets a voucher for its session', async () => {
    const own = 'litfass_consent=1; litfass_editor=1-elsewhere';
    const cookie = `${own}; ${external.editor.Cookie ?? ''}`;
    const answer = await external.get('/de/pageeditor-api/user', { ...external.editor, Cookie: cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().map((each) => each.split('=', 1)[0])).toEqual(['litfass_known']);
    expect(external.reference.cookies.at(-1)).toBe(external.editor.Cookie);
    const stranger = await external.get('/de/pageeditor-api/user', { Cookie: 'sessionid=made-up' });
    expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([401, []]);
  });

  it('keep health, webhook and API document here', async () => {
    expect(await (await external.get('/api/health')).json()).toEqual({ status: 'ok' });
    expect((await external.get('/api/openapi.json')).status).toBe(200);
    expect((await external.webhook('wrong')).status).toBe(401);
  });
});

describe('the web server', () => {
  it('tells nobody what its parts tell each other', async () => {
    for (const address of [
      '/de',
      `/de/search?query=${'x'.repeat(190)}&y=${'z'.repeat(3000)}`,
      '/de/gibt-es-nicht',
      '/api/genres/',
    ]) {
      const answer = await external.get(address, { 'x-nextjs-data': '1' });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('x-middleware'))).toEqual([]);
    }
  });

  it.each(['/_next/data/x/de.json', '/_next/data/x/de/kalender.json', '/%5Fnext/data/x/de.json'])(
    'has no page at %s',
    async (address) => {
      const answer = await external.get(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('');
    },
  );

  it.each(['websocket', 'h2c'])('answers who would rather speak %s', async (protocol) => {
    // Once before, as the framework begins to listen for it with the first request.
    await external.text('/de');
    const status = await new Promise((resolve, reject) => {
      const request = http.request(`${external.site.url}/de`, {
        headers: { Connection: 'Upgrade', Upgrade: protocol },
        timeout: 5000,
      });
      request.once('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      request.once('timeout', () => request.destroy(new Error('no answer')));
      request.once('error', reject);
      request.end();
    });
    expect(status).toBe(200);
  });
});
