import { confusion, type Marker } from './marker-confusion';
import { halves, isLed, type Spot } from './marker-size';

/** How often every marker looks for a better place, now that all others have one. */
const rounds = 4;

/** Whether a marker stays where it is: the chosen one, so that it is where it is looked for, and a cluster, which is as wide as it has room. */
const isFixed = ({ size }: Marker) => size === 'chosen' || size === 'cluster';

/**
 * Markers that stand apart, each as close to its place as it can without hiding where others belong, being hidden, or standing in the wrong
 * order: one at a time, and by twos where one is in the other's way.
 * @param tried How a marker may stand aside, the least first.
 */
export function settle<Each extends Marker>(markers: readonly Each[], tried: readonly Spot[]): Each[] {
  let settled = [...markers];
  const course = courseOf(markers);
  for (let round = 0; round < rounds; round += 1) {
    const before = settled;
    for (const index of settled.keys()) settled = withOneMoved(settled, index, tried, course);
    for (const index of settled.keys())
      for (const other of settled.keys()) settled = withTwoMoved(settled, index, other, tried, course);
    if (settled === before) break;
  }
  return settled;
}

/** Where all markers belong. */
interface Course {
  /** The direction from the first of their places to the last, as long as a pixel. */
  onward: Spot;
  /** Between these markers are seen on a phone. */
  west: number;
  east: number;
}

/** What a phone's frame has beside the outermost places (map.module.css), less half of a marker. */
const beside = { west: 3, east: 18 } as const;

function courseOf(markers: readonly Marker[]): Course {
  const [first, last] = [markers[0], markers.at(-1)];
  const [x, y] = first && last ? [last.x - first.x, last.y - first.y] : [0, 0];
  const length = Math.hypot(x, y) || 1;
  const across = markers.map((marker) => marker.x);
  return {
    onward: { x: x / length, y: y / length },
    west: Math.min(...across) - beside.west,
    east: Math.max(...across) + beside.east,
  };
}

/** The markers with one of them where it stands better; themselves if it stands well. */
function withOneMoved<Each extends Marker>(
  markers: Each[],
  index: number,
  tried: readonly Spot[],
  course: Course,
): Each[] {
  const marker = markers[index];
  if (!marker || isFixed(marker)) return markers;
  const others = markers.filter((other) => other !== marker);
  const shift = bestShift(marker, others, costOf(marker, others, Infinity, course), tried, course);
  return shift ? markers.with(index, { ...marker, shift }) : markers;
}

/** The markers with two of them where both stand better that are hard to read as they stand; themselves if there is no such place. */
function withTwoMoved<Each extends Marker>(
  markers: Each[],
  index: number,
  otherIndex: number,
  tried: readonly Spot[],
  course: Course,
): Each[] {
  const [one, other] = [markers[index], markers[otherIndex]];
  if (!one || !other || one === other || isFixed(one) || isFixed(other)) return markers;
  if (confusion(one, other, course.onward) === 0) return markers;
  const rest = markers.filter((each) => each !== one && each !== other);
  const cost = costOf(one, [...rest, other], Infinity, course) + costOf(other, rest, Infinity, course);
  const shift = bestShift(one, rest, cost, tried, course);
  if (!shift) return markers;
  const moved: Each = { ...one, shift };
  const left = cost - costOf(moved, rest, Infinity, course);
  const otherShift = bestShift(other, [...rest, moved], left, tried, course);
  return otherShift ? markers.with(index, moved).with(otherIndex, { ...other, shift: otherShift }) : markers;
}

/** As much less has to be won by a move: two sums of the same parts may differ by less. */
const least = 1e-6;

/** How a marker stands aside best among others; null if that costs `most` or more. */
function bestShift(
  { x, y, size, rank }: Marker,
  others: readonly Marker[],
  most: number,
  tried: readonly Spot[],
  course: Course,
): Spot | null {
  let best: Spot | null = null;
  let bound = most - least;
  for (const shift of tried) {
    if (Math.hypot(shift.x, shift.y) >= bound) break;
    const moved: Marker = { x, y, shift, size, rank };
    if (!others.every((other) => areApart(moved, other))) continue;
    const cost = costOf(moved, others, bound, course);
    if (cost < bound) [best, bound] = [shift, cost];
  }
  return best;
}

/** Than one pixel beyond that, a marker may rather stand so many farther from its place. */
const outside = 6;

/** Than have a line to its place, a marker may rather stand so many pixels farther: every line is one more thing to read. */
const line = 10;

/** How far a marker stands from its place, and how hard it is to read among others, in pixels; at least `most` if it reaches that. */
function costOf(marker: Marker, others: readonly Marker[], most: number, course: Course): number {
  const across = marker.x + marker.shift.x;
  let cost =
    Math.hypot(marker.shift.x, marker.shift.y) +
    (isLed(marker.shift, marker.size) ? line : 0) +
    Math.max(0, course.west - across, across - course.east) * outside;
  for (const other of others) {
    if (cost >= most) break;
    cost += confusion(marker, other, course.onward);
  }
  return cost;
}

/**
 * Whether two markers are apart, in the direction in which their places are: what is north of another stays north of it, and coming nearer
 * parts them further.
 */
export function areApart(one: Marker, other: Marker): boolean {
  const [half, otherHalf] = [halves[one.size], halves[other.size]];
  return (
    isApart(one.x - other.x, one.shift.x - other.shift.x, half.width + otherHalf.width) ||
    isApart(one.y - other.y, one.shift.y - other.shift.y, half.height + otherHalf.height)
  );
}

/** Whether two markers are so far apart along one axis, by the distance of their places and how much farther they are shifted. */
function isApart(between: number, further: number, room: number): boolean {
  const gap = between + further;
  return Math.abs(gap) >= room && gap * between >= 0;
}
