import { isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/**
 * The caller's address. The server itself sets `X-Forwarded-For` from the connection; behind a trusted proxy (TRUST_PROXY) its last entry
 * is the one that the proxy saw.
 */
export function callerAddress(headers: Headers): string {
  const seen = (headers.get('x-forwarded-for') ?? '').split(',');
  const address = env.TRUST_PROXY ? seen.at(-1) : seen[0];
  return (
    address
      ?.trim()
      .slice(0, 64)
      .replace(/^::ffff:(?=[\d.]+$)/i, '') || 'unknown'
  );
}

/**
 * The key by which a caller is rate-limited: the address or, for IPv6, its first 64 bits, since one connection has all addresses that
 * start with them.
 */
export function callerNetwork(headers: Headers): string {
  const address = callerAddress(headers);
  if (!isIPv6(address)) return address;
  const [start = '', end] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end === undefined || end === '' ? [] : end.split(':');
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
