import { Buffer } from 'node:buffer';

/** @typedef {{ status: number, headers: [string, string][], body: Buffer, isHtml: boolean, path: string }} CapturedAnswer */

/** Larger answers are passed through. */
const largest = 4 * 1024 * 1024;

/** What is captured: pages, public data, feeds, and drawings. */
const wanted =
  /^(?:text\/(?:html|calendar|xml)|application\/(?:json|xml|atom\+xml|rss\+xml|manifest\+json)|image\/svg\+xml)\b/;

/**
 * Lets the framework answer a request and captures the answer instead of sending it, if it is text that is worth encoding. Null for anything
 * else, which has been sent already, or if the client has disconnected.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 * @returns {Promise<CapturedAnswer | null>}
 */
export function captureAnswer(request, response, handle) {
  const original = {
    write: response.write,
    end: response.end,
    writeHead: response.writeHead,
    flushHeaders: response.flushHeaders,
  };
  const accepted = request.headers['accept-encoding'];
  const matched = request.headers['if-none-match'];
  const before = Object.entries(response.getHeaders());
  // The answer is captured uncompressed and complete; it is encoded and compared after it was made lean.
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  /** @type {Buffer[]} */
  const parts = [];
  let bytes = 0;
  let status = 200;

  return new Promise((resolve, reject) => {
    const restore = () => {
      Object.assign(response, original);
      if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
      if (matched !== undefined) request.headers['if-none-match'] = matched;
    };

    /** Sends what has been captured so far, and passes the rest through. */
    const letThrough = () => {
      restore();
      if (!response.headersSent) response.writeHead(status);
      for (const part of parts) response.write(part);
      parts.length = 0;
      resolve(null);
    };

    // If the client disconnects before the answer starts, the framework says nothing more, and others who ask for the same must not wait
    // for it.
    response.once('close', () => resolve(null));

    // A part of a file counts its bytes as they are.
    const isWanted = () =>
      wanted.test(String(response.getHeader('content-type') ?? '')) && !response.hasHeader('content-range');

    /** @param {unknown} chunk @param {unknown} encoding */
    const take = (chunk, encoding) => {
      if (typeof chunk === 'function' || chunk === undefined || chunk === null) return;
      const part = Buffer.isBuffer(chunk)
        ? chunk
        : chunk instanceof Uint8Array
          ? Buffer.from(chunk)
          : Buffer.from(
              String(chunk),
              typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8',
            );
      parts.push(part);
      bytes += part.length;
    };

    Object.assign(response, {
      /** @param {number} code @param {unknown[]} rest */
      writeHead(code, ...rest) {
        status = code;
        const given = rest.find((each) => typeof each === 'object' && each !== null);
        if (Array.isArray(given)) {
          for (let index = 0; index < given.length; index += 2)
            response.appendHeader(given[index], given[index + 1]);
        } else if (given !== undefined) {
          for (const [name, value] of Object.entries(given))
            if (value !== undefined) response.setHeader(name, value);
        }
        return response;
      },
      flushHeaders() {},
      /** @param {unknown} chunk @param {unknown} encoding @param {unknown} done */
      write(chunk, encoding, done) {
        status = response.statusCode === 200 ? status : response.statusCode;
        if (!isWanted() || bytes > largest) {
          letThrough();
          return Reflect.apply(response.write, response, [chunk, encoding, done]);
        }
        take(chunk, encoding);
        const callback = typeof encoding === 'function' ? encoding : done;
        if (typeof callback === 'function') queueMicrotask(() => callback());
        return true;
      },
      /** @param {unknown} chunk @param {unknown} encoding @param {unknown} done */
      end(chunk, encoding, done) {
        status = response.statusCode === 200 ? status : response.statusCode;
        if (!isWanted()) {
          letThrough();
          return Reflect.apply(response.end, response, [chunk, encoding, done]);
        }
        take(chunk, encoding);
        restore();
        const isHtml = /^text\/html\b/.test(String(response.getHeader('content-type') ?? ''));
        resolve({
          status,
          headers: takeHeaders(response, before),
          body: Buffer.concat(parts),
          isHtml,
          path: (request.url ?? '/').split('?', 1)[0] ?? '/',
        });
        const callback = [chunk, encoding, done].find((each) => typeof each === 'function');
        if (typeof callback === 'function') queueMicrotask(() => callback());
        return response;
      },
    });

    handle(request, response).catch((error) => {
      restore();
      reject(error);
    });
  });
}

/**
 * Takes the headers off an answer, which may be made again or sent with others.
 * @param {import('node:http').ServerResponse} response
 * @param {readonly [string, unknown][]} before Headers that were there already.
 */
function takeHeaders(response, before) {
  /** @type {[string, string][]} */
  const headers = [];
  for (const [name, value] of Object.entries(response.getHeaders())) {
    for (const each of Array.isArray(value) ? value : [value]) headers.push([name, String(each)]);
    response.removeHeader(name);
  }
  for (const [name, value] of before) response.setHeader(name, /** @type {string} */ (value));
  return headers;
}
