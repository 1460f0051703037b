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
 * Whether a path asks for the data of a page of the framework's older kind, of which there is none here; the framework would answer with the page
 * itself, at a second address.
 * @param {string} target
 */
export function isDataPath(target) {
  const { pathname } = new URL(target.replace(/^\/+/, '/'), 'http://localhost');
  return /^\/+_next\/+data(?:\/|$)/i.test(decode(pathname));
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
