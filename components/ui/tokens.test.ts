// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paletteColours } from '@/lib/site';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Relative luminance of a colour `#rrggbb` (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function valuesOf(name: string, from: string): string[] {
  return [...from.matchAll(new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

describe('the palette', () => {
  const [standard = '', more = ''] = css.split('@media (prefers-contrast: more)');
  const [ink = ''] = valuesOf('ink', standard);

  it.each(paletteColours)('%s carries ink as body text', (name) => {
    const values = valuesOf(name, standard);
    expect(values).toHaveLength(1);
    expect(contrast(ink, values[0] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(paletteColours)('%s carries ink with enhanced contrast where a person asks for more', (name) => {
    const value = valuesOf(name, more)[0] ?? valuesOf(name, standard)[0] ?? '';
    expect(contrast('#000000', value)).toBeGreaterThanOrEqual(7);
  });

  it('keeps soft ink and errors legible on paper', () => {
    const [snow = ''] = valuesOf('snow', standard);
    for (const name of ['ink-soft', 'error']) {
      expect(contrast(valuesOf(name, standard)[0] ?? '', snow)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
