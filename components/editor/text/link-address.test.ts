import { describe, expect, it } from 'vitest';
import { completeAddress } from './link-address';

describe('completeAddress', () => {
  it.each([
    ['www.beispiel.de', 'https://www.beispiel.de/'],
    ['http://beispiel.de/a', 'http://beispiel.de/a'],
    ['/de/besuch', '/de/besuch'],
    ['#anfahrt', '#anfahrt'],
    ['page:12', 'page:12'],
    ['post@beispiel.de', 'mailto:post@beispiel.de'],
    ['tel:+49301234', 'tel:+49301234'],
  ])('reads %s as %s', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });

  it.each(['', 'beispiel', 'javascript:alert(1)', '//böse.de', 'zwei worte.de'])('refuses %s', (typed) => {
    expect(completeAddress(typed)).toBeNull();
  });
});
