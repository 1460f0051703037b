import crypto from 'node:crypto';
import zlib from 'node:zlib';
import { bareHeaders } from './bare-headers.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./ready-answer.mjs').Bytes} Bytes */
/** @typedef {import('./ready-answer.mjs').Ready} Ready */
/** @typedef {import('./ready-answer.mjs').Encoding} Encoding */

/** Headers about the framework itself, or about the bytes before they were changed. */
const dropped =
  /^(?:x-nextjs-.*|x-middleware-.*|etag|content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/i;

/**
 * @param {Buffer} body
 * @returns {Bytes}
 */
export function makeBytes(body) {
  const etag = crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { etag, identity: body, encoded: new Map(), bytes: Math.ceil(body.length * 1.6) + 2000 };
}

/**
 * @param {number} status
 * @param {readonly [string, string][]} headers
 * @param {Bytes} bytes
 * @returns {Ready}
 */
export function withHeaders(status, headers, bytes) {
  const own = headers
    .filter(([name]) => !dropped.test(name))
    .map(([name, value]) => /** @type {[string, string]} */ ([name, value]));
  const varies = own.find(([name]) => name.toLowerCase() === 'vary');
  if (varies === undefined) own.push(['Vary', 'Accept-Encoding']);
  else if (!/accept-encoding/i.test(varies[1])) varies[1] += ', Accept-Encoding';
  const type = own.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  // Little is not worth it, and fonts are compressed already.
  const isWorthEncoding = bytes.identity.length >= 500 && !/font/.test(type);
  return { ...bytes, status, headers: own, isWorthEncoding, variants: {} };
}

/** What caches may do with a file: keep it, ask each time whether it is the same, or store none. */
export const copies = {
  forGood: 'public, max-age=31536000, immutable',
  checked: 'public, max-age=0, must-revalidate',
  none: 'private, no-store',
};

/**
 * A file, whose name changes with its bytes unless something else is said.
 * @param {Buffer} bytes
 * @param {string} type
 */
export function readyFile(bytes, type, cacheControl = copies.forGood) {
  return withHeaders(
    200,
    [['Content-Type', type], ['Cache-Control', cacheControl], ...Object.entries(bareHeaders())],
    makeBytes(bytes),
  );
}

export const scriptType = 'text/javascript; charset=utf-8';

/** @type {typeof import('./ready-answer.mjs').chooseAnswer} */
export function chooseAnswer(ready, { method, headers }) {
  const encoding = chooseEncoding(headers['accept-encoding'] ?? '', ready);
  const variant = (ready.variants[encoding] ??= makeVariant(ready, encoding));
  if (ready.status === 200 && isKnown(headers['if-none-match'], variant.etag))
    return { status: 304, headers: variant.headers };
  return { status: ready.status, headers: variant.headers, ...(method !== 'HEAD' && { body: variant.body }) };
}

/**
 * @param {Ready} ready
 * @param {Request} request
 * @param {Response} response
 */
export function send(ready, request, response) {
  const { status, headers, body } = chooseAnswer(ready, request);
  response.writeHead(status, headers).end(body);
}

/**
 * Bytes and headers in an encoding, made at the first request for it.
 * @param {Ready} ready
 * @param {Encoding} encoding
 */
function makeVariant(ready, encoding) {
  const body = encode(ready, encoding);
  const etag = `"${ready.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = [...ready.headers];
  if (ready.status === 200) headers.push(['ETag', etag]);
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
  headers.push(['Content-Length', String(body.length)]);
  return { body, etag, headers: headers.flat() };
}

/** @type {typeof import('./ready-answer.mjs').isKnown} */
export function isKnown(ifNoneMatch, etag) {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

/**
 * @param {string} accepted
 * @param {Ready} ready
 * @returns {Encoding}
 */
function chooseEncoding(accepted, { isWorthEncoding }) {
  if (!isWorthEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * The bytes in an encoding, made at the first request for it.
 * @param {Ready} ready
 * @param {Encoding} encoding
 */
function encode(ready, encoding) {
  if (encoding === 'identity') return ready.identity;
  const known = ready.encoded.get(encoding);
  if (known !== undefined) return known;
  const bytes =
    encoding === 'gzip'
      ? zlib.gzipSync(ready.identity, { level: 6 })
      : zlib.brotliCompressSync(ready.identity, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: ready.identity.length,
          },
        });
  ready.encoded.set(encoding, bytes);
  return bytes;
}
