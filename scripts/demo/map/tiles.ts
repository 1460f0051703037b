import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Layers } from './features';
import type { Tile } from './pmtiles';

/** Beyond the last zoom the map is enlarged: a tile of zoom 15 has a resolution of a fifth of a metre. */
export const zooms = { first: 8, last: 15 } as const;

/** The first zoom at which a layer is worth its bytes. */
const firstZooms: Record<string, number> = {
  buildings: 12,
  street_labels: 13,
  street_polygons: 13,
  public_transport: 11,
  pois: 13,
  ferries: 12,
};

/** Classes of streets that are seen from far away. */
const streetZooms: Record<string, number> = {
  primary: 8,
  secondary: 10,
  rail: 10,
  tertiary: 11,
  tram: 12,
  residential: 12,
  pedestrian: 13,
  footway: 13,
};

/** At these zooms, those of a first view, the river is named in its reaches (water.ts), at others all along. */
const reachZooms: readonly number[] = [12, 13];

export type Bounds = readonly [west: number, south: number, east: number, north: number];

function column(longitude: number, z: number): number {
  return Math.floor(((longitude + 180) / 360) * 2 ** z);
}

function row(latitude: number, z: number): number {
  const radians = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}

/** The layers as vector tiles of every zoom within the bounds. */
export function makeTiles(layers: Layers, [west, south, east, north]: Bounds): Tile[] {
  const tiles: Tile[] = [];
  for (let z: number = zooms.first; z <= zooms.last; z += 1) {
    const indexes = Object.entries(layers).flatMap(([name, features]) => {
      if (z < (firstZooms[name] ?? 0)) return [];
      const shown = features.filter(({ properties }) => {
        if (name === 'streets') return z >= (streetZooms[String(properties?.kind)] ?? 0);
        return name !== 'water_lines_labels' || (properties?.reach === true) === reachZooms.includes(z);
      });
      const data = { type: 'FeatureCollection' as const, features: shown };
      const tolerance = z === zooms.last ? 1 : 3;
      return [
        [
          name,
          new GeoJSONVT(data, { maxZoom: z, indexMaxZoom: z, indexMaxPoints: 0, buffer: 96, tolerance }),
        ] as const,
      ];
    });
    for (let x = column(west, z); x <= column(east, z); x += 1) {
      for (let y = row(north, z); y <= row(south, z); y += 1) {
        const filled = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
        });
        if (filled.length === 0) continue;
        tiles.push({
          z,
          x,
          y,
          data: fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 }),
        });
      }
    }
  }
  return tiles;
}
