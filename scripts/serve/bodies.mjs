import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { networkOf, plainAddress } from '../../lib/network.mjs';
import { root } from '../command/plain.mjs';
import { createFlow } from './flow.mjs';

/** More than any call of the contract may send (lib/contract/write.ts), so that the endpoints answer 413 themselves where they can. */
const smallBody = 512 * 1024;
/** An upload with the multipart body around it, like `proxyClientMaxBodySize` in next.config.ts. */
const largeBody = 52 * 1024 * 1024;
/** @type {Record<number, string>} Status → code of the contract (lib/contract/problem.ts). */
const codes = { 408: 'unavailable', 411: 'too_large', 413: 'too_large', 503: 'unavailable' };

/**
 * Limits the bodies that the server accepts. The framework holds each body in memory before the middleware or a route can refuse it,
 * whoever sends it and wherever to. So a large one is accepted only with the cookie of a session, the total and each address are limited,
 * and one that trickles in is refused.
 * @param {{ AUTH_SECRET?: string, CONTENT_API_URL?: string, CONTENT_API_SESSION_COOKIE?: string, TRUST_PROXY?: string }} settings
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} Whether the
 * request may go on; if not, it has been answered.
 */
export function boundBodies(settings) {
  const flow = createFlow();
  const isBehindProxy = ['true', '1'].includes(settings.TRUST_PROXY ?? '');
  return (request, response) => {
    const length = lengthOf(request);
    if (length === 0) return true;
    const caller = carriesSession(request, settings) ? 'editor' : 'stranger';
    const address = callerOf(request, isBehindProxy);
    flow.pace(request, () => breakOff(408));
    const status = refusal();
    if (status !== null) {
      refuse(request, response, status);
      return false;
    }
    flow.count(request, response, { caller, address, most: largeBody, tooMuch: breakOff });
    return true;

    function refusal() {
      if (caller === 'stranger' && length > smallBody)
        return request.headers['transfer-encoding'] === undefined ? 413 : 411;
      if (length > largeBody) return 413;
      return flow.hasRoom(caller, address) ? null : 503;
    }

    /** @param {number} reason */
    function breakOff(reason) {
      if (response.headersSent) {
        request.destroy();
        return;
      }
      response.once('finish', () => request.destroy());
      refuse(request, response, reason);
    }
  };
}

/**
 * The announced length of a body; an unannounced one may have any.
 * @param {import('node:http').IncomingMessage} request
 */
function lengthOf(request) {
  if (request.headers['transfer-encoding'] !== undefined) return largeBody;
  return Number(request.headers['content-length'] ?? 0);
}

/**
 * Whether a request carries the cookie of a session that we once created; the endpoint checks whether it is still valid. For an external
 * content system's session there is a signed cookie of ours, which its editor got when that system knew the session
 * (lib/content/http/known-session.ts).
 * @param {import('node:http').IncomingMessage} request
 * @param {{ AUTH_SECRET?: string, CONTENT_API_URL?: string, CONTENT_API_SESSION_COOKIE?: string }} settings
 */
function carriesSession(request, settings) {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  const secret = settings.AUTH_SECRET ?? '';
  if (settings.CONTENT_API_URL) {
    const session = valueOf(cookies, settings.CONTENT_API_SESSION_COOKIE || 'sessionid');
    const known = valueOf(cookies, 'litfass_known');
    return (
      session !== undefined && known !== undefined && isMac(known, `known:${session}`, secret, 'base64url')
    );
  }
  const signed = cookies
    .map((cookie) => /^(?:__Secure-)?litfass\.session_token=(.+)$/.exec(cookie)?.[1])
    .find((value) => value !== undefined);
  return signed !== undefined && isSigned(signed, secret);
}

/**
 * @param {string} cookie
 * @param {string} secret
 */
function isSigned(cookie, secret) {
  const [token = '', signature = ''] = decode(cookie).split('.', 2);
  return isMac(signature, token, secret, 'base64');
}

/**
 * @param {string} given
 * @param {string} text
 * @param {string} secret
 * @param {'base64' | 'base64url'} encoding
 */
function isMac(given, text, secret, encoding) {
  const expected = Buffer.from(crypto.createHmac('sha256', secret).update(text).digest(encoding));
  const sent = Buffer.from(given);
  return secret !== '' && sent.length === expected.length && crypto.timingSafeEqual(sent, expected);
}

/**
 * @param {string[]} cookies
 * @param {string} name
 */
function valueOf(cookies, name) {
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * The key by which a caller is counted, as routes count it (lib/caller.ts), before the header is set that they read.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} isBehindProxy
 */
function callerOf(request, isBehindProxy) {
  const seen = isBehindProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
  const forwarded = plainAddress(seen.at(-1) ?? '');
  return networkOf(forwarded || plainAddress(request.socket.remoteAddress ?? 'unknown'));
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
  // The caller reads the answer only after sending its body, of which nothing is kept.
  request.resume();
  const code = codes[status] ?? '';
  const body = JSON.stringify({ detail: sentence(request, code), code });
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
    ...(status === 408 ? { Connection: 'close' } : {}),
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
