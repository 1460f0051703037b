import fs from 'node:fs';
import path from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { widthAt } from '@/components/map/drawing-position';
import { overviewSize } from '@/components/map/home-map';
import { firstStreets } from '@/components/map/palette-style';
import { mercator } from '@/components/map/projection';
import { walkingRoute, type Ways } from '@/components/map/walking-route';
import { visit } from '@/lib/backend/seed/content/page-visit';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import { houses } from './buildings';
import { mapLayers } from './features';
import { distance, type Point } from './frame';
import { landmarks } from './landmarks';
import { walkingNetwork } from './network';
import { bridges, streets } from './streets';
import { stops } from './traffic';
import { river } from './water';

const folder = path.join(import.meta.dirname, '../../../public/map');

/** Whether a place lies within rings, by the even-odd rule: an island is not in its river. */
function isWithin([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let isInside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    });
  }
  return isInside;
}

const works = Object.values(whereabouts).map(({ coordinates }) => coordinates);
const open = works.map(({ longitude, latitude }): Point => [longitude, latitude]);

describe('the drawn town', () => {
  it('has no house in the river, and none where a work stands in the open', () => {
    const all = houses(open);
    expect(all.length).toBeGreaterThan(2000);
    const outlines = [...all, ...landmarks.map((landmark) => landmark.outline)];
    expect(outlines.filter((outline) => outline.some((corner) => isWithin(corner, river)))).toEqual([]);
    const isAt = (spot: Point) => all.some((outline) => isWithin(spot, [outline]));
    expect(open.filter(isAt)).toEqual([]);
  });

  it('has bridges that begin and end on land, with the river between, where other streets go on', () => {
    const ends = new Map<string, number>();
    for (const street of streets)
      for (const point of street.points) ends.set(point.join(), (ends.get(point.join()) ?? 0) + 1);
    for (const { u, name } of bridges) {
      const bridge = streets.find((street) => street.bridge && street.name?.de === name.de);
      const [first, ...rest] = bridge?.points ?? [];
      const last = rest.at(-1);
      expect(first && last, name.de).toBeDefined();
      for (const end of [first, last]) {
        if (!end) continue;
        expect(isWithin(end, river)).toBe(false);
        expect(ends.get(end.join())).toBeGreaterThan(1);
      }
      expect(
        bridge?.points.some((point) => isWithin(point, river)),
        `the water under ${u}`,
      ).toBe(true);
    }
  });

  it('lands its boat where the timetable says, by the same names', () => {
    const timetable = JSON.stringify(visit.sections).match(/<strong>[^<]+<\/strong><br>\d/g) ?? [];
    expect(timetable.length).toBeGreaterThan(0);
    for (const { kind, name } of stops)
      if (kind === 'ferry_terminal')
        for (const text of Object.values(name))
          expect(timetable.join()).toContain(`<strong>${text}</strong>`);
  });

  it('is one network: every way can be walked to from every other', () => {
    const { nodes, edges } = walkingNetwork(streets);
    const group = nodes.map((_, i) => i);
    const find = (i: number): number => {
      const parent = group[i] ?? i;
      return parent === i ? i : find(parent);
    };
    for (const [a, b] of edges) group[find(a)] = find(b);
    const sizes = new Map<number, number>();
    nodes.forEach((_, i) => sizes.set(find(i), (sizes.get(find(i)) ?? 0) + 1));
    expect(Math.max(...sizes.values()) / nodes.length).toBeGreaterThan(0.98);
  });

  it('lets the walk lead from the first work to the last without a gap, along ways', () => {
    const ways = JSON.parse(fs.readFileSync(path.join(folder, 'faehrstadt-ways.json'), 'utf8')) as Ways;
    const route = walkingRoute(works, ways);
    const lengths = route.slice(1).map((point, i) => distance(route[i] ?? point, point));
    expect(Math.max(...lengths)).toBeLessThan(160);
    expect(route.length).toBeGreaterThan(150);
    for (const { longitude, latitude } of works) expect(route).toContainEqual([longitude, latitude]);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    expect(total).toBeGreaterThan(5000);
    expect(total).toBeLessThan(16_000);
  });

  it('names its stops, parks and quarters in both languages', () => {
    const layers = mapLayers(open);
    for (const layer of ['public_transport', 'pois', 'place_labels', 'street_labels'])
      for (const { properties } of layers[layer] ?? [])
        expect([properties?.name_de, properties?.name_en]).toEqual([expect.any(String), expect.any(String)]);
    const kinds = new Set((layers.public_transport ?? []).map(({ properties }) => String(properties?.kind)));
    expect([...kinds].sort()).toEqual(['ferry_terminal', 'station', 'tram_stop']);
  });
});

describe('the archive that is shipped', () => {
  const file = fs.readFileSync(path.join(folder, 'faehrstadt.pmtiles'));
  const archive = new PMTiles({
    getKey: () => 'file',
    getBytes: (offset, length) =>
      Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
  });
  let layers: string[] = [];

  beforeAll(async () => {
    // The middle of the island at the closest zoom.
    const { x, y } = mercator(9.62, 52.94);
    const tile = await archive.getZxy(15, Math.floor(x * 2 ** 15), Math.floor(y * 2 ** 15));
    layers = Object.keys(
      new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? new ArrayBuffer(0)))).layers,
    );
  });

  it('is small, and reaches from the whole town to the doorstep', async () => {
    expect(file.length).toBeLessThan(1_500_000);
    const { minZoom, maxZoom } = await archive.getHeader();
    expect(minZoom).toBeLessThanOrEqual(11);
    expect(maxZoom).toBeGreaterThanOrEqual(14);
  });

  it('holds water, streets and houses where the town is', () => {
    expect(layers).toEqual(expect.arrayContaining(['water_polygons', 'land', 'streets']));
  });

  it('comes with a light overview', () => {
    const drawing = fs.readFileSync(path.join(folder, 'faehrstadt.svg'), 'utf8');
    expect(drawing.length).toBeLessThan(60_000);
    expect(drawing).toMatch(/^<svg [^>]*viewBox/);
    expect(drawing).not.toMatch(/<script|href/);
  });

  it('is drawn with a net of streets where the live map has one', () => {
    const drawing = fs.readFileSync(path.join(folder, 'faehrstadt.svg'), 'utf8');
    const [, without] = /@media \(max-width: (\d+)px\) \{ \.net \{ display: none \} \}/.exec(drawing) ?? [];
    const share = (overviewSize.width + 2 * overviewSize.besides) / overviewSize.width;
    expect(Math.abs(Number(without) - widthAt(firstStreets) * share)).toBeLessThan(2);
    expect(drawing.match(/ class="net"/g)).toHaveLength(2);
  });
});
