// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { copySections } from './copy-sections';

afterEach(() => vi.unstubAllGlobals());

it('copies sections in their order, those of one language between those of both', async () => {
  const section = (id: number, locales: string[] | null) => ({ id, locales });
  const sections = [section(4, null), section(9, ['en']), section(2, ['de']), section(7, null)];
  const copied: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      copied.push(JSON.parse(String(body)));
      return Response.json({ id: 100 + copied.length }, { status: 201 });
    }
    if (path.endsWith('/document/page/1/tree')) return Response.json({ tree: { sections } });
    // The draft in one language.
    const [, locale = ''] = path.split('/');
    return Response.json({
      modules: sections.filter(({ locales }) => locales === null || locales.includes(locale)),
    });
  });
  await copySections('page', 1, 3);
  expect(copied).toEqual([4, 9, 2, 7].map((id) => ({ id, content_type: 'page', object_id: 3 })));
});
