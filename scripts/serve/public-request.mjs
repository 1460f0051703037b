import { listAcceptedLanguages } from '../../lib/accepted-languages.mjs';
import { isTooOld } from '../../lib/old-browsers.mjs';
import { hintCookie } from '../../lib/hint-cookie.mjs';

/** Parameters that campaigns add to links; they do not make another page. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|twclid|yclid|_hs\w*|pk_\w+|mtm_\w+|piwik_\w+|matomo_\w+)$/i;

/** Longer addresses are not worth keeping. */
const longestAddress = 300;

/** The site's languages, as in lib/contract/locale.ts, which plain Node cannot import. */
const locales = new Set(['de', 'en']);

/** Paths whose answers differ between visitors or must not be kept. */
const foreign =
  /^\/(?:_next|media|filer|admin|cms-hub|pass-through|api\/(?:health|jobs|revalidate|error-reports|newsletter|search|users|media|subscribers))(?:\/|$|\?)|\/pageeditor-api\//;

/** Headers that ask the framework for data instead of a page. */
const internal = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-action',
];

/**
 * Whether a request may get an answer made for another one: it reads, has no session, and asks for a page or public data.
 * @param {import('./front.mjs').Asked} request
 * @param {readonly string[]} sessionCookies Names of cookies that may hold a session.
 */
export function isForEverybody({ headers, url = '/' }, sessionCookies) {
  if (headers.authorization !== undefined || headers.range !== undefined) return false;
  if (isTooOld(headers['user-agent'])) return false;
  if (foreign.test(url) || internal.some((name) => headers[name] !== undefined)) return false;
  const cookies = headers.cookie ?? '';
  return ![hintCookie, ...sessionCookies].some((name) => cookies.includes(`${name}=`));
}

/**
 * The key of a kept answer: the path, the parameters that matter and, for public data, the preferred one of the site's languages; other
 * languages make no difference, and could be made up without end. Null if it is not worth keeping.
 * @param {import('./front.mjs').Asked} request
 * @returns {string | null}
 */
export function cacheKey({ headers, url = '/' }) {
  if (url.length > longestAddress) return null;
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : withoutTracking(url.slice(mark + 1));
  if (!pathname.startsWith('/api/')) return query === '' ? pathname : null;
  const accepted = listAcceptedLanguages(headers['accept-language'] ?? '').find((language) =>
    locales.has(language),
  );
  return `${pathname}?${query} ${accepted ?? ''}`;
}

/** @param {string} query */
function withoutTracking(query) {
  return query
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(pair.split('=', 1)[0] ?? ''))
    .join('&');
}
