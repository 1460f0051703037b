import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { siteUrl } from '@/lib/env';
import { isPublicAddress } from './public-address';

/**
 * What is behind an address: something, nothing any more (404, 410), no such host, or nobody can say: too slow, refused, in trouble, in a
 * network that is not public.
 */
export type Found = 'something' | 'nothing' | 'no host' | 'unknown';

interface Asking {
  /** Which hosts may be asked, by their IP address. */
  isAllowed?: (address: string) => boolean;
  /** At which ports; empty is the one that belongs to the scheme. */
  isPortAllowed?: (port: string) => boolean;
  /** Milliseconds for each request. */
  patience?: number;
}

const mostRedirects = 5;

const redirects = new Set([301, 302, 303, 307, 308]);

class Refused extends Error {}

/**
 * Asks an address of another site, and those that it redirects to. Each host is judged by the very IP address that is connected to, so that
 * no name can lead into a private network, and only at the ports of the web, so that no link makes this server knock at others. HEAD is asked
 * first; what that does not find is asked for by GET. No body is read.
 */
export async function askAddress(address: string, asking: Asking = {}): Promise<Found> {
  try {
    let url = new URL(address);
    for (let step = 0; step <= mostRedirects; step += 1) {
      const head = await ask('HEAD', url, asking);
      const { status, location } = head.status >= 400 ? await ask('GET', url, asking) : head;
      if (redirects.has(status) && location !== undefined && URL.canParse(location, url)) {
        url = new URL(location, url);
        continue;
      }
      if (status === 404 || status === 410) return 'nothing';
      return status < 400 ? 'something' : 'unknown';
    }
    return 'unknown';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND' ? 'no host' : 'unknown';
  }
}

interface Answer {
  status: number;
  location: string | undefined;
}

function ask(
  method: 'HEAD' | 'GET',
  url: URL,
  { isAllowed = isPublicAddress, isPortAllowed = (port) => port === '', patience = 10_000 }: Asking,
): Promise<Answer> {
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
      signal: AbortSignal.timeout(patience),
      headers: { 'User-Agent': `Litfass link check (${siteUrl})`, Accept: '*/*' },
    });
    sent.on('response', ({ statusCode = 0, headers }) => {
      resolve({ status: statusCode, location: headers.location });
      sent.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
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
