import type { Feature, Position } from 'geojson';
import { isWithin, overviewBounds } from '@/components/map/home-map';
import type { DrawnName } from '@/components/map/place-names';
import { mercator } from '@/components/map/projection';
import type { Layers } from './features';

/** How many stretches of the river lie between two places for its name. */
const stretch = 2;

/** What has a name on the drawn map: the town, its quarters, and the river, for which there are many places along its course. */
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
  const alongRiver = (feature: Feature): DrawnName[] =>
    feature.geometry.type === 'LineString'
      ? [
          {
            role: 'river',
            name: nameOf(feature),
            places: onDrawing(
              feature.geometry.coordinates.flatMap((place, index, all) =>
                index % stretch === 0 ? [{ place, next: all[index + 1] ?? place }] : [],
              ),
            ),
          },
        ]
      : [];
  return [
    ...named('town').flatMap(onPoint('town')),
    ...(layers.water_lines_labels ?? []).flatMap(alongRiver),
    ...named('suburb').flatMap(onPoint('quarter')),
  ];
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

/** Degrees clockwise of a line from west to east on the map. */
function turnOf([longitude = 0, latitude = 0]: Position, [east = 0, north = 0]: Position): number {
  const [from, to] = [mercator(longitude, latitude), mercator(east, north)];
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}
