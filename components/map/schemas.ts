import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl';

/** What the style draws, in terms of its own. Each schema of vector tiles maps them to its layers. */
export type Role =
  | 'water'
  | 'waterName'
  | 'green'
  | 'wood'
  | 'sand'
  | 'square'
  | 'building'
  | 'motorway'
  | 'mainStreet'
  | 'street'
  | 'path'
  | 'bridge'
  | 'rail'
  | 'tram'
  | 'ferry'
  | 'streetName'
  | 'stop'
  | 'station'
  | 'poi'
  | 'town'
  | 'village'
  | 'quarter';

export interface Place {
  layer: string;
  filter?: FilterSpecification;
}

export type Schema = Partial<Record<Role, Place>>;

const among = (field: string, ...values: string[]): ExpressionSpecification => [
  'in',
  ['get', field],
  ['literal', values],
];

const within = (layer: string, field: string, ...values: string[]): Place => ({
  layer,
  filter: among(field, ...values),
});

/** Kinds, or classes, of what is a line thinner than letters. */
export const pathKinds = ['footway', 'path', 'cycleway', 'steps', 'track'];

/** Shortbread 1.0: the demo's town, and archives of versatiles.org. */
const shortbread: Schema = {
  water: { layer: 'water_polygons' },
  waterName: { layer: 'water_lines_labels' },
  green: within(
    'land',
    'kind',
    'park',
    'meadow',
    'grass',
    'garden',
    'allotments',
    'cemetery',
    'village_green',
    'recreation_ground',
    'playground',
    'grassland',
    'scrub',
  ),
  wood: within('land', 'kind', 'forest', 'wood'),
  sand: within('land', 'kind', 'sand', 'beach'),
  square: within('street_polygons', 'kind', 'pedestrian'),
  building: { layer: 'buildings' },
  motorway: within('streets', 'kind', 'motorway', 'trunk', 'primary'),
  mainStreet: within('streets', 'kind', 'secondary', 'tertiary'),
  street: within(
    'streets',
    'kind',
    'residential',
    'unclassified',
    'living_street',
    'pedestrian',
    'service',
    'busway',
  ),
  path: within('streets', 'kind', ...pathKinds),
  bridge: {
    layer: 'streets',
    filter: ['all', ['==', ['get', 'bridge'], true], ['!=', ['get', 'rail'], true]],
  },
  rail: within('streets', 'kind', 'rail', 'light_rail', 'subway', 'narrow_gauge'),
  tram: within('streets', 'kind', 'tram'),
  ferry: { layer: 'ferries' },
  streetName: { layer: 'street_labels' },
  stop: within('public_transport', 'kind', 'tram_stop', 'ferry_terminal'),
  station: within('public_transport', 'kind', 'station'),
  poi: { layer: 'pois' },
  town: within('place_labels', 'kind', 'city', 'town'),
  village: within('place_labels', 'kind', 'village', 'hamlet'),
  quarter: within('place_labels', 'kind', 'suburb', 'quarter', 'neighbourhood'),
};

/** OpenMapTiles 3. */
const openMapTiles: Schema = {
  water: { layer: 'water' },
  waterName: { layer: 'water_name' },
  green: within('landcover', 'class', 'grass', 'farmland', 'wetland'),
  wood: within('landcover', 'class', 'wood'),
  sand: within('landcover', 'class', 'sand'),
  building: { layer: 'building' },
  motorway: within('transportation', 'class', 'motorway', 'trunk', 'primary'),
  mainStreet: within('transportation', 'class', 'secondary', 'tertiary'),
  street: within('transportation', 'class', 'minor', 'service', 'busway'),
  path: within('transportation', 'class', 'path', 'track'),
  bridge: {
    layer: 'transportation',
    filter: [
      'all',
      ['==', ['get', 'brunnel'], 'bridge'],
      among('class', 'path', 'minor', 'service', 'tertiary', 'secondary', 'primary'),
    ],
  },
  rail: within('transportation', 'class', 'rail'),
  tram: within('transportation', 'class', 'transit'),
  ferry: within('transportation', 'class', 'ferry'),
  streetName: { layer: 'transportation_name' },
  stop: {
    layer: 'poi',
    filter: ['all', among('class', 'railway', 'ferry_terminal'), ['!=', ['get', 'subclass'], 'station']],
  },
  station: within('poi', 'subclass', 'station'),
  town: within('place', 'class', 'city', 'town'),
  village: within('place', 'class', 'village', 'hamlet'),
  quarter: within('place', 'class', 'suburb', 'quarter', 'neighbourhood'),
};

/** Protomaps basemap 4. */
const protomaps: Schema = {
  water: { layer: 'water' },
  waterName: { layer: 'water', filter: ['==', ['geometry-type'], 'LineString'] },
  green: within(
    'landuse',
    'kind',
    'park',
    'grass',
    'grassland',
    'garden',
    'allotments',
    'cemetery',
    'recreation_ground',
    'village_green',
    'meadow',
    'playground',
  ),
  wood: within('landuse', 'kind', 'forest', 'wood', 'nature_reserve'),
  sand: within('landuse', 'kind', 'beach', 'sand'),
  square: within('landuse', 'kind', 'pedestrian'),
  building: { layer: 'buildings' },
  motorway: within('roads', 'kind', 'highway'),
  mainStreet: within('roads', 'kind', 'major_road'),
  street: within('roads', 'kind', 'minor_road'),
  path: within('roads', 'kind', 'path'),
  rail: within('roads', 'kind', 'rail'),
  ferry: within('roads', 'kind', 'ferry'),
  streetName: within('roads', 'kind', 'highway', 'major_road', 'minor_road'),
  stop: within('pois', 'kind', 'ferry_terminal', 'tram_stop'),
  station: within('pois', 'kind', 'station'),
  town: {
    layer: 'places',
    filter: ['all', ['==', ['get', 'kind'], 'locality'], ['!', among('kind_detail', 'village', 'hamlet')]],
  },
  village: within('places', 'kind_detail', 'village', 'hamlet'),
  quarter: within('places', 'kind', 'neighbourhood', 'macrohood'),
};

/** The schema of an archive, recognised by the names of its layers. */
export function findSchema(layers: readonly string[]): Schema {
  if (layers.includes('transportation')) return openMapTiles;
  if (layers.includes('roads')) return protomaps;
  return shortbread;
}
