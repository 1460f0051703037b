import type { Feature, Geometry, Position } from 'geojson';
import { isWithin, overviewBounds, type Bounds } from '@/components/map/home-map';
import type { DrawnLine, DrawnName, NamePlace } from '@/components/map/name-room';
import { distanceInMetres, mercator } from '@/components/map/projection';
import { pathKinds } from '@/components/map/schemas';
import type { Layers } from './features';
import { drawnRailway } from './overview';

/** How many stretches of the river lie between two places for its name. */
const stretch = 2;

/** Least metres between two places for the name of a street. */
const streetStretch = 90;

/**
 * What has a name on the drawn map: the town, where one arrives by train, its quarters, and the river, for which there are many places along
 * its course; around one place also its stops, grounds, streets and paths.
 */
export function drawnNames(layers: Layers): DrawnName[] {
  const places = layers.place_labels ?? [];
  const named = (kind: string) => places.filter(({ properties }) => properties?.kind === kind);
  const nameOf = ({ properties }: Feature) => ({
    de: String(properties?.name_de),
    en: String(properties?.name_en),
  });
  const onPoint =
    (role: DrawnName['role']) =>
    (feature: Feature): DrawnName[] =>
      feature.geometry.type === 'Point'
        ? [{ role, name: nameOf(feature), places: onDrawing([{ place: feature.geometry.coordinates }]) }]
        : [];
  const halts = layers.public_transport ?? [];
  const isStation = ({ properties }: Feature) => properties?.kind === 'station';
  return [
    ...named('town').flatMap(onPoint('town')),
    ...halts.filter(isStation).flatMap(onPoint('station')),
    ...riverNames((layers.water_lines_labels ?? []).map((each) => ({ ...each, name: nameOf(each) }))),
    ...named('suburb').flatMap(onPoint('quarter')),
    ...(layers.pois ?? []).flatMap(onPoint('ground')),
    ...halts.filter((halt) => !isStation(halt)).flatMap(onPoint('stop')),
    ...streetNames(
      (layers.street_labels ?? []).map((each) => ({
        role: pathKinds.includes(String(each.properties?.kind)) ? 'path' : 'street',
        name: nameOf(each),
        line: each.geometry,
      })),
    ),
  ].filter(({ places }) => places.length > 0);
}

const [west, south, east, north] = overviewBounds;
/** What frames of another shape show beyond the town, in part. */
const around: Bounds = [west - 0.01, south - 0.005, east + 0.01, north + 0.005];

/** The lines that a name on the drawn map keeps off, as far as they are seen there: the railway, the road through the town, bridges. */
export function drawnLines(layers: Layers): DrawnLine[] {
  const railway = drawnRailway(layers);
  const strong = (layers.streets ?? []).filter(
    ({ properties }) => properties?.kind === 'primary' || properties?.bridge === true,
  );
  return [...(railway ? [railway] : []), ...strong]
    .flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : []))
    .map((line) =>
      line
        .map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))
        .filter((place) => isWithin(place, around)),
    )
    .filter((line) => line.length > 1);
}

/** The name of the river: where the live map writes it in a first view, in the middle of a reach, else somewhere along its course. */
function riverNames(lines: readonly (Feature & { name: DrawnName['name'] })[]): DrawnName[] {
  const [first] = lines;
  const placesOn = ({ geometry, properties }: Feature) => {
    if (geometry.type !== 'LineString') return [];
    const { coordinates } = geometry;
    const middle = Math.floor(coordinates.length / 2);
    return coordinates.flatMap((place, index) =>
      (properties?.reach === true ? index === middle : index % stretch === 0)
        ? [{ place, next: coordinates[index + 1] ?? place }]
        : [],
    );
  };
  const isReach = ({ properties }: Feature) => properties?.reach === true;
  const ordered = [...lines.filter(isReach), ...lines.filter((line) => !isReach(line))];
  return first ? [{ role: 'river', name: first.name, places: onDrawing(ordered.flatMap(placesOn)) }] : [];
}

/** One name for all stretches of a street, with places along each of them. */
function streetNames(
  streets: readonly (Pick<DrawnName, 'role' | 'name'> & { line: Geometry })[],
): DrawnName[] {
  const all = new Map<string, DrawnName & { places: NamePlace[] }>();
  for (const { role, name, line } of streets) {
    if (line.type !== 'LineString') continue;
    const street = all.get(name.de) ?? { role, name, places: [] };
    all.set(name.de, street);
    for (const [from, to] of stretchesOf(line.coordinates, role)) {
      const place = onDrawing([{ place: between(from, to), next: to }])[0];
      if (place && street.places.every((other) => distanceInMetres(other, place) >= streetStretch))
        street.places.push(place);
    }
  }
  return [...all.values()];
}

/** The straight parts of a line; of a path the longest first, so that a footbridge is named where it crosses the water. */
function stretchesOf(line: readonly Position[], role: DrawnName['role']): [Position, Position][] {
  const parts = line.flatMap((from, index): [Position, Position][] => {
    const to = line[index + 1];
    return to ? [[from, to]] : [];
  });
  const lengthOf = ([[x = 0, y = 0], [toX = 0, toY = 0]]: [Position, Position]) =>
    Math.hypot(toX - x, toY - y);
  return role === 'path' ? parts.toSorted((one, other) => lengthOf(other) - lengthOf(one)) : parts;
}

/** The middle between two positions. */
function between([one = 0, other = 0]: Position, [east = 0, north = 0]: Position): Position {
  return [(one + east) / 2, (other + north) / 2].map((degrees) => Math.round(degrees * 1e6) / 1e6);
}

/** The places within the drawing, turned as the line leads to the next one. */
function onDrawing(places: readonly { place: Position; next?: Position }[]): DrawnName['places'] {
  return places
    .map(({ place: [longitude = 0, latitude = 0], next }) => ({
      longitude,
      latitude,
      ...(next ? { turn: turnOf([longitude, latitude], next) } : {}),
    }))
    .filter((place) => isWithin(place, overviewBounds));
}

/** Degrees clockwise of a line on the map, read from west to east. */
function turnOf([longitude = 0, latitude = 0]: Position, [east = 0, north = 0]: Position): number {
  const [from, to] = [mercator(longitude, latitude), mercator(east, north)];
  const [across, down] = [to.x - from.x, to.y - from.y];
  const [x, y] = across < 0 ? [-across, -down] : [across, down];
  return Math.round((Math.atan2(y, x) * 180) / Math.PI);
}
