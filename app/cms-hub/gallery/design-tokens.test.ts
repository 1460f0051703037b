// @vitest-environment node
import { expect, it } from 'vitest';
import { paletteColours } from '@/lib/site';
import { coloursOf, parseTokens, pixelsAt, readTokens, resolveToken } from './design-tokens';

it('shows a token from the day on which it stands in the style sheet', () => {
  const { standard, moreContrast } = parseTokens(`
    :root { --color-mint: #aaffcc; /* not --color-gone: #000000; */ --color-field: var(--color-mint); --text-huge: 9rem; }
    @media (prefers-contrast: more) { :root { --color-mint: #ffffff; } }
    @media (prefers-reduced-motion: reduce) { :root { --text-huge: 1rem; } }`);
  expect(coloursOf(standard)).toEqual([
    { name: 'mint', value: '#aaffcc' },
    { name: 'field', value: '#aaffcc' },
  ]);
  expect(coloursOf(moreContrast).map(({ value }) => value)).toEqual(['#ffffff', '#ffffff']);
  expect(resolveToken(standard, 'text-huge')).toBe('9rem');
});

it('reads every colour of the palette, and eight sizes, from the style sheet of the site', () => {
  const { standard } = readTokens();
  expect(coloursOf(standard).map(({ name }) => name)).toEqual(expect.arrayContaining([...paletteColours]));
  const sizes = [...standard].filter(([name]) => /^(?:text|headline)-/.test(name));
  const own = sizes.filter(([, value]) => !value.startsWith('var('));
  const pixels = own.map(([name]) => [name, Math.round(pixelsAt(resolveToken(standard, name), 1280) ?? 0)]);
  expect(Object.fromEntries(pixels)).toEqual({
    'text-tiny': 13,
    'text-small': 16,
    'text-body': 18,
    'text-lead': 26,
    'headline-4': 35,
    'headline-3': 54,
    'headline-2': 83,
    'headline-display': 132,
  });
});

it.each([
  ['0.8125rem', 1280, 13],
  ['clamp(1.25rem, 1.05rem + 0.75 * 1vw, 1.75rem)', 390, 20],
  ['clamp(1.25rem, 1.05rem + 0.75 * 1vw, 1.75rem)', 1280, 26.4],
  ['clamp(1.25rem, 1.05rem + 0.75 * 1vw, 1.75rem)', 2560, 28],
  ['68ch', 1280, null],
  ['calc(1rem / 2)', 1280, null],
])('%s in a window of %i px', (length, width, pixels) => {
  const measured = pixelsAt(length, width);
  expect(measured === null ? null : Math.round(measured * 10) / 10).toBe(pixels);
});
