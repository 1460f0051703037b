// Headers between parts of the framework, which are neither accepted from outside nor sent in an answer.

const internalHeader = /^x-(?:middleware|invoke|matched|now|litfass)-|^x-nextjs-data$/;

/**
 * Removes headers between parts of the framework from a request, so that they cannot come from outside.
 * @param {import('node:http').IncomingMessage} request
 */
export function dropInternal(request) {
  for (const name of Object.keys(request.headers)) {
    if (internalHeader.test(name)) delete request.headers[name];
  }
}

/**
 * Removes headers by which the middleware instructs the framework from an answer: they name internal routes, and repeat the query at any
 * length.
 * @param {import('node:http').ServerResponse} response
 */
export function hideInternal(response) {
  const { writeHead } = response;
  response.writeHead = (/** @type {unknown[]} */ ...given) => {
    for (const name of response.getHeaderNames()) {
      if (name.startsWith('x-middleware-')) response.removeHeader(name);
    }
    return Reflect.apply(writeHead, response, given);
  };
}

/**
 * Path and query of a request target; null for one without a path (`*`) or an unreadable one (`/\[` names an invalid host). A request may
 * name an absolute address, as to a forward proxy: its host is ignored, and no answer repeats it.
 * @param {string} target
 */
export function pathOf(target) {
  if (target.startsWith('/')) return URL.canParse(withOneSlash(target), base) ? target : null;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

/**
 * Whether a path asks for page data in the framework's older way, which does not exist here: the framework would answer with the page
 * itself, at a second address.
 * @param {string} target
 */
export function isDataPath(target) {
  const { pathname } = new URL(withOneSlash(target), base);
  return /^\/+_next\/+data(?:\/|$)/i.test(decode(pathname));
}

/** Two leading slashes would name a host. */
const base = 'http://localhost';

/** @param {string} target */
function withOneSlash(target) {
  return target.replace(/^\/+/, '/');
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
