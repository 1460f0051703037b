// What the framework's parts say to each other is nobody else's business: not as a question from outside, and not in an answer.

const internalHeader = /^x-(?:middleware|invoke|matched|now|litfass)-|^x-nextjs-data$/;

/**
 * Headers by which parts of the framework talk to each other say nothing when they come from outside.
 * @param {import('node:http').IncomingMessage} request
 */
export function dropInternal(request) {
  for (const name of Object.keys(request.headers)) {
    if (internalHeader.test(name)) delete request.headers[name];
  }
}

/**
 * Takes the headers out of an answer by which the middleware tells the framework what to do: they name routes that have no address, and repeat
 * the query at any length.
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
 * Path and query of what is asked for; null for what has no path (`*`), or is none that could be read (`/\[` names a host that cannot be). A
 * request may name a whole address, as to a forward proxy: its host says nothing here, and no answer repeats it.
 * @param {string} target
 */
export function pathOf(target) {
  if (target.startsWith('/')) return URL.canParse(withOneSlash(target), base) ? target : null;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

/**
 * Whether a path asks for the data of a page of the framework's older kind, of which there is none here; the framework would answer with the page
 * itself, at a second address.
 * @param {string} target
 */
export function isDataPath(target) {
  const { pathname } = new URL(withOneSlash(target), base);
  return /^\/+_next\/+data(?:\/|$)/i.test(decode(pathname));
}

/** Two slashes in front would name a host. */
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
