import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles } from '@/tests/support/source-files';

// TypeScript takes any name for a class of a style sheet, and what is not there leaves an element without its form.

const importOfStyles = /import (\w+) from '([^']+\.module\.css)'/g;

/** What a source file asks its style sheets for and none of them has: "file.tsx: styles.name". */
function findMissing(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(importOfStyles)].flatMap(([statement, name = '', path = '']) => {
    const sheet = path.startsWith('.') ? join(dirname(file), path) : path.replace('@/', '');
    const css = existsSync(sheet) ? readFileSync(sheet, 'utf8') : '';
    const uses = source.replace(statement, '').matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'));
    return [...uses]
      .filter(([, asked]) => !new RegExp(`[.(]${asked}(?![\\w-])`).test(css))
      .map(([use]) => `${file}: ${use}`);
  });
}

test('every class that a view asks a style sheet for is in it', () => {
  const files = listSourceFiles(/\.tsx?$/);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(findMissing)).toEqual([]);
});
