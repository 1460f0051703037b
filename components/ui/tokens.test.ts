// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paletteColours } from '@/lib/site';
import { contrast } from './contrast';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

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
