import type { MapMark } from './map-mark';
import type { Marker } from './marker-confusion';
import type { MarkerSize, Spot } from './marker-size';
import { mercator, placeAt } from './projection';
import { areApart, settle } from './settling';

/** Marks that are too close together to be told apart at a zoom. */
export interface Cluster {
  marks: MapMark[];
  /** Its place: of a single one its own, otherwise the middle of all its marks. */
  latitude: number;
  longitude: number;
  /** How far its marker stands from its place, in pixels to the right and down. */
  shift: Spot;
  size: MarkerSize;
}

/** Width of the world in pixels at a zoom, as in MapLibre. */
export const worldSize = (zoom: number) => 512 * 2 ** zoom;

/**
 * At these zooms frames of each kind begin at least (map.module.css, town-map.tsx), and single markers have these sizes from there on: the
 * least ones are as tiny, but stand on the map of a narrow phone.
 */
export const firstZooms = { least: 11.7, tiny: 11.88, small: 12.6, mark: 13.16 } as const;

export type FirstSize = keyof typeof firstZooms;

/**
 * Markers are placed at these zooms, and keep their distance from their places in between: whoever comes nearer sees them drift apart, and
 * none jumps.
 */
const placingZooms = [...Object.values(firstZooms), 14.125, 15.125, 16.125] as const;

/** Farther away there are only clusters. */
const farZoom = 10;

/** The zoom at which the markers are placed that are seen at a zoom. */
export function placingZoom(zoom: number): number {
  return placingZooms.findLast((each) => each <= zoom) ?? farZoom;
}

function sizeAt(zoom: number): MarkerSize {
  if (zoom >= firstZooms.mark) return 'mark';
  return zoom >= firstZooms.small ? 'small' : 'tiny';
}

/** From this zoom on there are no clusters, and every mark stands in its place. */
const lastClusteredZoom = 16;

/** How far a marker may stand from its place in pixels, and in which steps. */
const reach = 54;
const step = 3;

/** How a marker may stand aside from its place, the least first. */
const shifts: readonly Spot[] = Array.from({ length: ((2 * reach) / step + 1) ** 2 }, (_, index) => ({
  x: (index % ((2 * reach) / step + 1)) * step - reach,
  y: Math.floor(index / ((2 * reach) / step + 1)) * step - reach,
}))
  .filter(({ x, y }) => Math.hypot(x, y) <= reach)
  .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

const inPlace: Spot = { x: 0, y: 0 };

/** So many marks try every shift. More of them try fewer, the least ones, so that hundreds keep nobody waiting. */
const fewMarks = 30;

function shiftsFor(marks: number): readonly Spot[] {
  return shifts.slice(
    0,
    Math.max(9, Math.round(shifts.length * (fewMarks / Math.max(marks, fewMarks)) ** 2)),
  );
}

/** Some marks with one marker. */
interface Group extends Marker {
  marks: MapMark[];
}

/**
 * Clusters at a zoom, in the order of the marks: markers that would overlap move apart a little, and where there is no room for that they
 * are joined until there is. Farther away than the first zoom there is none: names of town and river stand between the few clusters. The
 * chosen mark stays single and in its place, so that it is always visible.
 */
export function clusterMarks(marks: readonly MapMark[], zoom: number, chosen: number | null): Cluster[] {
  const placed = placingZoom(zoom);
  const scale = worldSize(placed);
  const groups = marks.map((mark, rank): Group => {
    const { x, y } = mercator(mark.longitude, mark.latitude);
    const size = mark.id === chosen ? 'chosen' : sizeAt(placed);
    return { marks: [mark], x: x * scale, y: y * scale, shift: inPlace, size, rank };
  });
  return gather(groups, placed).map((group) => ({
    marks: marks.filter((mark) => group.marks.includes(mark)),
    ...placeAt({ x: group.x / scale, y: group.y / scale }),
    shift: group.shift,
    size: group.size,
  }));
}

/** How large marks are in a frame with so much room, and the markers that the live map begins with there. */
export interface Room {
  size: FirstSize;
  clusters: readonly Cluster[];
}

/** The markers of some places as the live map begins with them, by how much room its frame has. */
export function listFirstRooms(marks: readonly MapMark[]): Room[] {
  return (['least', 'tiny', 'small', 'mark'] as const).map((size) => ({
    size,
    clusters: clusterMarks(marks, firstZooms[size], null),
  }));
}

function gather(groups: readonly Group[], zoom: number): readonly Group[] {
  if (zoom >= lastClusteredZoom) return groups;
  return zoom < firstZooms.least ? join(groups) : spread(groups, shiftsFor(groups.length));
}

const isChosen = ({ size }: Group) => size === 'chosen';

/** The groups with all markers in their places, joined until none overlap. */
function join(groups: readonly Group[]): Group[] {
  const free = groups.filter((group) => !isChosen(group));
  for (const one of free) {
    const other = free.find((each) => each !== one && !areApart(one, each));
    if (other) return join(joined(groups, one, other));
  }
  return [...groups];
}

/** The groups with room for each marker; those that find none are joined with their nearest. */
function spread(groups: readonly Group[], tried: readonly Spot[]): Group[] {
  const placed = groups.filter(isChosen);
  for (const group of groups) {
    if (isChosen(group)) continue;
    // A cluster stands where it is meant: there are as few as there is room for.
    const spot = (group.size === 'cluster' ? [inPlace] : tried)
      .map((shift) => ({ ...group, shift }))
      .find((moved) => placed.every((other) => areApart(moved, other)));
    if (!spot) {
      const near = nearest(group, groups);
      if (near) return spread(joined(groups, group, near), tried);
    }
    placed.push(spot ?? group);
  }
  return settle(
    groups.flatMap(({ marks }) => placed.find((each) => each.marks === marks) ?? []),
    tried,
  );
}

/** The group that another can be joined with whose marker is the closest. */
function nearest(group: Group, groups: readonly Group[]): Group | undefined {
  const distance = ({ x, y }: Group) => Math.hypot(x - group.x, y - group.y);
  return groups
    .filter((other) => other !== group && !isChosen(other))
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The groups with two of them as one, where the first of them was. */
function joined(groups: readonly Group[], one: Group, other: Group): Group[] {
  const isEither = (group: Group) => group === one || group === other;
  return groups
    .filter((group) => !isEither(group))
    .toSpliced(groups.findIndex(isEither), 0, merge(one, other));
}

/** Two groups as a cluster, in the middle of all its marks. */
function merge(one: Group, other: Group): Group {
  const marks = [...one.marks, ...other.marks];
  const middle = (axis: 'x' | 'y') =>
    (one[axis] * one.marks.length + other[axis] * other.marks.length) / marks.length;
  return { marks, x: middle('x'), y: middle('y'), shift: inPlace, size: 'cluster', rank: one.rank };
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
