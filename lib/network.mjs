// Plain JavaScript, since the web server and the application's bundles both use it.
import { isIPv6 } from 'node:net';

/** @param {string} address */
export function plainAddress(address) {
  return address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** @param {string} address */
export function networkOf(address) {
  if (!isIPv6(address)) return address;
  const [start = '', end] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = (end ?? '').split(':').filter(Boolean);
  const zeros = Array(end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const all = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${all.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
