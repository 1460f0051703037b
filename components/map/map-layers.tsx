import type { ExpressionSpecification, Map as LibraryMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { Cluster } from './clusters';
import type { MarkerSize } from './marker-size';
import { mapColours, stopSign } from './palette-style';

/** The space of a marker on the map in pixels: its button with the slant and a margin. */
const rooms = {
  tiny: { width: 28, height: 28 },
  small: { width: 38, height: 32 },
  mark: { width: 48, height: 38 },
  cluster: { width: 84, height: 38 },
  chosen: { width: 72, height: 56 },
} as const satisfies Record<MarkerSize, { width: number; height: number }>;

/** How far within the frame names are not cut, and how far beyond it MapLibre still finds room for names that nobody would see, in pixels. */
const band = { within: 12, beyond: 100 } as const;
const side = band.within + band.beyond;

/** How high the line of who made the map is, above which buttons lie, less their distance from it. */
const aboveLine = 20;

/** The space along the frame, and that of the zoom buttons in its right corner, above or beside each other, in pixels. */
const reserved = {
  edge: { width: side, height: side },
  buttons: { width: 72, height: 116 },
  buttonRow: { width: 116, height: 72 },
} as const;

/** How the buttons lie: above each other in the upper or in the lower corner, or beside each other in the upper one (town-map.module.css). */
export type ButtonPlace = 'upper' | 'lower' | 'row';

type Room = MarkerSize | keyof typeof reserved;

const imageOf = (room: Room) => `room-${room}`;

/** The sign of a stop of tram, train or ferry, in pixels: a white disc with a ring, as on the drawing (drawn-names.module.css). */
const sign = { size: 13, ring: 2.5, pixelRatio: 2 } as const;

function drawSign(): ImageData | null {
  const size = sign.size * sign.pixelRatio;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.arc(size / 2, size / 2, ((sign.size - sign.ring) / 2) * sign.pixelRatio, 0, 2 * Math.PI);
  context.fillStyle = mapColours.white;
  context.fill();
  context.lineWidth = sign.ring * sign.pixelRatio;
  context.strokeStyle = mapColours.ink;
  context.stroke();
  return context.getImageData(0, 0, size, size);
}

/** Registers the image that the style asks for, before any tile does. */
export function addStopSign(map: LibraryMap): void {
  if (map.hasImage(stopSign)) return;
  const image = drawSign();
  if (image) map.addImage(stopSign, image, { pixelRatio: sign.pixelRatio });
}

/** Registers the images that `MarkRooms` places, which are transparent. */
export function addRoomImages(map: LibraryMap): void {
  for (const [room, { width, height }] of Object.entries({ ...rooms, ...reserved }))
    map.addImage(imageOf(room as Room), { width, height, data: new Uint8Array(width * height * 4) });
}

/** The lowest layer with names: what is drawn below it does not cover them. Undefined if the style has no names. */
export function findFirstLabels(map: LibraryMap): string | undefined {
  return map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
}

/** A space that is reserved, so that no name stands there. */
interface Reserved {
  room: keyof typeof reserved;
  /** How far its middle stands from its place, in pixels to the right and down. */
  shift: [x: number, y: number];
}

/** Such a space by its place in pixels from the upper left corner of the frame. */
export interface ReservedSpot extends Reserved {
  spot: [x: number, y: number];
}

/**
 * The spaces along a frame of this size in pixels, without gaps, and that of its buttons. Their places are within the frame, as MapLibre
 * knows nothing of what lies in tiles that nobody sees.
 */
export function reservedSpots(width: number, height: number, buttons: ButtonPlace): ReservedSpot[] {
  const room = buttons === 'row' ? 'buttonRow' : 'buttons';
  const along = (length: number) =>
    [...Array(Math.ceil(length / side) + 1).keys()].map((index) => Math.min(index * side, length));
  const aside = side / 2 - band.within;
  const edge = (spot: ReservedSpot['spot'], shift: Reserved['shift']): ReservedSpot => ({
    room: 'edge',
    spot,
    shift,
  });
  return [
    ...along(width).flatMap((x) => [edge([x, 0], [0, -aside]), edge([x, height], [0, aside])]),
    ...along(height).flatMap((y) => [edge([0, y], [-aside, 0]), edge([width, y], [aside, 0])]),
    {
      room,
      spot: [
        width - reserved[room].width / 2,
        buttons === 'lower' ? height - aboveLine - reserved[room].height / 2 : reserved[room].height / 2,
      ],
      shift: [0, 0],
    },
  ];
}

/** Such a space by its place on the map. */
export interface ReservedPlace extends Reserved {
  place: GeoJSON.Position;
}

/** Whether the window is a phone's, in which the map is laid out otherwise (map.module.css). */
export const isPhone = (): boolean => innerWidth < 768;

/** Whether a map that a window is about is so high that its marks stand below its buttons, which lie beside each other (map.module.css). */
export const isHigh = (isQuiet: boolean): boolean => !isPhone() && !isQuiet && innerHeight >= 700;

/** Where nothing may be named as the map stands: along its frame, where a name would be cut or not be seen at all, and below its buttons. */
export function findReserved(map: LibraryMap, isQuiet: boolean): ReservedPlace[] {
  const { clientWidth, clientHeight } = map.getContainer();
  const buttons = isHigh(isQuiet) ? 'row' : isQuiet && isPhone() ? 'lower' : 'upper';
  return reservedSpots(clientWidth, clientHeight, buttons).map(({ spot, ...space }) => ({
    ...space,
    place: map.unproject(spot).toArray(),
  }));
}

/** Reserves the space of markers, and of what the frame reserves, so that the map's names avoid it. The markers themselves are buttons above the map. */
export function MarkRooms({
  clusters,
  reserved: places,
}: {
  clusters: readonly Cluster[];
  /** From `findReserved`. */
  reserved: readonly ReservedPlace[];
}) {
  const data = useMemo(
    (): GeoJSON.FeatureCollection => ({
      type: 'FeatureCollection',
      features: [
        ...clusters.map(({ longitude, latitude, size, shift }) =>
          roomAt([longitude, latitude], size, [shift.x, shift.y]),
        ),
        ...places.map(({ room, place, shift }) => roomAt(place, room, shift)),
      ],
    }),
    [clusters, places],
  );
  return (
    <Source id="mark-rooms" type="geojson" data={data}>
      <Layer
        id="mark-rooms"
        type="symbol"
        layout={{
          'icon-image': ['get', 'image'],
          'icon-offset': ['get', 'shift'],
          'icon-allow-overlap': true,
          'icon-padding': 0,
        }}
      />
    </Source>
  );
}

function roomAt(coordinates: GeoJSON.Position, room: Room, shift: [x: number, y: number]): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { image: imageOf(room), shift },
  };
}

/** A width that is less where the marks are smallest. */
const walkWidth = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  12,
  far,
  13.5,
  near,
];

/** The walk from mark to mark, drawn below the map's names. */
export function WalkLine({ route, below }: { route: GeoJSON.MultiLineString; below: string | undefined }) {
  const order = below === undefined ? {} : { beforeId: below };
  return (
    <Source id="walk" type="geojson" data={{ type: 'Feature', geometry: route, properties: {} }}>
      <Layer
        {...order}
        id="walk-edge"
        type="line"
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': '#f5f8f8', 'line-width': walkWidth(4.5, 7) }}
      />
      <Layer
        {...order}
        id="walk-line"
        type="line"
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': '#0f1112', 'line-width': walkWidth(2, 3), 'line-dasharray': [2.4, 1.2] }}
      />
    </Source>
  );
}
