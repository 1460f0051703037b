import { readAdminPath } from '@/lib/contract/admin-paths';
import { calendarQuery, readCalendarChoice } from '@/lib/contract/calendar';
import { defaultLocale, type Locale } from '@/lib/contract/locale';
import { onParameter, parseMoment } from '@/lib/contract/on-a-date';
import { fixedScreens, screenPaths, screensWithoutPage, type Screen } from '@/lib/contract/paths';
import { readShared, writeShared } from '@/lib/contract/programme';
import { artworkQuery, readArtworkChoice } from '@/lib/contract/visit';
import type { DocumentState, PublicPath } from './port';
import { localeOfPath, type Destination } from './public-path';

/** All that the middleware knows about a request. The decision depends on nothing else, so forwarded headers cannot change an answer. */
export interface RequestFacts {
  /** As received, not decoded. */
  pathname: string;
  /** With question mark, or empty. */
  search: string;
  /** Whether the request has a valid session of an editor; asked only if `needsViewer` says so. Null if that cannot be found out. */
  isEditor: boolean | null;
  /** Whether the source knows planned publishings; for others the parameter has no meaning. */
  knowsDates?: boolean;
}

export type Decision =
  | { type: 'redirect'; location: string; status: 301 | 308; cache: 'default' | 'public' | 'no-store' }
  /** The internal route that renders the page; `instead` is a cheap page for a visitor who asks too often. */
  | { type: 'rewrite'; path: string; instead?: string }
  /** The same page for editors, never cached. */
  | { type: 'preview'; path: string }
  /** The page as it will be at a moment, for editors; `lookUp` is the path that has to exist then. A null moment is not a valid one. */
  | { type: 'dated'; locale: Locale; path: string; moment: string | null; lookUp: string | null }
  | { type: 'not_found'; locale: Locale }
  /** It cannot be found out what is at this path. */
  | { type: 'unavailable'; locale: Locale };

/** Not listed for search engines: they only show what was searched, bookmarked or nothing. */
const unlisted: readonly Screen[] = ['search', ...screensWithoutPage];

/** The screens that are listed for search engines. */
export const listedScreens = fixedScreens.filter((screen) => !unlisted.includes(screen));

const thingRoutes = {
  article: 'news',
  event: 'calendar',
  production: 'artworks-and-map',
  download: 'press/download-directory',
} as const;

/** The path that is looked up in the list of public paths: without trailing slashes. */
export function lookupPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Whether the answer depends on the session: a version or a date is asked for, or only editors may see the page. */
export function needsViewer(search: string, destination: Destination): boolean {
  if (destination.type === 'found' && !destination.entry.isOnline) return true;
  const query = new URLSearchParams(search);
  return destination.type !== 'moved' && (query.has('v') || query.has(onParameter));
}

/** The state that a `v` names: `draft` or the id of a version; null if it is neither. */
export function parseVersion(value: string | null): DocumentState | null {
  if (value === 'draft') return 'draft';
  return /^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : null;
}

/**
 * What to answer where no route or file does (`isPassed`); `find` tells what is at a path. Made-up paths never reach a route, so nothing is
 * rendered or kept for them.
 */
