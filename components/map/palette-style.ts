import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '@/lib/contract/locale';
import type { Role, Schema } from './schemas';

/** The house's colours (tokens.css); the map is drawn on a canvas, which knows no custom properties. */
const colour = {
  ink: '#0f1112',
  inkSoft: '#4a5154',
  paper: '#f5f8f8',
  white: '#ffffff',
  edge: '#a3aeb2',
  house: '#d3dadc',
  water: '#a8dcff',
  deepWater: '#12406b',
  green: '#d7f5c6',
  wood: '#bdf0a0',
  deepGreen: '#1d4a22',
  sand: '#fff4a8',
  main: '#ffd60a',
} as const;

const source = 'town';
/** The first name is only read for its weight; the second is the family of the page. */
const bold = ['Host Grotesk Bold', 'Host Grotesk'];
const regular = ['Host Grotesk Regular', 'Host Grotesk'];

/** Widths that grow with the town: as wide as they are in metres from zoom 15 on. */
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
  layer: Pick<LayerSpecification, 'type' | 'minzoom'> & { paint?: object; layout?: object };
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

function label(role: Role, text: unknown, layout: object, paint: object, minzoom: number): Drawing {
  return {
    role,
    layer: {
      type: 'symbol',
      minzoom,
      layout: { 'text-field': text, 'text-font': bold, 'text-max-width': 7, ...layout },
      paint: { 'text-color': colour.ink, 'text-halo-color': colour.paper, 'text-halo-width': 1.6, ...paint },
    },
  };
}

/** A stop of tram, train or ferry. */
const dot = {
  'circle-radius': 4,
  'circle-color': colour.white,
  'circle-stroke-color': colour.ink,
  'circle-stroke-width': 2.5,
};

function drawings(locale: Locale): Drawing[] {
  const name = nameIn(locale);
  return [
    fill('water', colour.water),
    fill('green', colour.green),
    fill('wood', colour.wood),
    fill('sand', colour.sand),
    fill('square', colour.sand, 13),
    line('ferry', colour.deepWater, 1.5, { 'line-dasharray': [1, 3] }, 12),
    line('path', colour.inkSoft, width(0.5, 3), { 'line-dasharray': [2, 1.4] }, 13.5),
    line('street', colour.edge, width(0.8, 17), {}, 11.5),
    line('mainStreet', colour.edge, width(1.4, 24)),
    line('motorway', colour.ink, width(2, 29)),
    line('street', colour.white, width(0.5, 14), {}, 12.5),
    line('mainStreet', colour.white, width(0.9, 20)),
    line('motorway', colour.main, width(1.2, 23)),
    {
      role: 'building',
      layer: {
        type: 'fill',
        minzoom: 12.6,
        paint: { 'fill-color': colour.house, 'fill-outline-color': colour.edge },
      },
    },
    line('bridge', colour.ink, width(2.2, 30), {}, 12),
    line('bridge', colour.white, width(1.2, 24), {}, 12),
    line('rail', colour.ink, width(0.6, 4)),
    line('tram', colour.ink, width(0.4, 2.4), {}, 13),
    { role: 'stop', layer: { type: 'circle', minzoom: 13.5, paint: dot } },
    label(
      'waterName',
      name,
      {
        'symbol-placement': 'line',
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 13, 16, 26],
        'text-letter-spacing': 0.3,
        'symbol-spacing': 420,
      },
      { 'text-color': colour.deepWater, 'text-halo-color': colour.water },
      11,
    ),
    label(
      'streetName',
      name,
      {
        'symbol-placement': 'line',
        'text-font': regular,
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 11, 18, 16],
        'symbol-spacing': 320,
      },
      { 'text-halo-color': colour.white },
      14.5,
    ),
    label(
      'stop',
      name,
      { 'text-font': regular, 'text-size': 12, 'text-anchor': 'left', 'text-offset': [0.7, 0] },
      {},
      14,
    ),
    label('poi', name, { 'text-size': 12.5 }, { 'text-color': colour.deepGreen }, 14.6),
    label(
      'quarter',
      name,
      { 'text-size': 14, 'text-transform': 'uppercase', 'text-letter-spacing': 0.08 },
      { 'text-color': colour.inkSoft },
      12.4,
    ),
    label('town', name, { 'text-size': ['interpolate', ['linear'], ['zoom'], 10, 16, 13, 20] }, {}, 9),
  ];
}

/** The style that draws an archive in the house's palette, whatever its schema. Without `glyphs` labels are set in the page's own fonts. */
export function paletteStyle({
  tiles,
  schema,
  locale,
  attribution,
}: {
  /** Whole address of the archive. */
  tiles: string;
  schema: Schema;
  locale: Locale;
  attribution: string;
}): StyleSpecification {
  const layers = drawings(locale).flatMap(({ role, layer }, index) => {
    const place = schema[role];
    if (!place) return [];
    const specification = {
      id: `${role}-${index}`,
      source,
      'source-layer': place.layer,
      ...(place.filter ? { filter: place.filter } : {}),
      ...layer,
    };
    return [specification as LayerSpecification];
  });
  return {
    version: 8,
    sources: {
      [source]: { type: 'vector', url: `pmtiles://${tiles}`, ...(attribution ? { attribution } : {}) },
    },
    layers: [{ id: 'land', type: 'background', paint: { 'background-color': colour.paper } }, ...layers],
  };
}
