import fs from 'node:fs';
import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import { paletteStyle } from './palette-style';
import { findSchema } from './schemas';

const samples = {
  shortbread: ['streets', 'street_labels', 'water_polygons'],
  openMapTiles: ['transportation', 'water', 'building'],
  protomaps: ['roads', 'earth', 'places'],
};

describe.each(Object.entries(samples))('the style for %s', (_, layers) => {
  const schema = findSchema(layers);

  it.each(locales)('is valid in %s, and asks nobody for fonts or pictures', (locale) => {
    const style = paletteStyle({
      tiles: 'https://site.example/t.pmtiles',
      schema,
      locale,
      attribution: '© X',
    });
    expect(validateStyleMin(style)).toEqual([]);
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
    expect(style.sources.town).toMatchObject({ attribution: '© X' });
  });

  it('draws water, streets, houses and names', () => {
    for (const role of ['water', 'street', 'mainStreet', 'building', 'streetName', 'town'] as const)
      expect(schema[role]).toBeDefined();
  });
});

describe('the name of a path', () => {
  const { layers } = paletteStyle({
    tiles: 'https://site.example/t.pmtiles',
    schema: findSchema(samples.shortbread),
    locale: 'de',
    attribution: '',
  });
  const offset = layers.flatMap((each) =>
    each.id.startsWith('streetName') && each.type === 'symbol' ? [each.layout?.['text-offset']] : [],
  )[0];

  it('stands above its line, which is thinner than letters, and that of a street on its own', () => {
    const compiled = createExpression(offset, 'layout');
    if (compiled.result !== 'success') throw new Error(String(compiled.value));
    const at = (zoom: number, kind: string): unknown =>
      compiled.value.evaluate({ zoom }, { type: 'LineString', properties: { kind } });
    expect(at(15, 'footway')).toEqual([0, -0.9]);
    expect(at(18, 'footway')).toEqual([0, -1.5]);
    expect(at(16, 'residential')).toEqual([0, 0]);
  });
});

/** A real city's archive to try, if the environment names one; it is not part of the project. */
const { MAP_TILES_URL: given = '' } = process.env;

describe.skipIf(!fs.existsSync(given))('a real archive (skipped where MAP_TILES_URL names none)', () => {
  it('has what the style draws', async () => {
    const file = fs.readFileSync(given);
    const archive = new PMTiles({
      getKey: () => 'file',
      getBytes: (offset, length) =>
        Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
    });
    const { maxZoom, centerLon, centerLat } = await archive.getHeader();
    const metadata = (await archive.getMetadata()) as { vector_layers: { id: string }[] };
    const schema = findSchema(metadata.vector_layers.map(({ id }) => id));
    const scale = 2 ** maxZoom;
    const radians = (centerLat * Math.PI) / 180;
    const x = Math.floor(((centerLon + 180) / 360) * scale);
    const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * scale);
    const tile = await archive.getZxy(maxZoom, x, y);
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? new ArrayBuffer(0))));
    for (const role of ['street', 'mainStreet', 'building', 'streetName'] as const)
      expect(Object.keys(layers)).toContain(schema[role]?.layer);
  });
});
