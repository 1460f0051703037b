import { halves, lean, type MarkerSize, type Spot } from './marker-size';
import type { Standing } from './name-room';

/** A marker, by its place in pixels of the world and how far it stands from that. */
export interface Marker extends Standing {
  size: MarkerSize;
  /** Its place in the order of the marks. */
  rank: number;
}

/** Than cover the place of another or the line to it, a marker may rather stand farther away, by so many times half its width. */
const hidden = 6;

/** The same for a line that crosses another, for one that seems to lead to the place of another, and for markers in the wrong order. */
const crossed = 3;
const mistaken = 3;
const disordered = 3;

/** The same for markers with less than a gap between them; the smallest have no room for gaps. */
const crowded = 0.25;
const gap = 2;

/** Markers keep their distance from their places while the map grows by so much, and are read all the way. */
const growths = [1, 1.35, 1.75];

/**
 * How hard two markers are to read that do not overlap, in pixels that one may rather stand farther from its place.
 * @param onward The direction from the first of all marks to the last: as long as a pixel.
 */
export function confusion(one: Marker, other: Marker, onward: Spot): number {
  if (!meet(one, other)) return 0;
  let weight =
    (areDisordered(one, other, onward) ? disordered : 0) +
    (one.size !== 'tiny' && areCrowded(one, other) ? crowded : 0);
  for (const growth of growths) {
    const between = { x: (other.x - one.x) * growth, y: (other.y - one.y) * growth };
    weight += confusionOfLines(one, other, between) / growths.length;
  }
  return weight * halves[one.size].width;
}

/** The same of their lines and places, by the way from one place to the other, in times half of a marker's width. */
function confusionOfLines(one: Marker, other: Marker, { x, y }: Spot): number {
  return (
    (covers(one, other, x, y) ? hidden : 0) +
    (covers(other, one, -x, -y) ? hidden : 0) +
    (linesCross(one.shift, other.shift, x, y) ? crossed : 0) +
    (seemsToLeadTo(one.shift, x, y) || seemsToLeadTo(other.shift, -x, -y) ? mistaken : 0)
  );
}

/** Whether what two markers take with the lines to their places overlaps. What does not now will not while the map grows. */
function meet(one: Marker, other: Marker): boolean {
  const [half, otherHalf] = [halves[one.size], halves[other.size]];
  return (
    partsMeet(other.x - one.x, one.shift.x, other.shift.x, half.width + otherHalf.width + gap) &&
    partsMeet(other.y - one.y, one.shift.y, other.shift.y, half.height + otherHalf.height + gap)
  );
}

/** The same along one axis: by the distance of their places, how far each is shifted, and how much room they need. */
function partsMeet(between: number, shift: number, otherShift: number, room: number): boolean {
  return (
    between + Math.min(otherShift, 0) - Math.max(shift, 0) < room &&
    Math.min(shift, 0) - between - Math.max(otherShift, 0) < room
  );
}

/**
 * Whether of two markers the one with the lower number stands farther on. Where that is true of their places, and by more than their
 * markers hide, it has to be.
 */
function areDisordered(one: Marker, other: Marker, onward: Spot): boolean {
  const direction = Math.sign(other.rank - one.rank);
  const along = (x: number, y: number) => (x * onward.x + y * onward.y) * direction;
  const [x, y] = [other.x - one.x, other.y - one.y];
  return (
    along(x, y) > -halves[one.size].width / 2 &&
    along(x + other.shift.x - one.shift.x, y + other.shift.y - one.shift.y) < 0
  );
}

/** Whether a marker lies over the place of another, which is so far from its own, or over the line to it. */
function covers({ size, shift }: Marker, other: Marker, across: number, down: number): boolean {
  const { height } = halves[size];
  const width = halves[size].width - lean * height;
  // As seen from the middle of the marker, with its sides upright: where the line begins, and how far it leads.
  const y = down - shift.y;
  const x = across - shift.x + lean * y;
  const alongY = other.shift.y;
  const alongX = other.shift.x + lean * alongY;
  return (
    Math.abs(x + alongX / 2) < width + Math.abs(alongX) / 2 &&
    Math.abs(y + alongY / 2) < height + Math.abs(alongY) / 2 &&
    Math.abs(x * alongY - y * alongX) <
      (alongX === 0 && alongY === 0 ? Infinity : width * Math.abs(alongY) + height * Math.abs(alongX))
  );
}

/** Whether the lines of two markers cross, by how these are shifted and the way from one place to the other. */
function linesCross(one: Spot, other: Spot, x: number, y: number): boolean {
  return partsEnds(one, other, x, y) && partsEnds(other, one, -x, -y);
}

/** Whether the place of another marker and that marker stand on different sides of a line. */
function partsEnds(line: Spot, other: Spot, x: number, y: number): boolean {
  const place = line.x * y - line.y * x;
  return place * (place + line.x * other.y - line.y * other.x) < 0;
}

/** The point at the end of a line is not told from another that is less than this away, nor from a line, in pixels. */
const touch = 5;

/** Whether a line passes the place of another marker, which is so far from its own, unless the two are one for the eye anyway. */
function seemsToLeadTo(line: Spot, x: number, y: number): boolean {
  const length = line.x * line.x + line.y * line.y;
  if (length === 0 || x * x + y * y < 4 * touch * touch) return false;
  const part = Math.min(1, Math.max(0, (x * line.x + y * line.y) / length));
  const [across, down] = [x - part * line.x, y - part * line.y];
  return across * across + down * down < touch * touch;
}

function areCrowded(one: Marker, other: Marker): boolean {
  const [half, otherHalf] = [halves[one.size], halves[other.size]];
  return (
    Math.abs(one.x + one.shift.x - other.x - other.shift.x) < half.width + otherHalf.width + gap &&
    Math.abs(one.y + one.shift.y - other.y - other.shift.y) < half.height + otherHalf.height + gap
  );
}
