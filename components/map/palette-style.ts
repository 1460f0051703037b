import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { Locale } from '@/lib/contract/locale';
import type { Role, Schema } from './schemas';

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

/** Beside its place, wherever there is room. */
const beside = {
  'text-variable-anchor': ['left', 'right', 'top', 'bottom', 'top-left', 'bottom-left'],
  'text-radial-offset': 0.75,
  'text-justify': 'auto',
};

/** On its place, or close to it if that is taken. */
const around = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 1.2,
  'text-justify': 'auto',
};

/**
 * As the same, but farther off before it is left out: the name of the town is read however many marks stand there. Below its place it begins
 * beside it sooner than it stands across it: the road to the bridge leads through the middle of the town.
 */
const besides = (distance: number) => [
  ...['top-left', [0.4, distance], 'top', [0, distance]],
  ...['bottom', [0, -distance]],
];
const aroundMarks = {
  'text-variable-anchor-offset': [
    ...['center', [0, 0], ...besides(1.2), 'left', [1.2, 0], 'right', [-1.2, 0]],
    ...[2.4, 3.6, 4.8].flatMap(besides),
  ],
  'text-justify': 'auto',
};

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

/** From this zoom on a stop has its name, and not before it its sign: a ring without one says nothing. */
const firstStops = 14;

/** A stop of tram, train or ferry. */
const dot = {
  'circle-radius': 4,
  'circle-color': mapColours.white,
  'circle-stroke-color': mapColours.ink,
  'circle-stroke-width': 2.5,
};

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
    line('street', mapColours.edge, width(0.8, 17), {}, 11.5),
    line('mainStreet', mapColours.edge, width(1.9, 24)),
    line('motorway', mapColours.ink, width(2, 29)),
    line('street', mapColours.white, width(0.5, 14), {}, 13.6),
    line('mainStreet', mapColours.white, width(0.9, 20), {}, 12.6),
    line('motorway', mapColours.main, width(1.2, 23)),
    {
      role: 'building',
      layer: {
        type: 'fill',
        minzoom: 13,
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
    { role: 'stop', layer: { type: 'circle', minzoom: firstStops, paint: dot } },
    label(
      'waterName',
      name,
      {
        'symbol-placement': 'line',
        'text-size': size(11, 15, 16, 26),
        'text-letter-spacing': 0.3,
        // Farther out, markers cover most of the river.
        'symbol-spacing': ['step', ['zoom'], 60, 13, 110, 14, 420],
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
        'symbol-spacing': 280,
      },
      { 'text-halo-color': mapColours.white },
      14.5,
    ),
    label(
      'stop',
      name,
      { ...beside, 'text-font': regular, 'text-size': size(14, 12, 18, 16) },
      {},
      firstStops,
    ),
    label(
      'poi',
      name,
      { ...around, 'text-size': size(14, 12.5, 18, 17) },
      { 'text-color': mapColours.deepGreen },
      14.6,
    ),
    label(
      'quarter',
      name,
      {
        ...around,
        'text-size': size(12, 12.5, 16, 17),
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
      },
      { 'text-color': mapColours.inkSoft },
      12.4,
      17,
    ),
    label('village', name, { ...around, 'text-size': size(10, 12.5, 15, 18) }, {}, 9.5),
    label('town', name, { ...aroundMarks, 'text-size': size(10, 17, 13, 26) }, {}, 8, 15),
  ];
}

/** From this zoom on a house has the name that it shares with a stop, and from the other on, a hand apart from it, the stop as well. */
const sharedZooms = { house: 15, both: 16 } as const;

/**
 * At which zooms a house or a stop has a name that both have: who reads it twice a thumb apart looks for the difference. From afar the stop
 * has it, as houses have none yet; then the house, as marks stand where boats land.
 */
function zoomsOfShared({ role, layer }: Drawing): ExpressionSpecification | null {
  if (layer.type !== 'symbol') return null;
  if (role === 'poi') return ['>=', ['zoom'], sharedZooms.house];
  if (role !== 'stop') return null;
  return ['any', ['<', ['zoom'], sharedZooms.house], ['>=', ['zoom'], sharedZooms.both]];
}

/** A filter of what is named, and is at these zooms if a house and a stop share its name. */
function withShared(
  filter: FilterSpecification | undefined,
  zooms: ExpressionSpecification,
  names: readonly string[],
): FilterSpecification {
  const isSeen: ExpressionSpecification = [
    'any',
    zooms,
    ['!', ['in', ['get', 'name'], ['literal', [...names]]]],
  ];
  return filter ? (['all', filter, isSeen] as FilterSpecification) : isSeen;
}

/** The style that draws an archive in the site's palette, whatever its schema. Without `glyphs`, labels are set in the page's own font. */
export function paletteStyle({
  tiles,
  schema,
  locale,
  attribution,
  namesOfStops = [],
}: {
  /** Absolute address of the archive. */
  tiles: string;
  schema: Schema;
  locale: Locale;
  attribution: string;
  /** Names that a stop has of the house or ground beside it. */
  namesOfStops?: readonly string[];
}): StyleSpecification {
  const layers = drawings(locale).flatMap((drawing, index) => {
    const { role, layer } = drawing;
    const place = schema[role];
    if (!place) return [];
    const zooms = zoomsOfShared(drawing);
    const filter = zooms ? withShared(place.filter, zooms, namesOfStops) : place.filter;
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
