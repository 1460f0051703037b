import { describe, expect, it } from 'vitest';
import { callerAddress, callerNetwork } from './caller';

const from = (address: string) => new Headers({ 'x-forwarded-for': address });

describe('callerNetwork', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'nonsense'],
    ['', 'unknown'],
  ])('counts %s as %s', (address, network) => {
    expect(callerNetwork(from(address))).toBe(network);
  });

  it('leaves the address itself whole', () => {
    expect(callerAddress(from('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2:3:4:5:6');
  });
});
