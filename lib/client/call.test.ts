// @vitest-environment jsdom
import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '@/lib/contract/endpoints/calls';
import type { User } from '@/lib/contract/user';
import { call } from './call';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const anything = z.unknown();
const sent = () => {
  const [path = '', { method, body } = {}] = fetched.mock.lastCall ?? [];
  return { path, method, body };
};

it('fills in what a path has in braces, with the slashes of a page', async () => {
  await call('GET /{locale}/pageeditor-api/page/{slug}', {
    params: { locale: 'de', slug: 'über uns/team' },
    schema: anything,
  });
  expect(sent()).toEqual({
    path: '/de/pageeditor-api/page/%C3%BCber%20uns/team',
    method: 'GET',
    body: undefined,
  });
});

it('asks with what is known of a query', async () => {
  const query = { q: 'a & b', references: undefined, page: 2 };
  await call('GET /{locale}/pageeditor-api/links', { params: { locale: 'en' }, query, schema: anything });
  expect(sent().path).toBe('/en/pageeditor-api/links?q=a+%26+b&page=2');
});

it('sends a body as JSON, and reads the answer', async () => {
  fetched.mockResolvedValue(Response.json({ id: 7 }));
  const body = { text: 'Hallo', mentions: [] };
  const answer = await call('POST /{locale}/pageeditor-api/notes/{id}/replies', {
    params: { locale: 'de', id: 3 },
    body,
    schema: z.looseObject({ id: z.int() }),
  });
  expect(sent()).toEqual({
    path: '/de/pageeditor-api/notes/3/replies',
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(answer.id).toBe(7);
});

it('knows the calls of the contract, and what is in them', () => {
  expectTypeOf<'GET /{locale}/pageeditor-api/user'>().toExtend<CallName>();
  expectTypeOf<'GET /{locale}/pageeditor-api/usr'>().not.toExtend<CallName>();
  type Document = 'GET /{locale}/pageeditor-api/document/{content_type}/{id}';
  expectTypeOf<keyof ParamsOf<Document>>().toEqualTypeOf<'locale' | 'content_type' | 'id'>();
  expectTypeOf<keyof QueryOf<Document>>().toEqualTypeOf<'version_id'>();
  expectTypeOf<keyof QueryOf<'GET /api/settings/'>>().toEqualTypeOf<'locale'>();
  expectTypeOf<{ email: string }>().not.toExtend<BodyOf<'POST /{locale}/pageeditor-api/login'>>();
  expectTypeOf<BodyOf<'POST /{locale}/pageeditor-api/media'>>().toEqualTypeOf<FormData>();
  expectTypeOf<AnswerOf<'GET /{locale}/pageeditor-api/user'>>().toEqualTypeOf<User>();
});
