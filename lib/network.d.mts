/** An address without spaces around it; one of IPv4 that came by way of IPv6 as it is written in IPv4. */
export function plainAddress(address: string): string;

/**
 * The key by which a caller is counted: the address or, for IPv6, its first 64 bits, since one connection has all addresses that start with
 * them.
 */
export function networkOf(address: string): string;
