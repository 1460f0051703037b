import type { MapMark } from './map-mark';
import { mercator } from './projection';

/** Marks that are too close together to be told apart at a zoom. */
export interface Cluster {
  marks: MapMark[];
  latitude: number;
  longitude: number;
}

/** Width of the world in pixels at zoom 0, as in MapLibre. */
const worldSize = 512;

/** Half the size of a marker in pixels, including its slant: of a single one, and of a cluster with its numbers. */
const halves = { mark: 20, cluster: 39, height: 17 } as const;

/** From this zoom on there are no clusters. */
const lastClusteredZoom = 16.5;

interface Group {
  marks: MapMark[];
  /** Position of its marker in pixels of the world. */
  x: number;
  y: number;
}

const halfWidth = ({ marks }: Group) => (marks.length > 1 ? halves.cluster : halves.mark);

/** Whether the markers of two groups would overlap. */
function overlap(one: Group, other: Group): boolean {
  return (
    Math.abs(one.x - other.x) < halfWidth(one) + halfWidth(other) &&
    Math.abs(one.y - other.y) < 2 * halves.height
  );
}

function groupOf(marks: MapMark[], scale: number): Group {
  const spots = marks.map(({ longitude, latitude }) => mercator(longitude, latitude));
  return { marks, x: mean(spots.map(({ x }) => x)) * scale, y: mean(spots.map(({ y }) => y)) * scale };
}

/**
 * Clusters at a zoom, in the order of the marks: groups with overlapping markers are joined until there are none. The mark `keepApart`
 * stays single, so that the chosen one is always visible.
 */
export function clusterMarks(marks: readonly MapMark[], zoom: number, keepApart: number | null): Cluster[] {
  const scale = worldSize * 2 ** zoom;
  const groups = marks.map((mark) => groupOf([mark], scale));
  if (zoom < lastClusteredZoom) join(groups, scale, keepApart);
  return groups.map((each) => ({
    marks: each.marks,
    latitude: mean(each.marks.map(({ latitude }) => latitude)),
    longitude: mean(each.marks.map(({ longitude }) => longitude)),
  }));
}

/** Joins groups in place until none overlap. A group that has grown may overlap one that it was compared with before. */
function join(groups: Group[], scale: number, keepApart: number | null): void {
  const isFree = ({ marks }: Group) => marks.length > 1 || marks[0]?.id !== keepApart;
  for (let i = 0; i < groups.length; i += 1) {
    const one = groups[i];
    if (!one || !isFree(one)) continue;
    const near = groups.findIndex((other, j) => j !== i && isFree(other) && overlap(one, other));
    const other = groups[near];
    if (!other) continue;
    const [first, second] = near < i ? [other, one] : [one, other];
    groups[Math.min(i, near)] = groupOf([...first.marks, ...second.marks], scale);
    groups.splice(Math.max(i, near), 1);
    i = -1;
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** West, south, east and north bounds of some places; null for none. */
export function boundsOf(
  places: readonly { latitude: number; longitude: number }[],
): [number, number, number, number] | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