export function decide(facts: RequestFacts, find: (path: string) => Destination): Decision {
  const { pathname, search } = facts;
  if (pathname === '/') return redirect(`/${defaultLocale}`, search, 308, 'public');
  // One page for all addresses of the admin, which the browser routes; none of them is kept.
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

  const screen = findScreen(locale, path);
  const found = destination.type === 'found' ? destination.entry : null;
  // A fixed screen is there whatever the content says: visitors see it without the page that is offline.
  const isWithout = screen !== null && !(facts.isEditor && hasVersions(screen, found));
  const entry = isWithout && found?.isOnline === false ? null : found;
  const route = findRoute(locale, path, screen, entry);
  if (route === null && destination.type === 'unknown') return { type: 'unavailable', locale };
  // Neither 404 nor 403: an editor would look for work that is not lost.
  if (route !== null && facts.isEditor === null) return { type: 'unavailable', locale };
  const isHidden = route === null || (entry !== null && !entry.isOnline && !facts.isEditor);
  // A site without a home page has a screen that says so.
  if (isHidden && path === `/${locale}`) return findEmptyHome(pathname, path, search, locale);
  if (isHidden) return { type: 'not_found', locale };
  const version = parseVersion(query.get('v'));
  if (asksVersion && (!facts.isEditor || version === null || !hasVersions(screen, entry)))
    return redirect(path, withoutVersion, 301, 'no-store');
  if (path !== pathname) return redirect(path, search, 301, cache);

  const on = facts.isEditor && facts.knowsDates ? query.get(onParameter) : null;
  if (on !== null && !asksVersion) {
    const moment = parseMoment(on);
    const shown = dynamicRoute(route, query) ?? route;
    return {
      type: 'dated',
      locale,
      path: `/${locale}/on/${moment ?? 'never'}${shown}`,
      moment,
      lookUp: entry === null || screen !== null ? null : path,
    };
  }
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

/** The home page's route, which tells visitors that there is no home page yet. */
function findEmptyHome(pathname: string, path: string, search: string, locale: Locale): Decision {
  if (path !== pathname) return redirect(path, search, 301, 'default');
  return { type: 'rewrite', path: `/${locale}` };
}

/**
 * The dynamic route for a filter, a page number or a search without script, if its values are well formed and within bounds; null for the
 * static page of the screen. Its answers are not kept.
 */
function dynamicRoute(route: string, query: URLSearchParams): string | null {
  if (route === '/search') return searchRoute(query);
  if (route === '/newsletter') return newsletterRoute(query);
  if (route === '/artworks-and-map') return artworksRoute(query);
  if (route === '/calendar') return calendarRoute(query);
  if (route === '/my-programme') return programmeRoute(query);
  return null;
}

/** The calendar with filters, and up to a page of its list. */
function calendarRoute(query: URLSearchParams): string | null {
  const choice = calendarQuery(readCalendarChoice(query));
  return choice === '' ? null : `/calendar/filtered${choice}`;
}

/** The artworks with filters. */
function artworksRoute(query: URLSearchParams): string | null {
  const choice = artworkQuery(readArtworkChoice(query));
  return choice === '' ? null : `/artworks-and-map/filtered${choice}`;
}

/** A shared programme. */
function programmeRoute(query: URLSearchParams): string | null {
  const shared = writeShared(readShared(query.get('shared')));
  return shared === '' ? null : `/my-programme/shared?${new URLSearchParams({ shared })}`;
}

/** A search, or one page of one group of its results. */
function searchRoute(query: URLSearchParams): string | null {
  const asked = query.get('query') ?? '';
  const group = query.get('group') ?? '';
  const page = query.get('page') ?? '1';
  if (asked.trim() === '') return null;
  const isGroup = /^(?:pages|others)$/.test(group) && /^[1-9]\d{0,2}$/.test(page);
  return `/search/results?${new URLSearchParams({ query: asked, ...(isGroup ? { group, page } : {}) })}`;
}

/** A step of the newsletter that links in mails and forms without script lead to. */
function newsletterRoute(query: URLSearchParams): string | null {
  const state = query.get('state') ?? '';
  if (/^(?:pending|confirmed|unsubscribed|failed)$/.test(state)) return `/newsletter/step/${state}`;
  for (const question of ['confirm', 'unsubscribe']) {
    const token = query.get(question) ?? '';
    if (/^[\w-]{43}$/.test(token)) return `/newsletter/step/${question}?${new URLSearchParams({ token })}`;
  }
  return null;
}

/** The fixed screen at a path; null if there is none. */
function findScreen(locale: Locale, path: string): Screen | null {
  const rest = path.slice(`/${locale}/`.length);
  return fixedScreens.find((name) => screenPaths[name][locale] === rest) ?? null;
}

/** Whether editors keep drafts and versions of what is shown: of a page, but neither of a directory of files nor of a screen without a page. */
function hasVersions(screen: Screen | null, entry: PublicPath | null): boolean {
  return screen === null ? entry?.kind !== 'download' : !screensWithoutPage.includes(screen);
}

/** The internal route of a path below `/{locale}`: empty for the home page, null if there is no page. */
function findRoute(
  locale: Locale,
  path: string,
  screen: Screen | null,
  entry: PublicPath | null,
): string | null {
  const rest = path.slice(`/${locale}/`.length);
  if (screen !== null) return `/${screen}`;
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
