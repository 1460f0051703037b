import type { Map as LibraryMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { Cluster } from './clusters';

/** The space of a marker on the map in pixels: its button with the slant and a margin. */
const rooms = {
  mark: { width: 48, height: 38 },
  cluster: { width: 84, height: 38 },
  chosen: { width: 72, height: 56 },
} as const;

type Room = keyof typeof rooms;

function roomOf({ marks }: Cluster, chosen: number | null): Room {
  if (marks.length > 1) return 'cluster';
  return marks[0]?.id === chosen ? 'chosen' : 'mark';
}

const imageOf = (room: Room) => `room-${room}`;

/** Registers the images that `MarkRooms` places, which are transparent. */
export function addRoomImages(map: LibraryMap): void {
  for (const [name, { width, height }] of Object.entries(rooms))
    map.addImage(imageOf(name as Room), { width, height, data: new Uint8Array(width * height * 4) });
}

/** The lowest layer with names: what is drawn below it does not cover them. Undefined if the style has no names. */
export function findFirstLabels(map: LibraryMap): string | undefined {
  return map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
}

/** Reserves the space of markers, so that the map's names avoid it. The markers themselves are buttons above the map. */
export function MarkRooms({ clusters, chosen }: { clusters: readonly Cluster[]; chosen: number | null }) {
  const data = useMemo(
    (): GeoJSON.FeatureCollection => ({
      type: 'FeatureCollection',
      features: clusters.map((cluster) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [cluster.longitude, cluster.latitude] },
        properties: { image: imageOf(roomOf(cluster, chosen)) },
      })),
    }),
    [clusters, chosen],
  );
  return (
    <Source id="mark-rooms" type="geojson" data={data}>
      <Layer
        id="mark-rooms"
        type="symbol"
        layout={{ 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-padding': 0 }}
      />
    </Source>
  );
}

/** The walk from mark to mark, drawn below the map's names. */
export function WalkLine({ route, below }: { route: GeoJSON.LineString; below: string | undefined }) {
  const order = below === undefined ? {} : { beforeId: below };
  return (
    <Source id="walk" type="geojson" data={{ type: 'Feature', geometry: route, properties: {} }}>
      <Layer
        {...order}
        id="walk-edge"
        type="line"
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': '#f5f8f8', 'line-width': 7 }}
      />
      <Layer
        {...order}
        id="walk-line"
        type="line"
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': '#0f1112', 'line-width': 3, 'line-dasharray': [2.4, 1.2] }}
      />
    </Source>
  );
}
