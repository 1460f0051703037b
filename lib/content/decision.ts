import { editorResources, publicResources } from '@/lib/contract/admin';
import { readAdminPath } from '@/lib/contract/admin-paths';
import { calendarQuery, readCalendarChoice } from '@/lib/contract/calendar';
import { defaultLocale, locales, type Locale } from '@/lib/contract/locale';
import { screenPaths, type Screen } from '@/lib/contract/paths';
import { artworkQuery, readArtworkChoice } from '@/lib/contract/visit';
import type { DocumentState, PublicPath } from './port';
import { localeOfPath, type Destination } from './public-path';

/** What the middleware knows about a request. Nothing else decides: forwarded headers and the like cannot change an answer. */
export interface RequestFacts {
  /** As it came in, not decoded. */
  pathname: string;
  /** With question mark, or empty. */
  search: string;
  /** Whether a valid session of an editor is behind the request; asked only where `needsViewer` says so. Null: nobody can say. */
  isEditor: boolean | null;
}

export type Decision =
  /** A route or a file answers under its own path. */
  | { type: 'pass' }
  | { type: 'redirect'; location: string; status: 301 | 308; cache: 'default' | 'public' | 'no-store' }
  /** The internal route that renders the page; `instead` shows as much as costs nothing, to who asks for too many. */
  | { type: 'rewrite'; path: string; instead?: string }
  /** The same page for editors, never cached. */
  | { type: 'preview'; path: string }
  | { type: 'not_found'; locale: Locale }
  /** Nobody can say what stands here. */
  | { type: 'unavailable'; locale: Locale };

/** Pages that are made with the build and are the same for everybody until the next one. */
const builtPages = new Set([
  '/admin',
  '/api/openapi.json',
  '/api/openapi.json/',
  '/cms-hub',
  '/cms-hub/',
  ...locales.map((locale) => `/cms-hub/gallery/${locale}`),
]);

/** Routes that answer under their own path, below any language. Everything else under `/api` and `/_next` is unknown. */
const passedPrefixes = ['/_next/static/', '/media/'];
const passedPaths = new Set([
  ...builtPages,
  '/robots.txt',
  '/sitemap.xml',
  '/pageeditor-api/cms-hub',
  '/pageeditor-api/cms-hub/',
]);

/** Parts of the public data interface and of the embedded backend (spec §7). */
export const apiRoutes = new Set<string>([
  ...publicResources,
  ...editorResources,
  'articles-teaser',
  'downloads',
  'error-reports',
  'events.ics',
  'health',
  'jobs',
  'map-tiles',
  'news.xml',
  'newsletter',
  'openapi.json',
  'revalidate',
  'search',
  'setup',
  'share-image',
  'site-icon',
]);

/** Files of `public/`, each of which exists: a test compares them with the folder. */
export const publicFiles = new Set([
  '/apple-icon.png',
  '/favicon.ico',
  '/icon-128.png',
  '/icon-192.png',
  '/icon-256.png',
  '/icon-384.png',
  '/icon-512.png',
  '/icon-64.png',
  '/icon-96.png',
  '/icon-maskable-192.png',
  '/icon-maskable-512.png',
  '/icon.svg',
  '/map/faehrstadt-ways.json',
  '/map/faehrstadt.pmtiles',
  '/map/faehrstadt.svg',
  '/sw.js',
  '/water/1024.json',
  '/water/1280.json',
  '/water/868.json',
]);

/** Screens that exist whatever the content says; their path is fixed per language (spec §2). */
const fixedScreens = [
  'news',
  'calendar',
  'artworks-and-map',
  'newsletter',
  'press',
  'search',
  'my-programme',
  'offline',
] as const satisfies readonly Screen[];

/** For nobody to be led to: made of what was found already, of what a visitor has marked, or of nothing. */
const unlisted: readonly string[] = ['search', 'my-programme', 'offline'];

/** Those that search engines are led to. */
export const listedScreens = fixedScreens.filter((screen) => !unlisted.includes(screen));

const thingRoutes = {
  article: 'news',
  event: 'calendar',
  production: 'artworks-and-map',
  download: 'press/download-directory',
} as const;

