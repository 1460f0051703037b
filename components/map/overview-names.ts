import type { Locale } from '@/lib/contract/locale';
import { firstZooms, worldSize, type Cluster, type FirstSize } from './clusters';
import { halves, type Spot } from './marker-size';
import type { Bounds } from './home-map';
import {
  besideSign,
  firstOffLines,
  halfOf,
  hasSign,
  homeLines,
  homeNames,
  inPlace,
  overlap,
  sign,
  takenByLines,
  type DrawnLine,
  type DrawnName,
  type Half,
  type NamePlace,
  type NameSetting,
  type PlacedName,
  type Standing,
  type Taken,
} from './name-room';
import { townShifts } from './label-anchors';
import { mercator } from './projection';

/** How they are set, how often one is written at most, and how far above or below its place it may stand, in em. */
const settings = {
  town: { size: 18, spacing: 0, isUpper: false, most: 1, away: [] },
  river: { size: 13, spacing: 0.2, isUpper: false, most: 1, away: [] },
  station: { size: 13, spacing: 0, isUpper: false, most: 1, away: [] },
  quarter: { size: 13, spacing: 0.08, isUpper: true, most: 1, away: [0.6, 1.2, 1.8, 2.4, 3] },
} as const satisfies Partial<
  Record<DrawnName['role'], NameSetting & { most: number; away: readonly number[] }>
>;

type OverviewRole = keyof typeof settings;

const isOnOverview = (name: DrawnName): name is DrawnName & { role: OverviewRole } => name.role in settings;

/** Least pixels between two of the same name. */
const between = 200;

/**
 * Least room around what is shown first in a frame with so much room, in pixels: before and after it, and above and below in the smallest
 * and in the largest of them, in which the drawing is so many times as large (map.module.css, small-map.module.css).
 */
export const edges = {
  least: { before: 12, after: 28, beyond: [92, 58], growth: 1.14 },
  tiny: { before: 12, after: 28, beyond: [92, 58], growth: 1.65 },
  small: { before: 12, after: 40, beyond: [70, 88], growth: 1.5 },
  mark: { before: 32, after: 40, beyond: [60, 100], growth: 2.4 },
} as const satisfies Record<FirstSize, object>;

/**
 * In a frame of the middle kind the river has room for its name only from that share of its growth on: in narrower ones it is not seen
 * (drawn-names.module.css).
 */
const lateShare = 0.34;

/** Steps from the smallest of those frames to the largest: what is apart in all of them is apart in between. */
const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** How far before or after its place the name of a quarter may stand: as shares of the distance at which it stands beside that. */
const sharesAside = [0, 0.25, -0.25, 0.5, -0.5, 1, -1];

/** Where a name may stand as seen from its place: on it, else below or above, else aside; that of the town hangs from it. */
function shiftsOf(role: OverviewRole, half: Half): Spot[] {
  const { size, away } = settings[role];
  if (role === 'town')
    return townShifts.map(([across, down]) => ({
      x: half.width + across * size,
      y: half.height + down * size,
    }));
  if (hasSign(role)) return besideSign(role, half);
  const aside = half.width + size;
  const heights = [0, ...away.flatMap((em) => [em * size, -em * size])];
  const shares = role === 'river' ? [0] : sharesAside;
  return shares.flatMap((share) => heights.map((y) => ({ x: share * aside, y })));
}

/** Whether a name of a quarter stands nearer to the place of another one than to its own, where the world is so wide. */
function isElsewhere(name: DrawnName, { x, y, shift }: Standing, names: readonly DrawnName[], scale: number) {
  const away = (place: Spot) => Math.hypot((x - place.x) * scale + shift.x, (y - place.y) * scale + shift.y);
  return (
    name.role === 'quarter' &&
    names.some(
      ({ role, places: [place] }) =>
        role === 'quarter' &&
        place !== undefined &&
        away(mercator(place.longitude, place.latitude)) < away({ x, y }),
    )
  );
}

