import type { Locale } from '@/lib/contract/locale';
import { worldSize, type FirstSize } from './clusters';
import { halves, type Spot } from './marker-size';
import { placeZoom } from './home-map';
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
  type Taken,
} from './name-room';
import { mercator } from './projection';

/** How they are set around one place, and in which order they find room. */
const settings = {
  river: { size: 18, spacing: 0.2, isUpper: false },
  station: { size: 13, spacing: 0, isUpper: false },
  stop: { size: 13, spacing: 0, isUpper: false },
  ground: { size: 13, spacing: 0, isUpper: false },
  quarter: { size: 13, spacing: 0.08, isUpper: true },
  street: { size: 13, spacing: 0, isUpper: false },
  path: { size: 13, spacing: 0, isUpper: false },
} as const satisfies Partial<Record<DrawnName['role'], NameSetting>>;

type NearRole = keyof typeof settings;

const isNear = (name: DrawnName): name is DrawnName & { role: NearRole } => name.role in settings;

/**
 * How many pixels each frame with so much room shows on either side of its place, above it and below it at least (small-map.module.css;
 * one of a text's column is the lowest). Below it there is less: a line may say there that the live map cannot be shown (.note in
 * map.module.css), in the narrowest frames in two.
 */
const rooms = {
  least: { beside: 134, above: 138, below: 102 },
  tiny: { beside: 150, above: 122, below: 102 },
  small: { beside: 240, above: 138, below: 116 },
  mark: { beside: 420, above: 156, below: 134 },
} as const satisfies Record<FirstSize, object>;

/** How far the name of a path stands above it, in pixels. */
const abovePath = 14;

/** Where a name may stand as seen from its place: what is a line or a field on it, what is a point or a thin line beside it. */
function shiftsOf(role: NearRole, half: Half, turn: number): Spot[] {
  const { width, height } = half;
  const around = besideSign(role, half);
  if (hasSign(role)) return around;
  if (role === 'path') {
    const angle = (turn * Math.PI) / 180;
    return [{ x: Math.sin(angle) * abovePath, y: -Math.cos(angle) * abovePath }];
  }
  // A house on which the mark stands is named below that, or above, or beside it.
  const besideMark = [
    { x: 0, y: height + halves.mark.height },
    { x: 0, y: -height - halves.mark.height },
    { x: -width - halves.mark.width, y: 0 },
    { x: width + halves.mark.width, y: 0 },
  ];
  if (role === 'ground') return [inPlace, ...around, ...besideMark];
  return role === 'quarter' ? [inPlace, ...around] : [inPlace];
}

/**
 * The names around one place, the nearest of each first, as far as they find room in a frame beside its mark and beside each other: of
 * stations, stops, grounds, streets, paths and the river. The drawing is as large as the live map at its first view of one place.
 */
export function nearNames(
  locale: Locale,
  middle: NamePlace,
  size: FirstSize,
  names: readonly DrawnName[] = homeNames,
  lines: readonly DrawnLine[] = homeLines,
): PlacedName[] {
  const scale = worldSize(placeZoom);
  const { x, y } = mercator(middle.longitude, middle.latitude);
  const room = rooms[size];
  const awayOf = (at: Spot) => ({ x: (at.x - x) * scale, y: (at.y - y) * scale });
  const taken: Taken[] = [{ standing: { x, y, shift: inPlace }, half: halves.mark }];
  const isFree = (one: Taken) => {
    const { x: across, y: down } = awayOf(one.standing);
    const { half, standing } = one;
    return (
      Math.abs(across + standing.shift.x) + half.width <= room.beside &&
      down + standing.shift.y - half.height >= -room.above &&
      down + standing.shift.y + half.height <= room.below &&
      !taken.some((other) => overlap(scale, one, other))
    );
  };
  const onLines = takenByLines(lines, scale);
  const isOffLines = (one: Taken) => !onLines.some((line) => overlap(scale, one, line));
  const written = new Set<string>();
  const candidates = names
    .filter(isNear)
    .map(({ role, name, places }) => ({
      role,
      text: name[locale],
      spots: places
        .map((place) => {
          const at = mercator(place.longitude, place.latitude);
          const away = awayOf(at);
          return { place, at, away: Math.hypot(away.x, away.y) };
        })
        .filter(({ away }) => away < room.beside + room.above)
        .toSorted((one, other) => one.away - other.away),
    }))
    .toSorted((one, other) => (one.spots[0]?.away ?? Infinity) - (other.spots[0]?.away ?? Infinity));
  return (Object.keys(settings) as NearRole[]).flatMap((role) =>
    candidates
      .filter((candidate) => candidate.role === role)
      .flatMap(({ text, spots }): PlacedName[] => {
        // A house and its stop have one name.
        if (written.has(text)) return [];
        for (const { place, at } of spots) {
          const turn = place.turn ?? 0;
          const half = halfOf(text, settings[role], turn);
          const free = shiftsOf(role, half, turn).filter((each) =>
            isFree({ standing: { ...at, shift: each }, half }),
          );
          const shift = firstOffLines(role, free, (each) =>
            isOffLines({ standing: { ...at, shift: each }, half }),
          );
          if (!shift) continue;
          written.add(text);
          taken.push({ standing: { ...at, shift }, half });
          if (hasSign(role))
            taken.push({ standing: { ...at, shift: inPlace }, half: { width: sign, height: sign } });
          return [{ role, text, place, shift }];
        }
        return [];
      }),
  );
}