/** Whether a path is answered by a route or a file of its own, and not by a page. */
export function isPassed(pathname: string): boolean {
  if (!isWellFormed(pathname)) return false;
  if (passedPaths.has(pathname) || publicFiles.has(pathname)) return true;
  if (passedPrefixes.some((prefix) => pathname.startsWith(prefix) && pathname.length > prefix.length))
    return true;
  const segments = pathname.split('/');
  if (segments[1] === 'api') return apiRoutes.has(segments[2] ?? '');
  if (localeOfPath(pathname) === null) return false;
  return (
    (segments[2] === 'pageeditor-api' && segments.length > 3) ||
    /^\/..\/(?:api\/example\/?|manifest\.webmanifest)$/.test(pathname)
  );
}

/** Whether the percent signs of a path stand for characters: no route can take one where they do not. */
function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Whether a page comes from the build: caches on the way must not keep it for the year that the framework allows, past the next build. */
export function isBuiltPage(pathname: string): boolean {
  return builtPages.has(pathname);
}

/** Whether nothing but reading makes sense at a path: whatever is a page or a file, and no call of the contract. */
export function isReadOnly(pathname: string): boolean {
  return !/^\/(?:api|pageeditor-api|(?:de|en)\/(?:api|pageeditor-api))\//.test(pathname);
}

/** Routes below `/api` that are this application's own, wherever content comes from. */
const ownRoutes =
  /^\/api\/(?:error-reports|events\.ics|health|jobs|map-tiles|news\.xml|openapi\.json|revalidate|share-image|site-icon)\/?$/;

/** Where content systems keep their files (spec §2: the media or filer folder). */
const foreignFiles = /^\/(?:media|filer)\/./;

/**
 * Whether an external content system answers a path instead of the embedded backend: the calls of the contract, and files that
 * it names by a path.
 */
export function isContractPath(pathname: string): boolean {
  if (foreignFiles.test(pathname)) return true;
  return (
    isPassed(pathname) &&
    !ownRoutes.test(pathname) &&
    /^\/(?:api|pageeditor-api|(?:de|en)\/(?:pageeditor-api|api))\//.test(pathname)
  );
}

/** The path that is looked up in the list of public paths: without trailing slashes. */
export function lookupPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Whether the answer depends on a session: a version is asked for, or only editors may see the page. */
export function needsViewer(search: string, destination: Destination): boolean {
  if (destination.type === 'found' && !destination.entry.isOnline) return true;
  return destination.type !== 'moved' && new URLSearchParams(search).has('v');
}

