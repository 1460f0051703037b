import { env } from '@/lib/env';
import { networkOf, plainAddress } from '@/lib/network.mjs';

/**
 * The caller's address. The server itself sets `X-Forwarded-For` from the connection; behind a trusted proxy (TRUST_PROXY) its last entry
 * is the one that the proxy saw.
 */
export function callerAddress(headers: Headers): string {
  const seen = (headers.get('x-forwarded-for') ?? '').split(',');
  const address = env.TRUST_PROXY ? seen.at(-1) : seen[0];
  return plainAddress((address ?? '').slice(0, 64)) || 'unknown';
}

/** The key by which a caller is rate-limited. */
export function callerNetwork(headers: Headers): string {
  return networkOf(callerAddress(headers));
}
