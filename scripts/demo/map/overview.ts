import { widthAt } from '@/components/map/drawing-position';
import { overviewBounds, overviewSize } from '@/components/map/home-map';
import { firstStreets, mapColours } from '@/components/map/palette-style';
import { mercator } from '@/components/map/projection';
import type { Feature, Position } from 'geojson';
import type { Layers } from './features';

/** Of the town in the drawing's own units, each about four metres; its surroundings are drawn too. */
const { width, height, besides, aboveAndBelow } = overviewSize;
const left = -besides;
const top = -aboveAndBelow;
const across = width + 2 * besides;
const down = height + 2 * aboveAndBelow;

const [west, south, east, north] = overviewBounds;
const topLeft = mercator(west, north);
const bottomRight = mercator(east, south);
const scale = width / (bottomRight.x - topLeft.x);

function spot([longitude = 0, latitude = 0]: Position): [number, number] {
  const { x, y } = mercator(longitude, latitude);
  return [Math.round((x - topLeft.x) * scale), Math.round((y - topLeft.y) * scale)];
}

/** A line in whole units, each step relative to the last one; steps of zero are left out. */
function path(line: readonly Position[], isClosed: boolean): string {
  let last: [number, number] | undefined;
  const parts = line.flatMap((position) => {
    const next = spot(position);
    const from = last;
    if (from && from[0] === next[0] && from[1] === next[1]) return [];
    last = next;
    return [from ? `l${next[0] - from[0]} ${next[1] - from[1]}` : `M${next[0]} ${next[1]}`];
  });
  return `${parts.join('')}${isClosed ? 'z' : ''}`;
}

function draw({ geometry }: Feature): string {
  if (geometry.type === 'LineString') return path(geometry.coordinates, false);
  return geometry.type === 'Polygon' ? geometry.coordinates.map((ring) => path(ring, true)).join('') : '';
}

function isSeen({ geometry }: Feature): boolean {
  const positions =
    geometry.type === 'LineString'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? geometry.coordinates.flat()
        : [];
  return positions.some((position) => {
    const [x, y] = spot(position);
    return x > left - 20 && x < left + across + 20 && y > top - 20 && y < top + down + 20;
  });
}

/** Of the railway's two tracks the one that is drawn: they stand nearer to each other than two lines of a drawing. */
export const drawnRailway = (layers: Layers): Feature | undefined =>
  (layers.streets ?? []).find(({ properties }) => properties?.kind === 'rail');

/**
 * The town at a glance, in the colours of the live map: land, water, streets and bridges as one static drawing. Lines are as wide at every
 * size of it, and where it is smaller than the live map's first zoom with a net of streets, it has none either; names stand above it, in
 * the language of the page (names.ts).
 */
export function drawOverview(layers: Layers): string {
  const of = (layer: string, kinds?: readonly string[]): string =>
    (layers[layer] ?? [])
      .filter((feature) => (kinds?.includes(String(feature.properties?.kind)) ?? true) && isSeen(feature))
      .map(draw)
      .join('');
  const bridges = (layers.streets ?? [])
    .filter(({ properties }) => properties?.bridge === true)
    .map(draw)
    .join('');
  // Of the paths only those with a name, as around the island, between its bridges: there are too many beside the water.
  const paths = (layers.street_labels ?? [])
    .filter(({ properties }) => properties?.kind === 'footway')
    .map(draw)
    .join('');
  const railway = drawnRailway(layers);
  const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
  const stroke = (colour: string, thickness: number, d: string, more = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${thickness}" vector-effect="non-scaling-stroke"${more} d="${d}"/>`;
  /** How wide all of the drawing is where the live map has its net of streets. */
  const netFrom = Math.ceil((widthAt(firstStreets) * across) / width);
  const ofNet = ' class="net"';
  const small = of('streets', ['residential']);
  const middle = of('streets', ['secondary', 'tertiary']);
  const large = of('streets', ['primary']);
  const { land, water, green, wood, sand, edge, ink, inkSoft, main, white } = mapColours;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${across} ${down}" width="${across}" height="${down}">`,
    `<style>@media (max-width: ${netFrom - 1}px) { .net { display: none } }</style>`,
    fill(land, `M${left} ${top}h${across}v${down}H${left}z`),
    `<path fill="${water}" fill-rule="evenodd" d="${of('water_polygons')}"/>`,
    fill(green, of('land', ['park', 'meadow', 'allotments', 'cemetery'])),
    fill(wood, of('land', ['forest'])),
    fill(sand, of('land', ['sand'])),
    stroke(edge, 1.2, small, ofNet),
    stroke(edge, 2.6, middle),
    stroke(white, 1.2, middle, ofNet),
    stroke(ink, 3, large),
    stroke(main, 1.8, large),
    ...(railway ? [stroke(ink, 1.8, draw(railway))] : []),
    stroke(inkSoft, 1, paths, ' stroke-dasharray="3 2"'),
    stroke(ink, 3.4, bridges),
    stroke(white, 1.8, bridges),
    stroke(ink, 1.2, of('ferries'), ' stroke-dasharray="1 4"'),
    '</svg>\n',
  ].join('');
}