/** What a marker takes: itself, its place, and the line between them. */
function takenBy({ marks, longitude, latitude, shift, size }: Cluster): Taken[] {
  const at = (place: NamePlace, moved: Spot, half: Half): Taken => ({
    standing: { ...mercator(place.longitude, place.latitude), shift: moved },
    half,
  });
  // On the drawing each of those that are joined stands in its place.
  if (marks.length > 1) return marks.map((mark) => at(mark, inPlace, halves.mark));
  const onLine = [0, 0.25, 0.5, 0.75].map((part) => ({ x: shift.x * part, y: shift.y * part }));
  return [
    at({ longitude, latitude }, shift, halves[size]),
    ...onLine.map((spot) => at({ longitude, latitude }, spot, { width: 4, height: 4 })),
  ];
}

/**
 * The names of the town, its river, its station and its quarters that find room beside markers and beside each other, within what is shown
 * first in a frame with so much room.
 */
export function overviewNames(
  locale: Locale,
  clusters: readonly Cluster[],
  size: FirstSize,
  [west, south, east, north]: Bounds,
  names: readonly DrawnName[] = homeNames,
  lines: readonly DrawnLine[] = homeLines,
): PlacedName[] {
  const smallest = worldSize(firstZooms[size]);
  const taken = clusters.flatMap(takenBy);
  const [topLeft, bottomRight] = [mercator(west, north), mercator(east, south)];
  const isFree = (one: Taken, from = 0) =>
    [from, ...steps.filter((step) => step > from)].every((part) => {
      const { before, after, beyond, growth } = edges[size];
      const scale = smallest * (1 + (growth - 1) * part);
      const { standing, half } = one;
      const room = beyond[0] + (beyond[1] - beyond[0]) * part;
      return (
        (standing.x - topLeft.x) * scale + standing.shift.x - half.width >= -before &&
        (bottomRight.x - standing.x) * scale - standing.shift.x - half.width >= -after &&
        (standing.y - topLeft.y) * scale + standing.shift.y - half.height >= -room &&
        (bottomRight.y - standing.y) * scale - standing.shift.y - half.height >= -room &&
        !taken.some((other) => overlap(scale, one, other))
      );
    });
  const onLines = takenByLines(lines, smallest * edges[size].growth);
  const isOffLines = (one: Taken) =>
    steps.every((part) => {
      const scale = smallest * (1 + (edges[size].growth - 1) * part);
      return !onLines.some((line) => overlap(scale, one, line));
    });
  return names.filter(isOnOverview).flatMap((name): PlacedName[] => {
    const text = name.name[locale];
    const found: (PlacedName & { at: Spot })[] = [];
    for (const place of name.places) {
      if (found.length >= settings[name.role].most) break;
      const at = mercator(place.longitude, place.latitude);
      if (found.some((other) => Math.hypot(at.x - other.at.x, at.y - other.at.y) * smallest < between))
        continue;
      const half = halfOf(text, settings[name.role], place.turn ?? 0);
      const standings = shiftsOf(name.role, half).map((shift): Standing => ({ ...at, shift }));
      const free = standings.filter(
        (each) => isFree({ standing: each, half }) && !isElsewhere(name, each, names, smallest),
      );
      const always = firstOffLines(name.role, free, (each) => isOffLines({ standing: each, half }));
      const canBeLate = size === 'small' && name.role === 'river';
      const standing =
        always ??
        (canBeLate ? standings.find((each) => isFree({ standing: each, half }, lateShare)) : undefined);
      if (!standing) continue;
      taken.push({ standing, half });
      if (hasSign(name.role))
        taken.push({ standing: { ...at, shift: inPlace }, half: { width: sign, height: sign } });
      const needsWideFrame =
        (standing.x - bottomRight.x) * smallest + standing.shift.x + half.width > edges.least.after;
      const isLate = standing !== always;
      found.push({ role: name.role, text, place, shift: standing.shift, needsWideFrame, isLate, at });
    }
    return found.map(({ role, place, shift, needsWideFrame, isLate }) => ({
      role,
      text,
      place,
      shift,
      needsWideFrame,
      isLate,
    }));
  });
}
