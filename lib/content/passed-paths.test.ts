import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBuiltPage, isContractPath, isPassed, isReadOnly, publicFiles } from './passed-paths';

describe('isReadOnly', () => {
  it('tells pages and files from calls', async () => {
    for (const path of [
      '/',
      '/de',
      '/de/ueber-uns',
      '/admin',
      '/cms-hub',
      '/media/a/b.jpg',
      '/nope',
      '/de/api',
      '/x/api/pages',
    ])
      expect(isReadOnly(path)).toBe(true);
    for (const path of [
      '/api/pages',
      '/pageeditor-api/cms-hub',
      '/de/pageeditor-api/login',
      '/en/api/example',
    ])
      expect(isReadOnly(path)).toBe(false);
  });
});

describe('publicFiles', () => {
  it('names every file of the public folder, and no other', () => {
    const files = readdirSync('public', { withFileTypes: true, recursive: true })
      .filter((file) => file.isFile())
      .map((file) => `/${path.relative('public', path.join(file.parentPath, file.name))}`);
    expect(files.sort()).toEqual([...publicFiles].sort());
  });
});

describe('isPassed', () => {
  it.each([
    '/api/events/',
    '/api/health',
    '/api/share-image/x',
    '/_next/static/a.js',
    '/admin',
    '/cms-hub',
    '/cms-hub/gallery/de',
    '/cms-hub/sections/en/tickets',
    '/media/a/b.webp',
    '/robots.txt',
    '/de/manifest.webmanifest',
    '/de/pageeditor-api/user',
    '/en/api/example',
    '/de/api/example/',
  ])('leaves %s to its route', (path) => expect(isPassed(path)).toBe(true));

  it.each([
    '/api',
    '/api/%zz',
    '/de/manifest.webmanifest.x',
    '/x/de/manifest.webmanifest',
    '/fr/pageeditor-api/user',
    '/cms-hub/sections/fr/tickets',
    '/cms-hub/sections/de',
    '/cms-hub/sections/de/a/b',
    '/fr/manifest.webmanifest',
  ])('knows no route for %s', (path) => expect(isPassed(path)).toBe(false));
});

describe('isBuiltPage', () => {
  it('tells what comes from the build from what is asked for', () => {
    for (const path of ['/admin', '/api/openapi.json', '/cms-hub/gallery/en'])
      expect(isBuiltPage(path)).toBe(true);
    for (const path of ['/de', '/admin/pages', '/api/pages']) expect(isBuiltPage(path)).toBe(false);
  });
});

describe('isContractPath', () => {
  it.each([
    '/media/a/b.jpg',
    '/filer/public/x',
    '/api/events/',
    '/de/pageeditor-api/user',
    '/pageeditor-api/cms-hub',
    '/en/api/example',
  ])('asks an external content system for %s', (path) => expect(isContractPath(path)).toBe(true));

  it.each([
    '/media/',
    '/x/media/a',
    '/de',
    '/robots.txt',
    '/api/health',
    '/api/health/',
    '/api/news.xml',
    '/api/nothing',
    '/_next/static/api/x',
    '/de/manifest.webmanifest',
  ])('does not ask it for %s', (path) => expect(isContractPath(path)).toBe(false));

  it('knows this site’s own routes by their whole name', () => {
    expect(isContractPath('/api/setup')).toBe(true);
    expect(isContractPath('/api/jobs/x')).toBe(true);
  });
});
