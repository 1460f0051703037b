import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lottieWidths } from '@/lib/site';
import { drawStripes, variants } from './stripes';

describe('the water', () => {
  it('has a variant for each width of spec §9', () => {
    expect(variants.map(({ name }) => name)).toEqual([...lottieWidths]);
  });

  it.each(variants)('$name is committed as it is drawn, slanted, and ends as it begins', (variant) => {
    const file = path.join(import.meta.dirname, `../../../public/water/${variant.name}.json`);
    const drawn = JSON.parse(JSON.stringify(drawStripes(variant))) as {
      layers: { ks: { sk: { k: number }; p: { k: { s: number[] }[] } } }[];
    };
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(drawn);
    expect(drawn.layers).toHaveLength(variant.stripes);
    for (const { ks } of drawn.layers) {
      expect(ks.sk.k).toBe(12);
      expect(ks.p.k.at(-1)?.s).toEqual(ks.p.k[0]?.s);
    }
  });
});
