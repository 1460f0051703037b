import fs from 'node:fs';
import path from 'node:path';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import {
  featureFilter,
  latest,
  normalizePropertyExpression,
  type LayerSpecification,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/components/ui/contrast';
import { locales, type Locale } from '@/lib/contract/locale';
import { sharedNames } from './home-map';
import { homeNames } from './name-room';
import { paletteStyle, stopSign } from './palette-style';
import { distanceInMetres, mercator } from './projection';
import { findSchema } from './schemas';

// Whether the town's map can be read at every zoom: the style that is shipped, over the tiles that are shipped.

const file = fs.readFileSync(path.join(import.meta.dirname, '../../public/map/faehrstadt.pmtiles'));
const archive = new PMTiles({
  getKey: () => 'file',
  getBytes: (offset, length) =>
    Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
});

const zooms = [11, 12, 13, 14, 15, 16, 17, 18];
const smallestText = 11;
/** Of a window in the middle of the town, in degrees: tiles of the closest zooms are many. */
const part = { west: 9.605, south: 52.934, east: 9.632, north: 52.947 };

interface Name {
  role: string;
  text: string;
  size: number;
  colour: string;
  halo: string;
  haloWidth: number;
}

async function readTiles(zoom: number): Promise<VectorTile[]> {
  const z = Math.min(zoom, 15);
  // From far away the same window shows the country too.
  const more = zoom < 13 ? 0.05 : 0;
  const first = mercator(part.west - more, part.north + more);
  const last = mercator(part.east + more, part.south - more);
  const tiles: VectorTile[] = [];
  for (let x = Math.floor(first.x * 2 ** z); x <= Math.floor(last.x * 2 ** z); x += 1)
    for (let y = Math.floor(first.y * 2 ** z); y <= Math.floor(last.y * 2 ** z); y += 1) {
      const tile = await archive.getZxy(z, x, y);
      if (tile) tiles.push(new VectorTile(new PbfReader(new Uint8Array(tile.data))));
    }
  return tiles;
}

async function styleIn(locale: Locale) {
  const metadata = (await archive.getMetadata()) as { vector_layers: { id: string }[] };
  const schema = findSchema(metadata.vector_layers.map(({ id }) => id));
  return paletteStyle({
    tiles: 'https://site.example/t.pmtiles',
    schema,
    locale,
    attribution: '',
    shared: sharedNames,
  });
}

const isShown = ({ minzoom = 0, maxzoom = 24 }: LayerSpecification, zoom: number) =>
  zoom >= minzoom && zoom < maxzoom;

/** What a property of a layer comes to. */
function valueOf(
  layer: LayerSpecification,
  kind: 'layout' | 'paint',
  name: string,
  zoom: number,
  feature?: Parameters<ReturnType<typeof normalizePropertyExpression>['evaluate']>[1],
): unknown {
  const value = (layer[kind] as Record<string, unknown> | undefined)?.[name];
  const specification = (latest as unknown as Record<string, Record<string, StylePropertySpecification>>)[
    `${kind}_${layer.type}`
  ]?.[name];
  if (!specification) throw new Error(`${layer.id} has no ${name}`);
  const expression = normalizePropertyExpression(
    (value ?? specification.default) as never,
    name,
    specification,
  );
  return expression.evaluate({ zoom }, feature);
}

const inHex = (colour: unknown): string => {
  const { r, g, b } = colour as { r: number; g: number; b: number };
  return `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** Whether a point lies beyond the edge of its tile: it is in the next one, too, which is the one that names it. */
function isBeyondTile(found: VectorTileFeature): boolean {
  const at = found.type === 1 ? found.loadGeometry()[0]?.[0] : undefined;
  return at !== undefined && (Math.min(at.x, at.y) < 0 || Math.max(at.x, at.y) >= found.extent);
}

/** The names that the style writes at a zoom. */
async function namesAt(zoom: number, locale: Locale): Promise<Name[]> {
  const style = await styleIn(locale);
  const tiles = await readTiles(zoom);
  return style.layers.flatMap((layer) => {
    if (layer.type !== 'symbol' || !isShown(layer, zoom)) return [];
    const filter = featureFilter(layer.filter, layer.id);
    return tiles.flatMap(({ layers }) => {
      const source = layers[layer['source-layer'] ?? ''];
      return Array.from({ length: source?.length ?? 0 }, (_, i) => source?.feature(i)).flatMap((found) => {
        if (!found || isBeyondTile(found)) return [];
        const feature = { type: found.type, properties: found.properties };
        if (!filter.filter({ zoom }, feature as never)) return [];
        const read = (kind: 'layout' | 'paint', name: string) =>
          valueOf(layer, kind, name, zoom, feature as never);
        return {
          role: layer.id.split('-')[0] ?? '',
          text: String(read('layout', 'text-field')),
          size: Number(read('layout', 'text-size')),
          colour: inHex(read('paint', 'text-color')),
          halo: inHex(read('paint', 'text-halo-color')),
          haloWidth: Number(read('paint', 'text-halo-width')),
        };
      });
    });
  });
}

/** Which names a reader looks for at a zoom. */
const expected: Record<number, readonly string[]> = {
  11: ['town', 'village', 'waterName'],
  12: ['town', 'station', 'quarter', 'village', 'waterName'],
  13: ['town', 'quarter', 'waterName'],
  14: ['town', 'quarter', 'stop', 'waterName'],
  15: ['poi', 'quarter', 'stop', 'streetName', 'waterName'],
  16: ['poi', 'quarter', 'stop', 'streetName', 'waterName'],
  17: ['poi', 'stop', 'streetName', 'waterName'],
  18: ['poi', 'stop', 'streetName', 'waterName'],
};

describe.each(locales)('the map of the town in %s', (locale) => {
  it.each(zooms)('has names that can be read at zoom %i', async (zoom) => {
    const names = await namesAt(zoom, locale);
    expect([...new Set(names.map(({ role }) => role))]).toEqual(
      expect.arrayContaining([...(expected[zoom] ?? [])]),
    );
    for (const { text, size, colour, halo, haloWidth } of names) {
      expect(text.trim(), 'a name').not.toBe('');
      expect(size, text).toBeGreaterThanOrEqual(smallestText);
      expect(contrast(colour, halo), text).toBeGreaterThanOrEqual(4.5);
      expect(haloWidth, text).toBeGreaterThanOrEqual(1);
    }
  });
});

it('a house and the stop that is named after it are not both named where they are a thumb apart', async () => {
  const near = homeNames.filter(({ role, name, places: [place] }) => {
    if (role !== 'ground' || !place) return false;
    return homeNames.some(
      (other) =>
        (other.role === 'stop' || other.role === 'station') &&
        other.name.de === name.de &&
        other.places.some((each) => distanceInMetres(place, each) < 100),
    );
  });
  expect([...sharedNames.houses].toSorted()).toEqual(near.map(({ name }) => name.de).toSorted());
  const twice = async (zoom: number) => {
    const names = await namesAt(zoom, 'de');
    const textsOf = (role: string) => names.filter((each) => each.role === role).map(({ text }) => text);
    const halts = [...textsOf('stop'), ...textsOf('station')];
    return textsOf('poi').filter((text) => halts.includes(text));
  };
  for (const zoom of [14, 15])
    for (const name of sharedNames.houses) expect(await twice(zoom)).not.toContain(name);
  // Who comes by tram or boat looks for the stop; the house is told by what is written beside it.
  for (const zoom of [14, 15])
    expect((await namesAt(zoom, 'de')).find(({ text }) => text === 'Flussbad')?.role).toBe('stop');
  expect(await twice(16)).toContain('Flussbad');
  // The landing of the island is called as in the timetable, so that the house alone is the boathouse.
  for (const locale of locales)
    expect(
      (await namesAt(15, locale)).filter(({ text }) => /^Bootshaus$|Boathouse$/.test(text)),
    ).toMatchObject([{ role: 'poi' }]);
});

it('a landing beside a stop of its name waits for it until they are far apart', async () => {
  const twins = homeNames.filter(
    ({ role, name }, index) =>
      role === 'stop' &&
      homeNames.slice(0, index).some((one) => one.role === role && one.name.de === name.de),
  );
  expect([...sharedNames.landings].toSorted()).toEqual(twins.map(({ name }) => name.de).toSorted());
  const named = async (zoom: number, text: string) =>
    (await namesAt(zoom, 'de')).filter((name) => name.role === 'stop' && name.text === text).length;
  for (const text of sharedNames.landings) expect(await named(14, text), text).toBeLessThanOrEqual(1);
  // The only pair of which both are within the window.
  expect(await named(14, 'Flussbad')).toBe(1);
  expect(await named(15, 'Flussbad')).toBeGreaterThan(1);
});

it('the station is named from afar, and the stop of the tram in front of it waits for its name until they are apart', async () => {
  const [station] = homeNames.filter(({ role }) => role === 'station');
  expect(sharedNames.stops).toEqual([station?.name.de]);
  const rolesOf = async (zoom: number) =>
    (await namesAt(zoom, 'de')).filter(({ text }) => text === station?.name.de).map(({ role }) => role);
  for (const zoom of [11, 12, 14]) expect(await rolesOf(zoom), String(zoom)).toEqual(['station']);
  const { layers } = await styleIn('de');
  const seen = layers.filter((layer) => isShown(layer, 11) && layer.id.startsWith('st'));
  expect(seen.map(({ id }) => id.replace(/-\d+$/, ''))).toEqual(['station']);
});

it('an island with a landing of its name gives it away to that where stops are named', async () => {
  const twins = homeNames.filter(
    ({ role, name }) =>
      role === 'quarter' && homeNames.some((one) => one.role === 'stop' && one.name.de === name.de),
  );
  expect([...sharedNames.quarters].toSorted()).toEqual(twins.map(({ name }) => name.de).toSorted());
  const rolesOf = async (zoom: number) =>
    (await namesAt(zoom, 'de'))
      .filter(({ text }) => sharedNames.quarters.includes(text))
      .map(({ role }) => role);
  expect(await rolesOf(13)).toEqual(['quarter']);
  expect(await rolesOf(14)).toEqual(['stop']);
});

it('the sign of a stop and its name are one symbol, of which neither is drawn alone', async () => {
  const { layers } = await styleIn('de');
  const halts = layers.filter(({ id }) => /^(?:stop|station)-/.test(id));
  expect(halts).toHaveLength(2);
  for (const halt of halts) {
    expect(halt).toMatchObject({ type: 'symbol', layout: { 'icon-image': stopSign } });
    for (const option of ['icon-optional', 'text-optional', 'icon-allow-overlap', 'text-allow-overlap'])
      expect(halt.type === 'symbol' && halt.layout).not.toHaveProperty(option);
  }
});

it('the map speaks the page’s language', async () => {
  const texts = async (locale: Locale) => (await namesAt(14, locale)).map(({ text }) => text);
  expect(await texts('de')).toContain('Altstadt');
  expect(await texts('en')).toContain('Old Town');
});

it.each(zooms)('tells land, water, green and houses apart at zoom %i', async (zoom) => {
  const { layers } = await styleIn('de');
  const grounds = layers.flatMap((layer) =>
    layer.type === 'background'
      ? [inHex(valueOf(layer, 'paint', 'background-color', zoom))]
      : layer.type === 'fill' && isShown(layer, zoom)
        ? [inHex(valueOf(layer, 'paint', 'fill-color', zoom))]
        : [],
  );
  const different = [...new Set(grounds)];
  for (const [i, one] of different.entries())
    for (const other of different.slice(i + 1))
      expect(difference(one, other), `${one} ${other}`).toBeGreaterThan(8);
  // Streets are white between darker edges, which are seen from the land.
  const edge = layers.find((layer) => layer.id.startsWith('street-'));
  const land = grounds[0] ?? '';
  if (edge && isShown(edge, zoom))
    expect(contrast(inHex(valueOf(edge, 'paint', 'line-color', zoom)), land)).toBeGreaterThan(2);
});

/** How far apart two colours are for the eye (CIE 1976): 2 can just be told apart, side by side. */
function difference(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function lab(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const curve = (t: number) => (t > 0.008_856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
