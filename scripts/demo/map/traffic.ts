import { ashore, type Bank, halfWidth, place, type Point, steps } from './frame';
import { rows } from './streets';
import { countryEnds } from './water';

interface Name {
  de: string;
  en: string;
}

export interface Stop {
  kind: 'tram_stop' | 'ferry_terminal' | 'station';
  name: Name;
  at: Point;
}

/** The rail on the quay street and two rows behind. */
const quay = rows[1];
const high = rows[2];

const along = (bank: Bank, from: number, to: number, s: number): Point[] =>
  steps(from, to, 40).map((u) => ashore(bank, u, s));

const across = (u: number): Point[] =>
  steps(halfWidth(u) + quay, -halfWidth(u) - quay, 40).map((w) => place(u, w));

const inland = (bank: Bank, u: number, from: number, to: number): Point[] =>
  steps(from, to, 60).map((s) => ashore(bank, u, s));

/** Tram lines: 4 along the granaries, 2 from the station over the Long Bridge, 7 up to the meadow, with a branch to the tower. */
export const tramways: readonly Point[][] = [
  along('north', -2200, -548, high),
  [...inland('south', -548, 545, quay), ...across(-548).toReversed(), ...inland('north', -548, quay, 428)],
  along('north', -548, 2100, high),
  [...inland('north', 770, high, quay), ...across(770), ...along('south', 770, 1000, quay)],
];

/** The shuttle boat stays in the middle of the water, south of the island, and turns below the weir. */
export const ferryLine: Point[] = steps(-1990, 1150, 60).map((u) => {
  const aside = Math.abs(u - 30) / 440;
  return place(u, aside < 1 ? -96 * Math.cos((aside * Math.PI) / 2) ** 2 : 0);
});

const railway = (w: number): Point[] => steps(countryEnds[0], countryEnds[1], 80).map((u) => place(u, w));

/** The railway runs behind the southern quarters. */
export const railways: readonly Point[][] = [railway(-722), railway(-728)];

const stop = (name: Name, at: Point): Stop => ({ kind: 'tram_stop', name, at });
const landing = (name: Name, at: Point): Stop => ({ kind: 'ferry_terminal', name, at });

/** The landings are those of the boat's timetable, by its names (lib/backend/seed/content/page-visit.ts). */
export const stops: readonly Stop[] = [
  { kind: 'station', name: { de: 'Bahnhof', en: 'Station' }, at: place(-650, -716) },
  stop({ de: 'Fähranleger', en: 'Fähranleger' }, ashore('north', -1800, high)),
  stop({ de: 'Speicherkai', en: 'Speicherkai' }, ashore('north', -1516, high)),
  stop({ de: 'Kranplatz', en: 'Kranplatz' }, ashore('north', -1047, high)),
  stop({ de: 'Lange Brücke', en: 'Lange Brücke' }, ashore('north', -548, 60)),
  stop({ de: 'Markt', en: 'Markt' }, ashore('south', -548, 170)),
  stop({ de: 'Bahnhof', en: 'Bahnhof' }, ashore('south', -548, 530)),
  stop({ de: 'Stadtpark', en: 'Stadtpark' }, ashore('north', -270, high)),
  stop({ de: 'Flussbad', en: 'Flussbad' }, ashore('north', 352, high)),
  stop({ de: 'Nordufer', en: 'Nordufer' }, ashore('north', 640, high)),
  stop({ de: 'Wasserturm', en: 'Wasserturm' }, ashore('south', 950, quay)),
  stop({ de: 'Mühlenwehr', en: 'Mühlenwehr' }, ashore('north', 1200, high)),
  stop({ de: 'Laichwiese', en: 'Laichwiese' }, ashore('north', 2080, high)),
  landing({ de: 'Alter Fähranleger', en: 'Old Ferry Landing' }, ashore('north', -1960, -4)),
  landing({ de: 'Kranplatz', en: 'Crane Square' }, ashore('north', -1047, -4)),
  landing({ de: 'Aueinsel', en: 'Aue Island' }, place(120, -54)),
  landing({ de: 'Flussbad', en: 'River Pool' }, ashore('north', 352, -4)),
  landing({ de: 'Mühlenwehr', en: 'Mill Weir' }, ashore('north', 1130, -4)),
];