/** The state that a `v` names: `draft` or the id of a version; null if it is neither. */
export function parseVersion(value: string | null): DocumentState | null {
  if (value === 'draft') return 'draft';
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/**
 * What to answer (design §7): `find` says what stands at a path. Made-up paths never get as far as a route, so nothing of
 * them is rendered or kept.
 */
export function decide(facts: RequestFacts, find: (path: string) => Destination): Decision {
  const { pathname, search } = facts;
  if (pathname === '/') return redirect(`/${defaultLocale}`, search, 308, 'public');
  if (isPassed(pathname)) return { type: 'pass' };
  // One page for every address below: the admin reads it in the browser, and none of them is kept.
  if (readAdminPath(pathname) !== null) return { type: 'rewrite', path: '/admin' };

  const locale = localeOfPath(pathname);
  if (locale === null) return { type: 'not_found', locale: defaultLocale };

  const path = lookupPath(pathname);
  const query = new URLSearchParams(search);
  const asksVersion = query.has('v');
  const withoutVersion = asksVersion ? dropVersion(search) : search;
  const cache = asksVersion ? 'no-store' : 'default';

  const destination = find(path);
  if (destination.type === 'moved') return redirect(destination.path, withoutVersion, 301, cache);

  const entry = destination.type === 'found' ? destination.entry : null;
  const route = findRoute(locale, path, entry);
  if (route === null && destination.type === 'unknown') return { type: 'unavailable', locale };
  // Neither "not there" nor "not for you": an editor who is told so looks for work that is not lost.
  if (route !== null && facts.isEditor === null) return { type: 'unavailable', locale };
  const isHidden = route === null || (entry !== null && !entry.isOnline && !facts.isEditor);
  // A site without a home page has a screen that says so.
  if (isHidden && path === `/${locale}`) return findEmptyHome(pathname, path, search, locale);
  if (isHidden) return { type: 'not_found', locale };
  const version = parseVersion(query.get('v'));
  if (asksVersion && (!facts.isEditor || version === null))
    return redirect(path, withoutVersion, 301, 'no-store');
  if (path !== pathname) return redirect(path, search, 301, cache);

  if (asksVersion || entry?.isOnline === false) {
    return { type: 'preview', path: `/${locale}/preview/${version ?? 'draft'}${route}` };
  }
  const dynamic = dynamicRoute(route, query);
  return {
    type: 'rewrite',
    path: `/${locale}${dynamic ?? route}`,
    ...(route === '/search' && dynamic !== null ? { instead: `/${locale}${route}` } : {}),
  };
}

/** The home page's route, where visitors find that there is none yet. */
function findEmptyHome(pathname: string, path: string, search: string, locale: Locale): Decision {
  if (path !== pathname) return redirect(path, search, 301, 'default');
  return { type: 'rewrite', path: `/${locale}` };
}

/**
 * The dynamic route for a filter, a page or a search without script, for well-formed and bounded values only; null for the static
 * page of the screen. Nothing of it is kept.
 */
function dynamicRoute(route: string, query: URLSearchParams): string | null {
  if (route === '/search') return searchRoute(query);
  if (route === '/newsletter') return newsletterRoute(query);
  if (route === '/artworks-and-map') return artworksRoute(query);
  if (route === '/calendar') return calendarRoute(query);
  return null;
}

/** What visitors narrowed the calendar down to, and how much of it they have seen. */
function calendarRoute(query: URLSearchParams): string | null {
  const choice = calendarQuery(readCalendarChoice(query));
  return choice === '' ? null : `/calendar/filtered${choice}`;
}

/** What visitors narrowed the artworks down to. */
function artworksRoute(query: URLSearchParams): string | null {
  const choice = artworkQuery(readArtworkChoice(query));
  return choice === '' ? null : `/artworks-and-map/filtered${choice}`;
}

/** What was asked, or one page of one group of it. */
function searchRoute(query: URLSearchParams): string | null {
  const asked = query.get('query') ?? '';
  const group = query.get('group') ?? '';
  const page = query.get('page') ?? '1';
  if (asked === '') return null;
  const isGroup = /^(?:pages|others)$/.test(group) && /^[1-9]\d{0,2}$/.test(page);
  return `/search/results?${new URLSearchParams({ query: asked, ...(isGroup ? { group, page } : {}) })}`;
}

/** A step of the newsletter that links of mails and forms without script lead to. */
function newsletterRoute(query: URLSearchParams): string | null {
  const state = query.get('state') ?? '';
  if (/^(?:pending|confirmed|unsubscribed|failed)$/.test(state)) return `/newsletter/step/${state}`;
  for (const question of ['confirm', 'unsubscribe']) {
    const token = query.get(question) ?? '';
    if (/^[\w-]{43}$/.test(token)) return `/newsletter/step/${question}?${new URLSearchParams({ token })}`;
  }
  return null;
}

/** The internal route below `/{locale}` of a path: empty for the home page, null for what no page stands at. */
function findRoute(locale: Locale, path: string, entry: PublicPath | null): string | null {
  const rest = path.slice(`/${locale}/`.length);
  const screen = fixedScreens.find((name) => screenPaths[name][locale] === rest);
  if (screen) return `/${screen}`;
  if (!entry) return null;
  if (path === `/${locale}`) return '';
  if (entry.kind === 'page') return `/page/${rest}`;
  if (entry.kind === 'section') return null;
  return `/${thingRoutes[entry.kind]}/${entry.kind === 'download' ? rest.split('/').at(-1) : entry.id}`;
}

/** The query without `v`; the rest stays as it was written. */
function dropVersion(search: string): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has('v'));
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

function redirect(
  path: string,
  search: string,
  status: 301 | 308,
  cache: 'default' | 'public' | 'no-store',
): Decision {
  return { type: 'redirect', location: `${path}${search}`, status, cache };
}
