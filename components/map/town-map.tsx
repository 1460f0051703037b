'use client';

import * as library from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AttributionControl, Map, Marker, type MapRef } from 'react-map-gl/maplibre';
import { wantsLessMotion } from '@/lib/client/motion';
import type { Locale } from '@/lib/contract/locale';
import { boundsOf, clusterMarks, placingZoom, type Cluster } from './clusters';
import { firstBounds, isWithin, placeZoom, type Bounds } from './home-map';
import type { MapLabels } from './labels';
import { Leader } from './leader';
import {
  addRoomImages,
  addStopSign,
  findFirstLabels,
  findReserved,
  isHigh,
  isPhone,
  type ReservedPlace,
  MarkRooms,
  WalkLine,
} from './map-layers';
import type { MapMark } from './map-mark';
import type { MapSettings } from './map-settings';
import { MarkButton } from './mark-button';
import { isLed } from './marker-size';
import styles from './town-map.module.css';
import { useReadyMap, useRoute } from './use-map-data';

export interface Place {
  latitude: number;
  longitude: number;
}

export interface TownMapProps {
  locale: Locale;
  settings: MapSettings;
  labels: MapLabels;
  marks: readonly MapMark[];
  /** The chosen mark. */
  chosen: number | null;
  onChoose?: ((id: number) => void) | undefined;
  /** The visitor's position. */
  position?: Place | null;
  /** Whether to draw the walk from mark to mark. */
  hasRoute?: boolean;
  /** Called with the place when the map itself is pressed. */
  onPick?: ((place: Place) => void) | undefined;
  /** Whether the page scrolls over the map, which then moves with two fingers or a modifier key. */
  isQuiet?: boolean;
  onFailure?: (() => void) | undefined;
}

/** Padding of the shown area in pixels, on the right including the buttons. A phone has less, and shows more above and below. */
const padding = () => {
  const rest = isPhone() ? 36 : 64;
  return { top: rest, right: 96, bottom: rest, left: rest };
};
/**
 * Padding of what is shown first, as in map.module.css: its marks stand beside the buttons, in a high window below them, on a phone above
 * them, or between them and the cards of the works.
 */
const firstPadding = (isQuiet: boolean) => {
  if (isHigh(isQuiet)) return { top: 100, right: 44, bottom: 64, left: 36 };
  if (!isPhone()) return { top: 40, right: 88, bottom: 40, left: 40 };
  return isQuiet
    ? { top: 24, right: 36, bottom: 24, left: 15 }
    : { top: 144, right: 36, bottom: 120, left: 15 };
};
const nearest = 18.5;
const farthest = 10.5;
/** Zoom for a chosen mark. */
const closeUp = 15.4;

function duration(): number {
  return wantsLessMotion() ? 0 : 600;
}

