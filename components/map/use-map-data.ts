import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { homeMap, sharedNames } from './home-map';
import { openArchive } from './map-library';
import type { MapMark } from './map-mark';
import type { MapSettings } from './map-settings';
import { paletteStyle } from './palette-style';
import { walkedOnce, walkingRoute, type Ways } from './walking-route';

export interface ReadyMap {
  style: StyleSpecification | string;
  /** Bounds of the archive: west, south, east, north; null for an external style. */
  bounds: [number, number, number, number] | null;
}

/** The style to draw; null while loading. An unreadable archive is reported. */
export function useReadyMap(
  settings: MapSettings,
  locale: Locale,
  onFailure: (() => void) | undefined,
): ReadyMap | null {
  const [ready, setReady] = useState<ReadyMap | null>(null);
  const { tiles, style } = settings;
  useEffect(() => {
    let isGone = false;
    const set = (value: ReadyMap) => !isGone && setReady(value);
    if (style !== null) set({ style, bounds: null });
    if (tiles !== null) {
      const address = new URL(tiles, location.href).href;
      openArchive(address).then(
        ({ schema, attribution, bounds }) =>
          set({
            style: paletteStyle({
              ...{ tiles: address, schema, locale, attribution },
              ...(tiles === homeMap.tiles ? { shared: sharedNames } : {}),
            }),
            bounds,
          }),
        () => !isGone && onFailure?.(),
      );
    }
    return () => {
      isGone = true;
    };
  }, [tiles, style, locale, onFailure]);
  return ready;
}

/** The walk from mark to mark as lines; null while loading, and without a walk. */
export function useRoute(ways: string | null, marks: readonly MapMark[], isWanted: boolean) {
  const [network, setNetwork] = useState<Ways | null>(null);
  const [lines, setLines] = useState<GeoJSON.MultiLineString | null>(null);
  useEffect(() => {
    if (!isWanted || ways === null) return;
    const stop = new AbortController();
    void fetch(ways, { signal: stop.signal })
      .then((answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json() as Promise<Ways>;
      })
      // Without the network the walk is drawn straight from mark to mark.
      .catch((): Ways => ({ nodes: [], edges: [] }))
      .then((network) => !stop.signal.aborted && setNetwork(network));
    return () => stop.abort();
  }, [ways, isWanted]);
  useEffect(() => {
    const canDraw = isWanted && marks.length > 1 && (network !== null || ways === null);
    setLines(
      canDraw ? { type: 'MultiLineString', coordinates: walkedOnce(walkingRoute(marks, network)) } : null,
    );
  }, [network, ways, marks, isWanted]);
  return lines;
}
