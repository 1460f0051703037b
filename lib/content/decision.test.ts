import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookup, paths, redirectTo } from '@/tests/support/example-paths';
import { decide, lookupPath, needsViewer, parseVersion, type Decision } from './decision';
import type { PublicPath } from './port';

async function ask(pathAndQuery: string, isEditor: boolean | null = false): Promise<Decision> {
  const [pathname = '', query] = pathAndQuery.split(/\?(.*)/s);
  const search = query === undefined ? '' : `?${query}`;
  const destination = await lookup.find(lookupPath(pathname));
  return decide({ pathname, search, isEditor }, () => destination);
}

describe('decide', () => {
  it('leads the bare host to the default language', async () => {
    expect(await ask('/')).toEqual(redirectTo('/de', 'public', 308));
    expect(await ask('/?edit')).toEqual(redirectTo('/de?edit', 'public', 308));
  });

  it.each([
    ['/de', '/de'],
    ['/en', '/en'],
    ['/de/ueber-uns', '/de/page/ueber-uns'],
    ['/en/about-us?edit', '/en/page/about-us'],
    ['/de/aktuelles', '/de/news'],
    ['/de/news', '/de/page/news'],
    ['/en/news', '/en/news'],
    ['/de/kalender/eroeffnung/12', '/de/calendar/12'],
    ['/de/presse/download-verzeichnis/logos', '/de/press/download-directory/logos'],
    ['/de/search?query=', '/de/search'],
    ['/de/search?query=+%20', '/de/search'],
    ['/de/newsletter?state=pending', '/de/newsletter/step/pending'],
    ['/de/newsletter?state=made-up', '/de/newsletter'],
    [`/en/newsletter?confirm=${'t'.repeat(43)}`, `/en/newsletter/step/confirm?token=${'t'.repeat(43)}`],
    ['/en/newsletter?unsubscribe=short', '/en/newsletter'],
    ['/de/kalender?genre=musik', '/de/calendar/filtered?genre=musik'],
    ['/de/kalender?page=3', '/de/calendar/filtered?page=3'],
    ['/de/kalender?when=weekend', '/de/calendar/filtered?when=weekend'],
    ['/de/kalender?page=2&when=2025-08&genre=musik', '/de/calendar/filtered?genre=musik&when=2025-08&page=2'],
    ['/de/kalender?genre=../x', '/de/calendar'],
    ['/de/kalender?page=100', '/de/calendar'],
    ['/de/kalender?page=1&genre=', '/de/calendar'],
    ['/de/mein-programm?shared=e12.p3.e12.x.p0', '/de/my-programme/shared?shared=e12.p3'],
    [
      `/en/my-programme?shared=${Array.from({ length: 900 }, (_, i) => `e${i + 1}`).join('.')}`,
      `/en/my-programme/shared?shared=${Array.from({ length: 100 }, (_, i) => `e${i + 1}`).join('.')}`,
    ],
    ['/en/my-programme?shared=../x', '/en/my-programme'],
    ['/de/aktuelles?shared=e12', '/de/news'],
    ['/de/newsletter?state=xpending', '/de/newsletter'],
    ['/de/newsletter?state=pending1', '/de/newsletter'],
    [`/de/newsletter?confirm=${'t'.repeat(44)}`, '/de/newsletter'],
    [`/de/newsletter?confirm=.${'t'.repeat(43)}`, '/de/newsletter'],
    [
      `/de/newsletter?unsubscribe=${'t'.repeat(43)}`,
      `/de/newsletter/step/unsubscribe?token=${'t'.repeat(43)}`,
    ],
  ])('renders %s by %s', async (path, route) => {
    expect(await ask(path)).toEqual({ type: 'rewrite', path: route });
  });

  it('renders what a search finds, or the empty search for who searches too often', async () => {
    expect(await ask('/de/search?query=fluss&x=1')).toEqual({
      type: 'rewrite',
      path: '/de/search/results?query=fluss',
      instead: '/de/search',
    });
  });

  it.each([
    ['group=others&page=2', 'query=a&group=others&page=2'],
    ['group=others', 'query=a&group=others&page=1'],
    ['group=others&page=0', 'query=a'],
    ['group=users&page=2', 'query=a'],
    ['group=xpages&page=2', 'query=a'],
    ['group=pages1&page=2', 'query=a'],
    ['group=pages&page=x1', 'query=a'],
    ['group=pages&page=1x', 'query=a'],
    ['group=pages&page=12', 'query=a&group=pages&page=12'],
    ['page=2', 'query=a'],
  ])('looks through one group of what a search finds only where %s names one', async (asked, rendered) => {
    expect(await ask(`/de/search?query=a&${asked}`)).toMatchObject({
      path: `/de/search/results?${rendered}`,
    });
  });

  it.each([
    ['/de/ueber-uns/', '/de/ueber-uns'],
    ['/de/', '/de'],
    ['/de/ueber-uns///?a=1', '/de/ueber-uns?a=1'],
    ['/de/alt?a=1&b=%20', '/de/ueber-uns?a=1&b=%20'],
    ['/de/alt/', '/de/ueber-uns'],
    ['/de/%C3%BCber', '/de/ueber-uns'],
    ['/de/kette', '/de/ueber-uns'],
    ['/de/kalender/alter-titel/12?x=1', '/de/kalender/eroeffnung/12?x=1'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await ask(path)).toEqual(redirectTo(location));
  });

  it.each([
    ['/de/ueber-uns?v=3', '/de/ueber-uns'],
    ['/de/ueber-uns?v=3&a=b%20c&edit', '/de/ueber-uns?a=b%20c&edit'],
    ['/de/ueber-uns/?v', '/de/ueber-uns'],
    ['/de/ueber-uns?%76=3', '/de/ueber-uns'],
    ['/de/alt?v=1&a=1', '/de/ueber-uns?a=1'],
    ['/de/search?query=x&v=draft', '/de/search?query=x'],
    ['/de/ueber-uns?a=1&&v=3', '/de/ueber-uns?a=1'],
  ])('drops the version of %s for visitors', async (path, location) => {
    expect(await ask(path)).toEqual(redirectTo(location, 'no-store'));
  });

  it('shows versions and offline pages to editors only', async () => {
    expect(await ask('/de/ueber-uns?v=7', true)).toEqual({
      type: 'preview',
      path: '/de/preview/7/page/ueber-uns',
    });
    expect(await ask('/de?v=draft', true)).toEqual({ type: 'preview', path: '/de/preview/draft' });
    expect(await ask('/de/entwurf', true)).toEqual({
      type: 'preview',
      path: '/de/preview/draft/page/entwurf',
    });
    expect(await ask('/de/kalender/geheim/13', true)).toEqual({
      type: 'preview',
      path: '/de/preview/draft/calendar/13',
    });
    expect(await ask('/de/entwurf')).toEqual({ type: 'not_found', locale: 'de' });
    expect(await ask('/de/kalender/falsch/13')).toEqual({ type: 'not_found', locale: 'de' });
    expect(await ask('/de/ueber-uns?v=0x1', true)).toEqual(redirectTo('/de/ueber-uns', 'no-store'));
  });

  it.each([
    '/xx/ueber-uns',
    '/DE',
    '/de/404',
    '/en/404',
    '/de/unavailable',
    '/de/preview/draft',
    '/de/preview/draft/page/ueber-uns',
    `/de/shared-draft/${'x'.repeat(43)}`,
    '/de/entwurf/x',
    '/de/page/ueber-uns',
    '/de/calendar',
    '/de/calendar/12',
    '/en/kalender',
    '/api',
    '/api/',
    '/api/x',
    '/_next/x',
    '/_next',
    '/_next/image',
    '/media',
    '/media/',
    '/x.php',
    '/.env',
    '/de/x.png',
    '/de/%',
    '/de/%zz',
    '/%2e%2e/de',
    '/de%2Fueber-uns',
    '/de/ueber-uns%2F',
    '/de//ueber-uns',
    '/de/fort',
    '/de/kreis',
    '/de/ueber-uns/x',
    '/de/pageeditor-api',
    '/en/ueber-uns',
    '/de/kalender/eroeffnung/99',
    '/de/kalender/eroeffnung/012',
    '/admin.php',
    '/cms-hub/x',
    '/cms-hub/gallery/xx',
    '/\\evil.example',
    '/de/__proto__',
    '/constructor',
    '/api/events/%ff',
    '/de/pageeditor-api/page/%ed%a0%80',
    '/media/%/x.jpg',
  ])('finds nothing at %s', async (path) => {
    expect(await ask(path)).toEqual({ type: 'not_found', locale: path.startsWith('/en/') ? 'en' : 'de' });
  });

  it.each(['/admin/', '/admin/pages/1', '/admin/x%2F..'])(
    'answers %s with the one page of the admin',
    async (path) => {
      expect(await ask(path)).toEqual({ type: 'rewrite', path: '/admin' });
    },
  );

  it('says neither "not there" nor "not for you" while nobody can say who asks', async () => {
    const unavailable = { type: 'unavailable', locale: 'de' };
    expect(await ask('/de/entwurf', null)).toEqual(unavailable);
    expect(await ask('/de/ueber-uns?v=draft', null)).toEqual(unavailable);
    expect(await ask('/de/kalender?v=draft', null)).toEqual(unavailable);
    expect(await ask('/de/nichts?v=draft', null)).toEqual({ type: 'not_found', locale: 'de' });
  });

  it('shows the screens that always exist though it cannot be asked what else is at their path', () => {
    const find = () => ({ type: 'unknown' }) as const;
    const decideFor = (pathname: string) => decide({ pathname, search: '', isEditor: false }, find);
    expect(decideFor('/de/kalender')).toEqual({ type: 'rewrite', path: '/de/calendar' });
    expect(decideFor('/de/ueber-uns')).toEqual({ type: 'unavailable', locale: 'de' });
  });

  it.each(['/de/mein-programm', '/de/offline', '/de/presse/download-verzeichnis/logos'])(
    'drops the version of %s for editors, too, since it has none',
    async (path) => {
      expect(await ask(`${path}?v=draft`, true)).toEqual(redirectTo(path, 'no-store'));
      expect(await ask(`${path}?v=3`, true)).toEqual(redirectTo(path, 'no-store'));
    },
  );

  it('leads editors to a press directory that is offline', () => {
    const path = '/de/presse/download-verzeichnis/logos';
    const entry: PublicPath = { path, locale: 'de', kind: 'download', id: 30, isOnline: false };
    const decideFor = (isEditor: boolean) =>
      decide({ pathname: path, search: '', isEditor }, () => ({ type: 'found', entry }));
    expect(decideFor(true)).toEqual({
      type: 'preview',
      path: '/de/preview/draft/press/download-directory/logos',
    });
    expect(decideFor(false).type).toBe('not_found');
  });

  it('has no page for a section that stands alone', () => {
    const entry: PublicPath = { path: '/de/fuss', locale: 'de', kind: 'section', id: 3, isOnline: true };
    const facts = { pathname: '/de/fuss', search: '', isEditor: false };
    expect(decide(facts, () => ({ type: 'found', entry }))).toEqual({ type: 'not_found', locale: 'de' });
  });

  it('never sends anybody off the site, and never renders a path that is not in the table', async () => {
    const segment = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        'de',
        'en',
        '',
        '.',
        '..',
        'api',
        '_next',
        'preview',
        'draft',
        'page',
        'kalender',
        '12',
        '%2F',
        '%',
        'ueber-uns',
      ),
    );
    const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);
    const query = fc.oneof(
      fc.constant(''),
      fc.string({ maxLength: 12 }).map((text) => `?${text}`),
    );
    const known = new Set([
      ...paths.map((entry) => entry.path),
      '/de/aktuelles',
      '/de/search',
      '/de/kalender',
    ]);
    await fc.assert(
      fc.asyncProperty(path, query, async (pathname, search) => {
        const decision = await ask(pathname + search);
        if (decision.type === 'redirect') expect(decision.location).toMatch(/^\/(?:de|en)(?:$|[/?])/);
        if (decision.type === 'rewrite' && !/^\/(?:de|en)\/[a-z-]+$/.test(pathname))
          expect(known).toContain(pathname);
        expect(decision.type).not.toBe('preview');
      }),
      { numRuns: 5000 },
    );
  });
});

