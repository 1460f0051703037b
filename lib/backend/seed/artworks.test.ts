import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import { group } from '@/tests/support/demo-content';
import { shots } from './content/artwork-view';
import { files } from './content/demo';

// Each work of the demo is an object in a place, seen three times (docs/decisions/0031).

const pictures = path.resolve('lib/backend/seed/pictures');
const scenes = path.resolve('scripts/demo/artworks/works');
const works = group('productions').map(({ key }) => String(key));

/** Bytes of all pictures together: a repository that somebody clones to try it stays small. */
const most = 25_000_000;

describe.each(works)('the artwork %s', (work) => {
  const views = shots.map((shot) => `${work}-${shot}.jpg`);

  it('has a picture from afar, from close by and at another hour, each wide enough for a large window', async () => {
    expect(views.map((file) => files.filter((each) => each.file === file).length)).toEqual([1, 1, 1]);
    const sizes = await Promise.all(views.map((file) => sharp(path.join(pictures, file)).metadata()));
    for (const [index, { width }] of sizes.entries())
      expect(width, views[index]).toBeGreaterThanOrEqual(2000);
  });

  it.each(locales)('says of each of them what is seen on it alone (%s)', (locale) => {
    const said = files.filter(({ file }) => views.includes(file)).map(({ alt }) => alt[locale].trim());
    expect(said).not.toContain('');
    expect(new Set(said).size).toBe(shots.length);
  });
});

it('the pictures of the demo together are small enough for a repository', () => {
  const bytes = fs.readdirSync(pictures).map((file) => fs.statSync(path.join(pictures, file)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(most);
});

it('each artwork is built by a function of its own', () => {
  const list = fs.readFileSync(path.join(scenes, '__init__.py'), 'utf8');
  const built = [...list.matchAll(/^ {4}'([\w-]+)': (\w+)\.(\w+),$/gm)].map(
    ([, work = '', file = '', name = '']) => ({ work, file, name }),
  );
  expect(built.map(({ work }) => work)).toEqual(works);
  expect(new Set(built.map(({ file, name }) => `${file}.${name}`)).size).toBe(works.length);
  for (const { work, file, name } of built)
    expect(fs.readFileSync(path.join(scenes, `${file}.py`), 'utf8'), work).toContain(
      `\ndef ${name}(shot, chance):\n`,
    );
});
