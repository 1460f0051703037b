import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '@/lib/contract/locale';
import { around, aroundHouse, aroundQuarter, belowStation, beside, hanging } from './label-anchors';
import { pathKinds, type Role, type Schema } from './schemas';
import { firstStops, withShared, type SharedNames } from './shared-names';

/** The colours of tokens.css, repeated because the map is drawn on a canvas, which has no custom properties. */
export const mapColours = {
  ink: '#0f1112',
  inkSoft: '#4a5154',
  paper: '#f5f8f8',
  /** A little darker than paper, so that white streets stand out. */
  land: '#ebf0f0',
  white: '#ffffff',
  edge: '#94a1a6',
  house: '#c3cccf',
  houseEdge: '#8e9ba0',
  water: '#a8dcff',
  deepWater: '#12406b',
  green: '#cdf0b9',
  wood: '#aee58e',
  deepGreen: '#1d4a22',
  sand: '#fff4a8',
  main: '#ffd60a',
} as const;

const source = 'town';
/** The first name only determines the weight; the second is the page's font family. */
const bold = ['Host Grotesk Bold', 'Host Grotesk'];
const regular = ['Host Grotesk Regular', 'Host Grotesk'];

/** Widths that grow with the zoom, true to scale from zoom 15 on. */
function width(far: number, near: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.7], ['zoom'], 11, far, 15, far * 2.6, 18, near];
}

/** A name in the page's language; archives spell the key in three ways. */
function nameIn(locale: Locale): ExpressionSpecification {
  const keys = [`name_${locale}`, `name:${locale}`, 'name', 'name:latin', 'name_de'];
  const [first = '', ...rest] = keys;
  return ['coalesce', ['get', first], ...rest.map((key): ExpressionSpecification => ['get', key])];
}

/** How far the name of a street stands above its line: that of a path so many em, that of any other on it. */
function aboveLine(em: number): ExpressionSpecification {
  const isPath: ExpressionSpecification = [
    'in',
    ['coalesce', ['get', 'kind'], ['get', 'class'], ''],
    ['literal', pathKinds],
  ];
  return ['case', isPath, ['literal', [0, -em]], ['literal', [0, 0]]];
}

interface Drawing {
  role: Role;
  layer: Pick<LayerSpecification, 'type' | 'minzoom' | 'maxzoom'> & { paint?: object; layout?: object };
}

const fill = (role: Role, fillColour: string, minzoom?: number): Drawing => ({
  role,
  layer: { type: 'fill', ...(minzoom ? { minzoom } : {}), paint: { 'fill-color': fillColour } },
});

const line = (
  role: Role,
  lineColour: string,
  lineWidth: unknown,
  more: object = {},
  minzoom?: number,
): Drawing => ({
  role,
  layer: {
    type: 'line',
    ...(minzoom ? { minzoom } : {}),
    layout: { 'line-cap': 'butt', 'line-join': 'round' },
    paint: { 'line-color': lineColour, 'line-width': lineWidth, ...more },
  },
});

/** Text that grows from one size to another with the zoom. */
function size(far: number, small: number, near: number, large: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], far, small, near, large];
}

function label(
  role: Role,
  text: unknown,
  layout: object,
  paint: object,
  minzoom: number,
  maxzoom?: number,
): Drawing {
  return {
    role,
    layer: {
      type: 'symbol',
      minzoom,
      ...(maxzoom ? { maxzoom } : {}),
      layout: { 'text-field': text, 'text-font': bold, 'text-max-width': 7, ...layout },
      paint: {
        'text-color': mapColours.ink,
        'text-halo-color': mapColours.paper,
        'text-halo-width': 1.6,
        ...paint,
      },
    },
  };
}

/** The image of the sign of a stop, which the map is given before it draws (map-layers.tsx); another style may have a `stop` of its own. */
export const stopSign = 'palette-stop';

/** The zoom from which a map, drawn and live, has its net of streets: farther out, as on a phone, that is only restless below the marks. */
export const firstStreets = 12.5;

