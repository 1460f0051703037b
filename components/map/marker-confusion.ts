import { halves, type MarkerSize } from './marker-size';
import type { Standing } from './name-room';

/** A marker, by its place in pixels of the world and how far it stands from that. */
export interface Marker extends Standing {
  size: MarkerSize;
}

/** Than cover the place of another or the line to it, a marker may rather stand farther away, by so many times half its width. */
const hidden = 2;

/** The same for a line that crosses another, and for markers with less than a gap between them; the smallest have no room for gaps. */
const crossed = 1;
const crowded = 0.25;
const gap = 2;

/** How hard two markers are to read that do not overlap, in pixels that one may rather stand farther from its place. */
export function confusion(one: Marker, other: Marker): number {
  const weight =
    (covers(one, other) || covers(other, one) ? hidden : 0) +
    (linesCross(one, other) ? crossed : 0) +
    (one.size !== 'tiny' && areCrowded(one, other) ? crowded : 0);
  return weight * halves[one.size].width;
}

/** How far the sides of a marker lean to the left for each pixel down: the site's slant of 12 degrees. */
const lean = Math.tan((12 * Math.PI) / 180);

/** Whether a marker lies over the place of another or over the line to it: over a part of that between both pairs of sides. */
function covers(one: Marker, other: Marker): boolean {
  const { width, height } = halves[one.size];
  const from = { x: other.x - one.x - one.shift.x, y: other.y - one.y - one.shift.y };
  const { x, y } = other.shift;
  const across = partWithin(from.x + lean * from.y, x + lean * y, width - lean * height);
  const down = partWithin(from.y, y, height);
  return Math.max(across.start, down.start) < Math.min(across.end, down.end);
}

/** Which part of a way from a point is less than `half` from zero: its ends as shares of the way. */
function partWithin(from: number, along: number, half: number): { start: number; end: number } {
  if (along === 0) return Math.abs(from) < half ? { start: 0, end: 1 } : { start: 1, end: 0 };
  const [one, other] = [(-half - from) / along, (half - from) / along];
  return { start: Math.max(0, Math.min(one, other)), end: Math.min(1, Math.max(one, other)) };
}

/** Whether the lines of two markers to their places cross. */
function linesCross(one: Marker, other: Marker): boolean {
  return partsEnds(one, other) && partsEnds(other, one);
}

/** Whether the place of a marker and the marker stand on different sides of the line of another. */
function partsEnds({ x, y, shift }: Marker, other: Marker): boolean {
  const place = shift.x * (other.y - y) - shift.y * (other.x - x);
  const marker = place + shift.x * other.shift.y - shift.y * other.shift.x;
  return place * marker < 0;
}

function areCrowded(one: Marker, other: Marker): boolean {
  const [half, otherHalf] = [halves[one.size], halves[other.size]];
  return (
    Math.abs(one.x + one.shift.x - other.x - other.shift.x) < half.width + otherHalf.width + gap &&
    Math.abs(one.y + one.shift.y - other.y - other.shift.y) < half.height + otherHalf.height + gap
  );
}