describe('needsViewer', () => {
  it('asks for a session only where the answer depends on it', async () => {
    expect(needsViewer('', await lookup.find('/de/ueber-uns'))).toBe(false);
    expect(needsViewer('?v=1', await lookup.find('/de/ueber-uns'))).toBe(true);
    expect(needsViewer('?v=1', await lookup.find('/de/alt'))).toBe(false);
    expect(needsViewer('', await lookup.find('/de/entwurf'))).toBe(true);
  });
});

describe('parseVersion', () => {
  it('takes a draft or an id', async () => {
    expect(parseVersion('draft')).toBe('draft');
    expect(parseVersion('12')).toBe(12);
    for (const value of ['', '0', '-1', '1e3', '99999999999', 'Draft', null])
      expect(parseVersion(value)).toBeNull();
  });
});

describe('the artworks', () => {
  it.each([
    ['?stretch=island&step_free=yes', '/filtered?step_free=yes&stretch=island'],
    ['?view=map&open=now&utm_source=x', '/filtered?open=now&view=map'],
    ['?setting=indoors', '/filtered?setting=indoors'],
    ['?work=12', ''],
    ['?stretch=%00&open=yes&setting=__proto__', ''],
  ])('narrowed down by %s are rendered by a route of their own', async (search, rest) => {
    expect(await ask(`/de/kunstwerke-und-karte${search}`)).toEqual({
      type: 'rewrite',
      path: `/de/artworks-and-map${rest}`,
    });
  });
});
