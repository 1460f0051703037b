import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReadOnly, publicFiles } from './passed-paths';

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
