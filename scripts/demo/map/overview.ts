import { overviewBounds } from '@/components/map/home-map';
import { mercator } from '@/components/map/projection';
import type { Feature, Position } from 'geojson';
import type { Layers } from './features';

/** Width of the drawing in its own units; a unit is about four metres. */
const width = 1200;

const colours = {
  land: '#f5f8f8',
  water: '#a8dcff',
  green: '#bdf0a0',
  sand: '#fff4a8',
  houses: '#c9d1d3',
  street: '#ffffff',
  edge: '#aab3b6',
  ink: '#0f1112',
} as const;

const [west, south, east, north] = overviewBounds;
const topLeft = mercator(west, north);
const bottomRight = mercator(east, south);
const scale = width / (bottomRight.x - topLeft.x);
const height = Math.round((bottomRight.y - topLeft.y) * scale);

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
    return x > -20 && x < width + 20 && y > -20 && y < height + 20;
  });
}

/** The town at a glance: land, water, streets and bridges as one static drawing; the names are in the list beside it. */
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
  const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
  const stroke = (colour: string, thickness: number, d: string, more = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${thickness}"${more} d="${d}"/>`;
  const small = of('streets', ['tertiary', 'residential']);
  const large = of('streets', ['primary', 'secondary']);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    fill(colours.land, `M0 0h${width}v${height}H0z`),
    `<path fill="${colours.water}" fill-rule="evenodd" d="${of('water_polygons')}"/>`,
    fill(colours.green, of('land', ['park', 'meadow', 'forest', 'allotments', 'cemetery'])),
    fill(colours.sand, of('land', ['sand'])),
    stroke(colours.edge, 3, small),
    stroke(colours.edge, 6, large),
    stroke(colours.street, 1.6, small),
    stroke(colours.street, 4, large),
    stroke(colours.ink, 1, of('streets', ['rail'])),
    stroke(colours.ink, 6, bridges),
    stroke(colours.street, 3.4, bridges),
    stroke(colours.ink, 1.2, of('ferries'), ' stroke-dasharray="2 6"'),
    '</svg>\n',
  ].join('');
}
