import type { MapMark } from './map-mark';
import { mercator } from './projection';

/** Marks that stand too close together to be told apart at a zoom. */
export interface Cluster {
  marks: MapMark[];
  latitude: number;
  longitude: number;
}

/** Width of the world in pixels at zoom 0, as MapLibre has it. */
const worldSize = 512;

/** Pixels within which marks are one cluster: across as far as the name of a cluster is wide, in height as far as a mark is high. */
const reach = { x: 52, y: 32 };

/** From this zoom on every mark stands by itself. */
const lastClusteredZoom = 16.5;

/**
 * Clusters at a zoom, in the marks' order: each mark joins the first cluster that begins close enough. One of which `keepApart` is part
 * stays by itself, so that what is chosen is always seen.
 */
export function clusterMarks(marks: readonly MapMark[], zoom: number, keepApart: number | null): Cluster[] {
  const scale = worldSize * 2 ** zoom;
  const found: { marks: MapMark[]; x: number; y: number }[] = [];
  for (const mark of marks) {
    const { x, y } = mercator(mark.longitude, mark.latitude);
    const near =
      zoom >= lastClusteredZoom || mark.id === keepApart
        ? undefined
        : found.find(
            (each) =>
              each.marks[0]?.id !== keepApart &&
              Math.abs(each.x - x) * scale < reach.x &&
              Math.abs(each.y - y) * scale < reach.y,
          );
    if (near) near.marks.push(mark);
    else found.push({ marks: [mark], x, y });
  }
  return found.map((each) => ({
    marks: each.marks,
    latitude: mean(each.marks.map(({ latitude }) => latitude)),
    longitude: mean(each.marks.map(({ longitude }) => longitude)),
  }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** West, south, east, north of some places; null for none. */
export function boundsOf(
  places: readonly { latitude: number; longitude: number }[],
): [number, number, number, number] | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
