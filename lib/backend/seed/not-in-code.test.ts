import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settings } from './content/settings';

/** Where the product's code and words are; the demo's own content, tests, and samples of the gallery are none of it. */
const folders = ['app', 'components', 'lib', 'messages', 'scripts/serve', 'middleware.ts'];
const others = /^lib\/backend\/seed\/|\.test\.tsx?$|\/samples?\.ts$|\.(?:css|svg|ico|png|pdf|jpg)$/;

function* listFiles(place: string): Generator<string> {
  if (!fs.statSync(place).isDirectory()) yield place;
  else for (const name of fs.readdirSync(place)) yield* listFiles(path.posix.join(place, name));
}

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* listTexts(each);
}

it('name, dates, slogan, footer and networks of the demo stand in its settings record, and nowhere in the code', () => {
  const { opening_hours: _hours, special_hours: _special, social, ...own } = settings;
  const texts = [...listTexts(own), ...social.map(({ url }) => url)]
    .filter((text) => !text.startsWith('@'))
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.length >= 6);
  expect(texts).toEqual(
    expect.arrayContaining(['STROMAUF', 'Kunst entlang der Aue', '2025-06-28', 'Speicherkai 4']),
  );
  const found = folders
    .flatMap((folder) => [...listFiles(folder)])
    .filter((file) => !others.test(file))
    .flatMap((file) => {
      // Comments may take their examples from it.
      const code = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
      return texts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
});