/** The live map. It is only loaded by `import()`: MapLibre is the largest part of the site. */
export function TownMap(props: TownMapProps) {
  const {
    locale,
    settings,
    labels,
    marks,
    chosen,
    onChoose,
    position = null,
    onPick,
    isQuiet = false,
  } = props;
  const map = useRef<MapRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  const ready = useReadyMap(settings, locale, props.onFailure);
  const route = useRoute(settings.ways, marks, props.hasRoute === true);
  const [zoom, setZoom] = useState(placingZoom(13));
  // Layers of the style, once it has loaded.
  const [layers, setLayers] = useState<{ firstLabels: string | undefined } | null>(null);
  const [reserved, setReserved] = useState<ReservedPlace[]>([]);
  const [stop, setStop] = useState<number | null>(null);
  // A point outside the archive would move the map to where there is nothing.
  const within = ready?.bounds ?? null;
  const there = useMemo(
    () => marks.filter((mark) => within === null || isWithin(mark, within)),
    [marks, within],
  );
  const clusters = useMemo(() => clusterMarks(there, zoom, chosen), [there, zoom, chosen]);

  useEffect(() => {
    const mark = marks.find(({ id }) => id === chosen);
    if (!mark) return;
    const current = map.current?.getZoom() ?? closeUp;
    map.current?.easeTo({
      center: [mark.longitude, mark.latitude],
      zoom: Math.max(current, closeUp),
      duration: duration(),
    });
    // Also once the map is there: who follows a link to a work on the map has chosen it before.
  }, [chosen, marks, layers]);

  // Seen once names have left the room of the marks, which the map knows nothing of when it has loaded: until then there is the drawing.
  useEffect(() => {
    const drawn = layers && map.current?.getMap();
    if (!drawn) return;
    const show = () => frame.current?.setAttribute('data-loaded', '');
    drawn.once('idle', show);
    drawn.triggerRepaint();
    return () => {
      drawn.off('idle', show);
    };
  }, [layers]);

  useEffect(() => {
    if (position)
      map.current?.easeTo({
        center: [position.longitude, position.latitude],
        zoom: 15,
        duration: duration(),
      });
  }, [position]);

  if (ready === null) return null;

  const press = ({ marks: together }: Cluster) => {
    const [first] = together;
    const bounds = boundsOf(together);
    if (first && together.length === 1) onChoose?.(first.id);
    else if (bounds)
      map.current?.fitBounds(bounds, { padding: padding(), maxZoom: 17, duration: duration() });
  };
  const step = (from: number, direction: -1 | 1 | 'first' | 'last') => {
    const end = clusters.length - 1;
    const next =
      direction === 'first' ? 0 : direction === 'last' ? end : (from + direction + end + 1) % (end + 1);
    const cluster = clusters[next];
    const id = cluster?.marks[0]?.id;
    if (!cluster || id === undefined) return;
    setStop(id);
    frame.current?.querySelector<HTMLElement>(`[data-mark="${id}"]`)?.focus({ preventScroll: true });
    map.current?.easeTo({ center: [cluster.longitude, cluster.latitude], duration: duration() });
  };
  const stops = clusters.findIndex(({ marks: together }) =>
    together.some(({ id }) => id === (stop ?? chosen)),
  );
  const zoomBy = (by: number) =>
    map.current?.zoomTo((map.current.getZoom() || zoom) + by, { duration: duration() });

  return (
    <div ref={frame} className={styles.live} role="group" aria-label={labels.map}>
      <Map
        ref={map}
        mapLib={library}
        mapStyle={ready.style}
        initialViewState={startOf(there, within, settings.overview !== null, isQuiet)}
        {...(ready.bounds ? { maxBounds: ready.bounds } : {})}
        minZoom={farthest}
        maxZoom={nearest}
        maxPitch={0}
        dragRotate={false}
        touchPitch={false}
        cooperativeGestures={isQuiet}
        attributionControl={false}
        locale={{
          'Map.Title': labels.map,
          'CooperativeGesturesHandler.WindowsHelpText': labels.ctrl,
          'CooperativeGesturesHandler.MacHelpText': labels.command,
          'CooperativeGesturesHandler.MobileHelpText': labels.fingers,
        }}
        style={{ position: 'absolute', inset: 0 }}
        onStyleData={({ target }) => addStopSign(target)}
        onLoad={({ target }) => {
          target.touchZoomRotate.disableRotation();
          setZoom(placingZoom(target.getZoom()));
          addRoomImages(target);
          setReserved(findReserved(target, isQuiet));
          setLayers({ firstLabels: findFirstLabels(target) });
        }}
        onZoom={({ viewState }) => setZoom(placingZoom(viewState.zoom))}
        onMoveEnd={({ target }) => setReserved(findReserved(target, isQuiet))}
        onClick={({ lngLat }) => onPick?.({ latitude: lngLat.lat, longitude: lngLat.lng })}
      >
        <AttributionControl compact={false} />
        {layers && route && <WalkLine route={route} below={layers.firstLabels} />}
        {layers && <MarkRooms clusters={clusters} reserved={reserved} />}
        {clusters.map(
          ({ marks: [first], longitude, latitude, shift, size }) =>
            first &&
            isLed(shift, size) && (
              <Marker
                key={`leader-${first.id}`}
                longitude={longitude}
                latitude={latitude}
                style={{ zIndex: 0, pointerEvents: 'none' }}
              >
                <Leader shift={shift} />
              </Marker>
            ),
        )}
        {clusters.map((cluster, index) => {
          const [first] = cluster.marks;
          if (!first) return null;
          return (
            <Marker
              key={first.id}
              longitude={cluster.longitude}
              latitude={cluster.latitude}
              offset={[cluster.shift.x, cluster.shift.y]}
              style={{ zIndex: cluster.size === 'chosen' ? 2 : 1 }}
            >
              <MarkButton
                cluster={cluster}
                labels={labels}
                isStop={stops === -1 ? index === 0 : index === stops}
                onPress={() => {
                  setStop(first.id);
                  press(cluster);
                }}
                onStep={(direction) => step(index, direction)}
              />
            </Marker>
          );
        })}
        {position && (
          <Marker longitude={position.longitude} latitude={position.latitude}>
            <span className={styles.you} role="img" aria-label={labels.you} />
          </Marker>
        )}
      </Map>
      <div className={styles.zoom} data-quiet={isQuiet || undefined}>
        <button type="button" aria-label={labels.zoomIn} onClick={() => zoomBy(1)}>
          +
        </button>
        <button type="button" aria-label={labels.zoomOut} onClick={() => zoomBy(-1)}>
          −
        </button>
      </div>
    </div>
  );
}

/** The initial view: what the drawing shows, where that has all marks, else all marks, the only one, or the middle of the archive. */
function startOf(marks: readonly MapMark[], archive: Bounds | null, isDrawn: boolean, isQuiet: boolean) {
  const bounds = boundsOf(marks);
  const [only] = marks;
  const drawn = isDrawn && marks.length > 1 ? firstBounds(marks, isQuiet) : null;
  if (drawn) {
    const [west, south, east, north] = drawn;
    const town: [number, number, number, number] = [west, south, east, north];
    return { bounds: town, fitBoundsOptions: { padding: firstPadding(isQuiet) } };
  }
  if (bounds && marks.length > 1) return { bounds, fitBoundsOptions: { padding: padding() } };
  return only
    ? { longitude: only.longitude, latitude: only.latitude, zoom: placeZoom }
    : { longitude: middle(archive, 0), latitude: middle(archive, 1), zoom: 14 };
}

function middle(bounds: readonly number[] | null, axis: 0 | 1): number {
  return bounds ? ((bounds[axis] ?? 0) + (bounds[axis + 2] ?? 0)) / 2 : 0;
}
