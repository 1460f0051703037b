import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path';

const origin = 'https://house.example';

describe('safeNextPath', () => {
  it.each([
    ['/de?edit', '/de?edit'],
    ['/admin/pages/3', '/admin/pages/3'],
    ['/de/ueber-uns#team', '/de/ueber-uns#team'],
  ])('keeps %s, a path of this site', (asked, expected) => {
    expect(safeNextPath(asked, origin, '/cms-hub')).toBe(expected);
  });

  it.each([
    null,
    '',
    'de',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/de/..//evil.example/x',
    '/.\\/evil.example',
  ])('refuses %j', (asked) => {
    expect(safeNextPath(asked, origin, '/cms-hub')).toBe('/cms-hub');
  });
});
