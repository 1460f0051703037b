import { describe, expect, it } from 'vitest';
import { editorResources, publicResources } from '@/lib/contract/admin';
import { contractEndpoints } from '@/lib/contract/openapi';
import { adminDefinitions } from '@/lib/records/definitions';
import { checkAnswer } from '../support/check-answer';
import { patternOf } from '../support/find-endpoint';
import { listRouteFiles } from '../support/route-table';

/** Routes that are no calls of the contract, each with its reason. */
const internalRoutes: Record<string, string> = {
  '/api/[...unknown]': 'For what is no call.',
  '/[locale]/pageeditor-api/[[...unknown]]': 'For what is no call.',
  '/[locale]/manifest.webmanifest': 'A file for browsers.',
  '/robots.txt': 'A file for search engines.',
  '/sitemap.xml': 'A file for search engines.',
  '/pass-through/[...path]':
    'The middleware rewrites calls of the contract to it; its own path leads nowhere.',
};

/** The same part of a path may have another name in a route file than in the document. */
function withoutNames(pattern: string): string {
  return pattern.replace(/\w+(?=\]+)/g, '*');
}

describe('the API document', () => {
  const documented = new Map<string, Set<string>>();
  for (const { method, path } of contractEndpoints) {
    const pattern = withoutNames(patternOf(path));
    documented.set(pattern, (documented.get(pattern) ?? new Set()).add(method));
  }

  it.each(listRouteFiles().filter(({ pattern }) => !(pattern in internalRoutes)))(
    'knows every method of $pattern',
    async ({ file, pattern }) => {
      const route = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
      const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => method in route);
      expect([...(documented.get(withoutNames(pattern)) ?? [])].toSorted()).toEqual(methods.toSorted());
    },
  );

  it('knows nothing that has no route', () => {
    const routes = new Set(listRouteFiles().map(({ pattern }) => withoutNames(pattern)));
    expect([...documented.keys()].filter((pattern) => !routes.has(pattern))).toEqual([]);
  });

  it('names every resource of the admin', () => {
    expect([...publicResources, ...editorResources].toSorted()).toEqual(
      Object.keys(adminDefinitions).toSorted(),
    );
  });
});

describe('an answer is held against the document', () => {
  const genre = { id: 1, slug: 'tanz', title: 'Tanz', colour: 'yellow' };
  const check = (body: unknown, status = 200, path = '/api/genres/') =>
    checkAnswer('GET', path, Response.json(body, { status }));

  it('and passes if it fits', async () => {
    await expect(check([genre])).resolves.toBeUndefined();
    await expect(check({ detail: 'Nein', code: 'unavailable' }, 503)).resolves.toBeUndefined();
  });

  it.each<[string, RegExp, unknown, number?, string?]>([
    ['a member is missing', /slug/, [{ ...genre, slug: undefined }]],
    ['a member has another type', /\/0\/id must be integer/, [{ ...genre, id: 'eins' }]],
    ['a member is not documented', /secret/, [{ ...genre, secret: 1 }]],
    ['the status is not documented', /answered 409, which the API document does not have/, {}, 409],
    ['the server failed', /answered 500/, { detail: 'x', code: 'server_error' }, 500],
    ['a problem says too little', /detail/, { code: 'unavailable' }, 503],
    ['the call is not documented', /does not know this call/, {}, 200, '/api/genres/1/all/of/them'],
    ['the view of the admin is meant', /getApiGenresAdmin/, [genre], 200, '/api/genres/?view=admin'],
  ])('and fails if %s', async (_, sentence, body, status, path) => {
    await expect(check(body, status, path)).rejects.toThrow(sentence);
  });

  it('and fails if it has another type', async () => {
    await expect(checkAnswer('GET', '/api/genres/', new Response('<p>'))).rejects.toThrow(/as text\/plain/);
    await expect(checkAnswer('GET', '/api/genres/', new Response(null))).rejects.toThrow(/as nothing/);
  });
});
