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
  'text-variable-anchor': [
    ...['left', 'right', 'top', 'bottom'],
    ...['top-left', 'bottom-left', 'bottom-right', 'top-right'],
  ],
  'text-radial-offset': 0.75,
  'text-justify': 'auto',
};

/** On its place, or close to it if that is taken. */
const around = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 1.2,
  'text-justify': 'auto',
};

/** The same, and where a mark stands on its place, beside that: a house is named where one goes to it, too. */
const aroundMark = {
  'text-variable-anchor-offset': [
    ...['center', [0, 0], 'top', [0, 1.2], 'bottom', [0, -1.2], 'left', [1.2, 0], 'right', [-1.2, 0]],
    ...['top', [0, 1.7], 'bottom', [0, -1.7], 'right', [-2.1, 0], 'left', [2.1, 0]],
  ],
  'text-justify': 'auto',
};

/**
 * How far to the right of its place and below it the name of the town begins, in em, also on the drawing (overview-names.ts). It hangs from
 * its place, which is off roads and rails; where there is no room it goes along below the rails, which rise to the right, or stands farther
 * off before it is left out.
 */
export const townShifts: readonly (readonly [across: number, down: number])[] = [
  [0.3, 0.3],
  [-1.2, 0.7],
  [2.5, -0.1],
  [5, -0.7],
  [8, -1.4],
  [0.3, 1.5],
  [-1.2, 1.9],
  [0.3, 3],
];
const hanging = {
  'text-variable-anchor-offset': townShifts.flatMap((shift) => ['top-left', [...shift]]),
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

/**
 * From this zoom on a stop has its sign and its name: one symbol, so that neither is seen where the other finds no room. A ring without a
 * name says nothing.
 */
const firstStops = 14;

/** The image of the sign of a stop, which the map is given before it draws (map-layers.tsx); another style may have a `stop` of its own. */
export const stopSign = 'palette-stop';

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
    // Farther out than houses a net of streets is only restless below the marks of a phone.
    line('street', mapColours.edge, width(0.8, 17), {}, 12.5),
    line('mainStreet', mapColours.edge, width(1.9, 24)),
    line('motorway', mapColours.ink, width(2, 29)),
    line('street', mapColours.white, width(0.5, 14), {}, 13.6),
    line('mainStreet', mapColours.white, width(0.9, 20), {}, 12.6),
    line('motorway', mapColours.main, width(1.2, 23)),
    {
      role: 'building',
      layer: {
        type: 'fill',
        minzoom: 12.5,
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
        'symbol-spacing': 280,
      },
      { 'text-halo-color': mapColours.white },
      14.5,
    ),
    label(
      'stop',
      name,
      { ...beside, 'icon-image': stopSign, 'text-font': regular, 'text-size': size(14, 12, 18, 16) },
      {},
      firstStops,
    ),
    label(
      'poi',
      name,
      { ...aroundMark, 'text-size': size(14, 12.5, 18, 17) },
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
    label('town', name, { ...hanging, 'text-size': size(10, 17, 13, 26) }, {}, 8, 15),
  ];
}

/** Names that two things have in common, of which one waits for it until there is room for both. */
export interface SharedNames {
  /** Of houses or grounds with a stop beside them. */
  houses: readonly string[];
  /** Of landings with a stop of the tram beside them. */
  landings: readonly string[];
}

/** From these zooms on both have their name: who reads it twice a thumb apart looks for the difference. */
const sharedZooms: Record<keyof SharedNames, number> = { houses: 16, landings: 15 };

/** The filter of a layer of names, without those that wait at a zoom as the stop has them. */
function withShared(
  { role, layer }: Drawing,
  filter: FilterSpecification | undefined,
  { houses, landings }: SharedNames,
): FilterSpecification | undefined {
  if (layer.type !== 'symbol' || (role !== 'poi' && role !== 'stop')) return filter;
  const isNamed = (names: readonly string[]): ExpressionSpecification => [
    'in',
    ['get', 'name'],
    ['literal', [...names]],
  ];
  const isSeen: ExpressionSpecification =
    role === 'poi'
      ? ['any', ['>=', ['zoom'], sharedZooms.houses], ['!', isNamed(houses)]]
      : [
          'any',
          ['>=', ['zoom'], sharedZooms.landings],
          ['!=', ['get', 'kind'], 'ferry_terminal'],
          ['!', isNamed(landings)],
        ];
  return filter ? (['all', filter, isSeen] as FilterSpecification) : isSeen;
}

/** The style that draws an archive in the site's palette, whatever its schema. Without `glyphs`, labels are set in the page's own font. */
export function paletteStyle({
  tiles,
  schema,
  locale,
  attribution,
  shared = { houses: [], landings: [] },
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
    const filter = withShared(drawing, place.filter, shared);
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
