import { adminResources } from '@/lib/contract/admin';
import { locales } from '@/lib/contract/locale';
import { isSectionPage } from '@/lib/contract/standing';
import { localeOfPath } from './public-path';

/** Pages that come from the build and are the same for everybody until the next one. */
const builtPages = new Set([
  '/admin',
  '/api/openapi.json',
  '/api/openapi.json/',
  ...locales.map((locale) => `/cms-hub/gallery/${locale}`),
]);

/** Routes with paths of their own outside the languages. Everything else under `/api` and `/_next` is unknown. */
const passedPrefixes = ['/_next/static/', '/media/'];
const passedPaths = new Set([
  ...builtPages,
  '/cms-hub',
  '/cms-hub/',
  '/robots.txt',
  '/sitemap.xml',
  '/pageeditor-api/cms-hub',
  '/pageeditor-api/cms-hub/',
]);

/** Parts of the public data interface and of the embedded backend (spec §7). */
const apiRoutes = new Set<string>([
  ...adminResources,
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

/** Whether a path belongs to a route or a file instead of a page. */
export function isPassed(pathname: string): boolean {
  if (!isWellFormed(pathname)) return false;
  if (passedPaths.has(pathname) || publicFiles.has(pathname)) return true;
  if (isSectionPage(pathname)) return true;
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

/** Whether every percent sign of a path encodes a character: no route accepts a path where one does not. */
function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a page comes from the build. Shared caches must not keep it for the year that the framework allows, since the next build may
 * change it.
 */
export function isBuiltPage(pathname: string): boolean {
  return builtPages.has(pathname);
}

/** Whether a path can only be read: every page and file, but no call of the contract. */
export function isReadOnly(pathname: string): boolean {
  return !/^\/(?:api|pageeditor-api|(?:de|en)\/(?:api|pageeditor-api))\//.test(pathname);
}

/** Routes below `/api` that belong to this application, whatever the content source. */
const ownRoutes =
  /^\/api\/(?:error-reports|events\.ics|health|jobs|map-tiles|news\.xml|openapi\.json|revalidate|share-image|site-icon)\/?$/;

/** Where content systems serve their files (spec §2: the media or filer folder). */
const foreignFiles = /^\/(?:media|filer)\/./;

/** Whether an external content system answers a path: the calls of the contract, and files that it names by a path. */
export function isContractPath(pathname: string): boolean {
  if (foreignFiles.test(pathname)) return true;
  return (
    isPassed(pathname) &&
    !ownRoutes.test(pathname) &&
    /^\/(?:api|pageeditor-api|(?:de|en)\/(?:pageeditor-api|api))\//.test(pathname)
  );
}
