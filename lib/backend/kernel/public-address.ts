import { BlockList, isIP } from 'node:net';

/** What of IPv4 belongs to no public host: private and shared networks, this machine, documentation, multicast, reserved. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix);

/** What of IPv6 does: the global range, without documentation and what wraps an address of IPv4. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const wrapped = new BlockList();
wrapped.addSubnet('2001::', 23, 'ipv6');
wrapped.addSubnet('2001:db8::', 32, 'ipv6');
wrapped.addSubnet('2002::', 16, 'ipv6');
wrapped.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address is one of the public internet: an address that an editor writes must not make this server ask its own network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address);
    case 6:
      return open.check(address, 'ipv6') && !wrapped.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Whether a port of an address, empty for the one of its scheme, is one of the web: no address makes this server knock at others. */
export function isWebPort(port: string): boolean {
  return port === '';
}
