import { describe, expect, it, vi } from 'vitest';
import { listRouteFiles } from '@/tests/support/route-table';
import { findAllowedMethods } from './allowed-methods';

const samples: Record<string, string> = {
  '[locale]': 'en',
  '[resource]': 'pages',
  '[module]': 'headline',
  '[contentType]': 'page',
};

/** Routes that belong to no call: pages' own files, what answers for everything else, and the way to an external system. */
const others =
  /unknown|^\/pass-through|^\/(?:robots\.txt|sitemap\.xml)$|manifest|^\/media\/|openapi\.json|cms-hub$/;

/** The function before it has listed the calls of the contract, which it does once. */
async function loadAnew(): Promise<typeof findAllowedMethods> {
  vi.resetModules();
  return (await import('./allowed-methods')).findAllowedMethods;
}

describe('the methods of a path', () => {
  it.each(
    listRouteFiles()
      .filter(({ pattern }) => !others.test(pattern))
      .map(({ pattern, file }) => [pattern, file]),
  )(
    'of %s are those of its route',
    async (pattern, file) => {
      const route = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
      const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => name in route);
      const all = ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods].toSorted();
      const path = pattern.replace(/\[?\[[^\]]+\]\]?/g, (part) => samples[part] ?? '7');
      expect(findAllowedMethods(path)).toEqual(all);
      expect(findAllowedMethods(`${path}/`)).toEqual(all);
    },
    30_000,
  );

  it('are not known of what is no call', async () => {
    const findAllowedMethods = await loadAnew();
    for (const path of [
      '/de',
      '/api',
      '/api/a/b/c',
      '/fr/pageeditor-api/user',
      '/apixhealth',
      '/api/events-ics/1/2',
    ])
      expect([path, findAllowedMethods(path)]).toEqual([path, null]);
  });

  it('are those of the longest name, and of pages whatever their address', async () => {
    const findAllowedMethods = await loadAnew();
    expect(findAllowedMethods('/de/pageeditor-api/page')).toEqual(['GET', 'HEAD', 'OPTIONS']);
    expect(findAllowedMethods('/de/pageeditor-api/page/haus/team')).toEqual(['GET', 'HEAD', 'OPTIONS']);
    expect(findAllowedMethods('/de/pageeditor-api/pages')).toEqual(['OPTIONS', 'POST']);
    expect(findAllowedMethods('/de/pageeditor-api/login')).toEqual(['OPTIONS', 'POST']);
  });
});