function drawings(locale: Locale): Drawing[] {
  const name = nameIn(locale);
  return [
    fill('water', mapColours.water),
    fill('green', mapColours.green),
    fill('wood', mapColours.wood),
    fill('sand', mapColours.sand),
    fill('square', mapColours.sand, 13),
    line('ferry', mapColours.deepWater, 1.5, { 'line-dasharray': [1, 3] }, 12),
    line('path', mapColours.inkSoft, width(0.5, 3), { 'line-dasharray': [2, 1.4] }, 14),
    line('street', mapColours.edge, width(0.8, 17), {}, firstStreets),
    line('mainStreet', mapColours.edge, width(1.9, 24)),
    line('motorway', mapColours.ink, width(2, 29)),
    line('street', mapColours.white, width(0.5, 14), {}, 13.6),
    line('mainStreet', mapColours.white, width(0.9, 20), {}, firstStreets),
    line('motorway', mapColours.main, width(1.2, 23)),
    {
      role: 'building',
      layer: {
        type: 'fill',
        minzoom: firstStreets,
        paint: {
          'fill-color': mapColours.house,
          // Outlines only when zoomed in; farther out they would dominate.
          'fill-outline-color': ['step', ['zoom'], mapColours.house, 15, mapColours.houseEdge],
        },
      },
    },
    line('bridge', mapColours.ink, width(2.2, 30), {}, 12),
    line('bridge', mapColours.white, width(1.2, 24), {}, 12),
    line('rail', mapColours.ink, width(0.6, 4)),
    line('tram', mapColours.ink, width(0.4, 2.4), {}, 13),
    label(
      'waterName',
      name,
      {
        // In a first view markers cover most of the river: there each reach has its name once, in its middle.
        'symbol-placement': ['step', ['zoom'], 'line', 12, 'line-center', 14, 'line'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 13, 13, 13, 16, 26],
        'text-letter-spacing': 0.2,
        'symbol-spacing': ['step', ['zoom'], 60, 14, 420],
      },
      { 'text-color': mapColours.deepWater, 'text-halo-color': mapColours.water },
      11,
    ),
    label(
      'streetName',
      name,
      {
        'symbol-placement': 'line',
        'text-font': regular,
        'text-size': size(14, 12, 18, 17),
        // A bridge grows with the zoom, and its name with less.
        'text-offset': ['interpolate', ['linear'], ['zoom'], 15, aboveLine(0.9), 18, aboveLine(1.5)],
        'symbol-spacing': 280,
      },
      { 'text-halo-color': mapColours.white },
      14.5,
    ),
    label(
      'stop',
      name,
      { ...beside, 'icon-image': stopSign, 'text-font': regular, 'text-size': size(14, 13, 18, 17) },
      {},
      firstStops,
    ),
    label(
      'poi',
      name,
      { ...aroundHouse, 'text-size': size(14, 12.5, 18, 17) },
      { 'text-color': mapColours.deepGreen },
      14.6,
    ),
    label(
      'quarter',
      name,
      {
        ...aroundQuarter,
        // Two that stand as near each other as lines of one name are read as one.
        'text-padding': 7,
        // In one line, as it is drawn before the map lives.
        'text-max-width': 18,
        'text-size': size(12, 12.5, 16, 17),
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
      },
      { 'text-color': mapColours.inkSoft },
      // Where a narrow phone's map begins.
      11.7,
      17,
    ),
    label(
      'station',
      name,
      { ...belowStation, 'icon-image': stopSign, 'text-size': size(12, 12.5, 18, 17) },
      {},
      11,
    ),
    label('village', name, { ...around, 'text-size': size(10, 12.5, 15, 18) }, {}, 9.5),
    label('town', name, { ...hanging, 'text-size': size(10, 17, 13, 26) }, {}, 8, 15),
  ];
}

/** The style that draws an archive in the site's palette, whatever its schema. Without `glyphs`, labels are set in the page's own font. */
export function paletteStyle({
  tiles,
  schema,
  locale,
  attribution,
  shared = { houses: [], quarters: [], stops: [], landings: [] },
}: {
  /** Absolute address of the archive. */
  tiles: string;
  schema: Schema;
  locale: Locale;
  attribution: string;
  /** Names that two things of the archive have in common. */
  shared?: SharedNames;
}): StyleSpecification {
  const layers = drawings(locale).flatMap((drawing, index) => {
    const { role, layer } = drawing;
    const place = schema[role];
    if (!place) return [];
    const filter = withShared(role, place.filter, shared);
    const specification = {
      id: `${role}-${index}`,
      source,
      'source-layer': place.layer,
      ...(filter ? { filter } : {}),
      ...layer,
    };
    return [specification as LayerSpecification];
  });
  return {
    version: 8,
    sources: {
      [source]: { type: 'vector', url: `pmtiles://${tiles}`, ...(attribution ? { attribution } : {}) },
    },
    layers: [{ id: 'land', type: 'background', paint: { 'background-color': mapColours.land } }, ...layers],
  };
}
