import { widthOfLetters } from '@/components/ui/width-of-letters';
import type { Locale } from '@/lib/contract/locale';
import type { Spot } from './marker-size';
import ownNames from './home-names.json';
import ownLines from './home-lines.json';
import { mercator } from './projection';

/** Half a size in pixels. */
export interface Half {
  width: number;
  height: number;
}

/** A place on the square Mercator world, and how far something stands from it in pixels. */
export interface Standing extends Spot {
  shift: Spot;
}

/** What something takes of the drawing. */
export interface Taken {
  standing: Standing;
  half: Half;
}

export interface NamePlace {
  longitude: number;
  latitude: number;
  /** Degrees by which the name is turned there, clockwise. */
  turn?: number;
}

/** A name on the drawn map, and where it may stand. */
export interface DrawnName {
  role: 'town' | 'river' | 'station' | 'quarter' | 'ground' | 'stop' | 'street' | 'path';
  name: Record<Locale, string>;
  places: readonly NamePlace[];
}

/** All names of the map that ships with the demo (`npm run demo:map`). */
export const homeNames = ownNames as readonly DrawnName[];

/** A line on the drawn map, as places on its course. */
export type DrawnLine = readonly NamePlace[];

/** Lines of the same map that names keep off where they can: the railway, the road through the town, bridges. */
export const homeLines = ownLines as readonly DrawnLine[];

/** A thing stands in its place. */
export const inPlace: Spot = { x: 0, y: 0 };

/** A name that has found room beside the marks. */
export interface PlacedName {
  role: DrawnName['role'];
  text: string;
  place: NamePlace;
  /** How far its middle stands from its place, in pixels to the right and down. */
  shift: Spot;
  /** Whether it needs the room that a frame has beside the buttons of a wide window, and not that of a phone. */
  needsWideFrame?: boolean;
  /** Whether it is free only in the wider ones of the frames of its kind. */
  isLate?: boolean;
}

/** Half of the sign of a station or a stop, and how far its name stands from that, in pixels. */
export const sign = 7;

/** Whether it is a point that has a sign, and its name beside that. */
export const hasSign = (role: DrawnName['role']): boolean => role === 'station' || role === 'stop';

/**
 * Where the name of what has a sign may stand as seen from its place; that of a station is rather below it, off the railway and the road that
 * meet there.
 */
export function besideSign(role: DrawnName['role'], { width, height }: Half): Spot[] {
  const [aside, below] = [width + sign, height + sign];
  return [
    ...(role === 'station'
      ? [-5, sign - width].flatMap((x) => [below, below + 10].map((y) => ({ x, y })))
      : []),
    ...[aside, -aside].map((x) => ({ x, y: 0 })),
    ...[below, -below].map((y) => ({ x: 0, y })),
    ...[below, -below].flatMap((y) =>
      [aside, -aside].map((x) => ({ x: x - Math.sign(x) * sign, y: y - Math.sign(y) * sign })),
    ),
  ];
}

/** How names are set, as in drawn-names.module.css: size in pixels, spacing of letters in em. */
export interface NameSetting {
  size: number;
  spacing: number;
  isUpper: boolean;
}

/** Least pixels between a name and what stands beside it. */
const margin = 3;

/** Half the size of a name, turned as it is. */
export function halfOf(text: string, { size, spacing, isUpper }: NameSetting, turn: number): Half {
  const em = widthOfLetters(isUpper ? text.toUpperCase() : text) + (spacing + 0.035) * text.length;
  const [width, height] = [(em * size) / 2 + margin, size * 0.5 + margin];
  const angle = (Math.abs(turn) * Math.PI) / 180;
  return {
    width: width * Math.cos(angle) + height * Math.sin(angle),
    height: height * Math.cos(angle) + width * Math.sin(angle),
  };
}

/** Whether two things overlap where the world is so wide. */
export function overlap(scale: number, one: Taken, other: Taken): boolean {
  const isWithin = (axis: 'x' | 'y', side: 'width' | 'height') =>
    Math.abs(
      (one.standing[axis] - other.standing[axis]) * scale +
        one.standing.shift[axis] -
        other.standing.shift[axis],
    ) <
    one.half[side] + other.half[side];
  return isWithin('x', 'width') && isWithin('y', 'height');
}

/** Pixels between two points of a line that a name keeps off; less than a name is high. */
const pointsApart = 8;

/** What lines take of the drawing where the world is so wide: points on them, as near to each other as no name fits between. */
export function takenByLines(lines: readonly DrawnLine[], scale: number): Taken[] {
  return lines.flatMap((line) =>
    line.flatMap((place, index): Taken[] => {
      const next = line[index + 1] ?? place;
      const [from, to] = [mercator(place.longitude, place.latitude), mercator(next.longitude, next.latitude)];
      const [across, down] = [to.x - from.x, to.y - from.y];
      const parts = Math.max(1, Math.ceil((Math.hypot(across, down) * scale) / pointsApart));
      return Array.from({ length: parts }, (_, part) => ({
        standing: {
          x: from.x + (across * part) / parts,
          y: from.y + (down * part) / parts,
          shift: inPlace,
        },
        half: { width: 1, height: 1 },
      }));
    }),
  );
}

/**
 * Which of the free places a name takes: the first off all lines. What one looks for first, where one arrives, town and river, lies on a line
 * rather than being left out; a quarter does not, as the line would strike it out.
 */
export function firstOffLines<Place>(
  role: DrawnName['role'],
  free: readonly Place[],
  isOffLines: (place: Place) => boolean,
): Place | undefined {
  return free.find(isOffLines) ?? (role === 'quarter' ? undefined : free[0]);
}
