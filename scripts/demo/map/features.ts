import type { Feature, Geometry, LineString, Point as GeoPoint, Polygon } from 'geojson';
import { houses } from './buildings';
import { countryRoads, villages, woods } from './country';
import { ashore, place, type Point } from './frame';
import { grounds, landmarks } from './landmarks';
import { streets } from './streets';
import { ferryLine, railways, stops, tramways } from './traffic';
import { basin, islandOutline, river, riverCourse, riverReaches, weir } from './water';

/** Layers of the archive by name, in the Shortbread schema (1.0), which is free to use. */
export type Layers = Record<string, Feature[]>;

interface Name {
  de: string;
  en: string;
}

const names = (name: Name | undefined): Record<string, string> =>
  name && name.de !== '' ? { name: name.de, name_de: name.de, name_en: name.en } : {};

const feature = (geometry: Geometry, properties: Record<string, string | number | boolean>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const line = (points: readonly Point[]): LineString => ({
  type: 'LineString',
  coordinates: points.map((point) => [...point]),
});

const polygon = (rings: readonly (readonly Point[])[]): Polygon => ({
  type: 'Polygon',
  coordinates: rings.map((ring) => ring.map((point) => [...point])),
});

const point = (at: Point): GeoPoint => ({ type: 'Point', coordinates: [...at] });

/** Quarters of the town, by their common names. */
const quarters: readonly { name: Name; at: Point }[] = [
  { name: { de: 'Speicherviertel', en: 'Granary Quarter' }, at: ashore('north', -1380, 270) },
  { name: { de: 'Werftviertel', en: 'Shipyard Quarter' }, at: ashore('south', -1320, 260) },
  { name: { de: 'Altstadt', en: 'Old Town' }, at: ashore('south', -800, 250) },
  { name: { de: 'Nordstadt', en: 'North Town' }, at: ashore('north', -1090, 400) },
  { name: { de: 'Badviertel', en: 'Pool Quarter' }, at: ashore('north', 380, 300) },
  { name: { de: 'Turmviertel', en: 'Tower Quarter' }, at: ashore('south', 400, 140) },
  { name: { de: 'Mühlenfeld', en: 'Mill Field' }, at: ashore('north', 1150, 260) },
  // Between the footbridges, and beside the boathouse.
  { name: { de: 'Aueinsel', en: 'Aue Island' }, at: place(30, 32) },
];

const riverName: Name = { de: 'Aue', en: 'Aue' };
const town: Name = { de: 'Fährstadt', en: 'Fährstadt' };

/** Everything that is drawn, layer by layer. `open` are places without houses. */
export function mapLayers(open: readonly Point[]): Layers {
  const named = streets.filter((street) => street.name);
  return {
    water_polygons: [feature(polygon(river), { kind: 'river' }), feature(polygon(basin), { kind: 'dock' })],
    water_lines: [feature(line(weir), { kind: 'weir' })],
    water_lines_labels: [
      feature(line(riverCourse), { kind: 'river', ...names(riverName) }),
      ...riverReaches.map((reach) =>
        feature(line(reach), { kind: 'river', reach: true, ...names(riverName) }),
      ),
    ],
    land: [
      feature(polygon([islandOutline]), { kind: 'park' }),
      ...grounds
        .filter(({ kind }) => kind !== 'pedestrian')
        .map(({ kind, outline }) => feature(polygon([outline]), { kind })),
      ...woods.map((outline) => feature(polygon([outline]), { kind: 'forest' })),
    ],
    street_polygons: grounds
      .filter(({ kind }) => kind === 'pedestrian')
      .map(({ kind, outline }) => feature(polygon([outline]), { kind })),
    buildings: [
      ...landmarks.map(({ outline }) => outline),
      ...houses(open),
      ...villages.flatMap((village) => village.houses),
    ].map((outline) => feature(polygon([outline]), {})),
    streets: [
      ...[...streets, ...countryRoads].map(({ kind, points, bridge }) =>
        feature(line(points), { kind, rail: false, ...(bridge ? { bridge: true } : {}) }),
      ),
      ...villages.flatMap(({ lanes }) =>
        lanes.map((points) => feature(line(points), { kind: 'residential', rail: false })),
      ),
      ...tramways.map((points) => feature(line(points), { kind: 'tram', rail: true })),
      ...railways.map((points) => feature(line(points), { kind: 'rail', rail: true })),
    ],
    street_labels: named.map(({ kind, points, name }) => feature(line(points), { kind, ...names(name) })),
    ferries: [feature(line(ferryLine), { kind: 'ferry' })],
    public_transport: stops.map(({ kind, name, at }) => feature(point(at), { kind, ...names(name) })),
    pois: [
      ...landmarks
        .filter(({ name }) => name.de !== '')
        .map(({ name, middle }) => feature(point(middle), { kind: 'landmark', ...names(name) })),
      ...grounds
        .filter(({ name }) => name !== undefined)
        .map(({ kind, name, middle }) => feature(point(middle), { kind, ...names(name) })),
    ],
    place_labels: [
      // Beyond the railway: there the name, which hangs from its place to the right, stands on neither rails, roads nor houses.
      feature(point(place(150, -750)), { kind: 'town', population: 41_000, ...names(town) }),
      ...villages.map(({ name, middle }) => feature(point(middle), { kind: 'village', ...names(name) })),
      ...quarters.map(({ name, at }) => feature(point(at), { kind: 'suburb', ...names(name) })),
    ],
  };
}
