import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, isWebPort } from './public-address';

/** Redirects that are followed from one address. */
export const mostRedirects = 5;

const redirects = new Set([301, 302, 303, 307, 308]);

/** Who may be asked. */
export interface Reach {
  /** Which hosts, by their IP address. */
  isAllowed?: (address: string) => boolean;
  /** At which ports; empty is the one that belongs to the scheme. */
  isPortAllowed?: (port: string) => boolean;
}

interface Question extends Reach {
  method: 'HEAD' | 'GET';
  headers: Record<string, string>;
  /** Ends the request and the reading of its answer. */
  signal: AbortSignal;
}

/** An address that may not be asked. */
class Refused extends Error {}

/**
 * Asks an address of another site for its answer, whose body the caller reads or destroys. The host is judged by the very IP address that is
 * connected to, so that no name can lead into a private network, and only at the ports of the web, so that this server knocks at no others.
 * Redirects are not followed: each is an address to be judged. Throws for what may not be asked, and for what does not answer.
 */
export function askPublic(url: URL, question: Question): Promise<http.IncomingMessage> {
  const { method, headers, signal, isAllowed = isPublicAddress, isPortAllowed = isWebPort } = question;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not looked up.
  if (!isWeb || !isPortAllowed(url.port) || (isIP(host) !== 0 && !isAllowed(host)))
    return Promise.reject(new Refused());
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      lookup: lookupAllowed(isAllowed),
      agent: false,
      maxHeaderSize: 16_384,
      signal,
      headers,
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
  });
}

/** Where an answer to an address redirects to; null if it does not. */
export function redirectOf(
  url: URL,
  { statusCode, headers }: Pick<http.IncomingMessage, 'statusCode' | 'headers'>,
): URL | null {
  const { location } = headers;
  const isRedirect = redirects.has(statusCode ?? 0) && location !== undefined && URL.canParse(location, url);
  return isRedirect ? new URL(location, url) : null;
}

/** Finds the IP addresses of a host, but those that may not be asked. */
function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined) return done(new Refused(), []);
      if (options.all === true) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}
