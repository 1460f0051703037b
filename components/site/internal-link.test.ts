import { describe, expect, it } from 'vitest';
import { internalAddress } from './internal-link';

const here = 'https://site.example/de/ueber-uns?edit';
const follow = (href: string, rest = {}) =>
  internalAddress({ href, target: '', isDownload: false, ...rest }, here);

describe('internalAddress', () => {
  it.each([
    ['/de/kalender', '/de/kalender'],
    ['https://site.example/en?a=1#b', '/en?a=1#b'],
    ['#teil', '/de/ueber-uns?edit#teil'],
    ['kontakt', '/de/kontakt'],
  ])('follows %s within the site', (href, address) => {
    expect(follow(href)).toBe(address);
  });

  it.each([
    'https://other.example/de',
    '//other.example',
    'mailto:a@b.example',
    '/.//other.example',
    '/de/..//other.example',
    '/media/1/a.webp',
    '/admin',
    '/cms-hub',
    '/de/plan.PDF',
    '/api/events/1.ics',
    'javascript:alert(1)',
    'http://[',
  ])('leaves %s to the browser', (href) => {
    expect(follow(href)).toBeNull();
  });

  it('leaves new tabs and downloads to the browser', () => {
    expect(follow('/de', { target: '_blank' })).toBeNull();
    expect(follow('/de', { isDownload: true })).toBeNull();
    expect(follow('/de', { target: '_self' })).toBe('/de');
  });
});
