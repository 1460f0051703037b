import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../command/plain.mjs';

/** More than any call of the contract may send (lib/contract/write.ts), so that the endpoints say 413 themselves where they can. */
const smallBody = 512 * 1024;
/** An upload with what stands around it; as `proxyClientMaxBodySize` in next.config.ts. */
const largeBody = 52 * 1024 * 1024;
/** What all bodies that are being received may have together: of strangers, and of who is signed in. Who sends slowly keeps out only his like. */
const together = { stranger: 128 * 1024 * 1024, editor: 512 * 1024 * 1024 };

/** @type {Record<number, string>} Status → code of the contract (lib/contract/problem.ts). */
const codes = { 411: 'too_large', 413: 'too_large', 503: 'unavailable' };

/**
 * Bounds what the server takes in. The framework holds each body whole in memory before the middleware or a route can refuse it, whoever
 * sends it and wherever to; so a large one is let in only with the cookie of a session, and only so many at the same time.
 * @param {{ AUTH_SECRET?: string, CONTENT_API_URL?: string, CONTENT_API_SESSION_COOKIE?: string }} settings
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} Whether the
 *   request may go on; if not, it has been answered.
 */
export function boundBodies(settings) {
  const taken = { stranger: 0, editor: 0 };
  return (request, response) => {
    const length = lengthOf(request);
    if (length === 0) return true;
    const caller = carriesSession(request, settings) ? 'editor' : 'stranger';
    const status = refusal();
    if (status !== null) {
      refuse(request, response, status);
      return false;
    }
    taken[caller] += length;
    response.once('close', () => {
      taken[caller] -= length;
    });
    return true;

    function refusal() {
      if (caller === 'stranger' && length > smallBody)
        return request.headers['transfer-encoding'] === undefined ? 413 : 411;
      if (length > largeBody) return 413;
      return taken[caller] + length > together[caller] ? 503 : null;
    }
  };
}

/**
 * The length that a body says it has; one that does not say may have any.
 * @param {import('node:http').IncomingMessage} request
 */
function lengthOf(request) {
  if (request.headers['transfer-encoding'] !== undefined) return largeBody;
  return Number(request.headers['content-length'] ?? 0);
}

/**
 * Whether a request carries the cookie of a session that was once ours; the endpoint asks whether it still is. Of an external content
 * system's cookie nobody here can say more than that it is there.
 * @param {import('node:http').IncomingMessage} request
 * @param {{ AUTH_SECRET?: string, CONTENT_API_URL?: string, CONTENT_API_SESSION_COOKIE?: string }} settings
 */
function carriesSession(request, settings) {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  if (settings.CONTENT_API_URL) {
    const name = settings.CONTENT_API_SESSION_COOKIE || 'sessionid';
    return cookies.some((cookie) => cookie.startsWith(`${name}=`));
  }
  const signed = cookies
    .map((cookie) => /^(?:__Secure-)?litfass\.session_token=(.+)$/.exec(cookie)?.[1])
    .find((value) => value !== undefined);
  return signed !== undefined && isSigned(signed, settings.AUTH_SECRET ?? '');
}

/**
 * @param {string} cookie
 * @param {string} secret
 */
function isSigned(cookie, secret) {
  const [token = '', signature = ''] = decode(cookie).split('.', 2);
  const expected = Buffer.from(crypto.createHmac('sha256', secret).update(token).digest('base64'));
  const given = Buffer.from(signature);
  return secret !== '' && given.length === expected.length && crypto.timingSafeEqual(given, expected);
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function refuse(request, response, status) {
  // The caller hears the answer when it has sent its body, of which nothing is kept.
  request.resume();
  const code = codes[status] ?? '';
  const body = JSON.stringify({ detail: sentence(request, code), code });
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  });
  response.end(body);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} code
 */
function sentence(request, code) {
  const locale = /^\/en(?:\/|$)/.test(request.url ?? '') ? 'en' : 'de';
  const file = path.join(root, 'messages', locale, 'backend.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')).problems[code];
}
