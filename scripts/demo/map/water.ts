import { ashore, halfWidth, island, islandHalfWidth, place, type Point, steps } from './frame';

function closed(points: Point[]): Point[] {
  const [first] = points;
  return first ? [...points, first] : points;
}

/** How far the river is drawn, beyond the edges of the map. */
export const countryEnds = [-15_400, 15_400] as const;

/** Positions along the river, in small steps by the town and larger ones beyond it. */
const along = [
  ...steps(countryEnds[0], -4200, 120),
  ...steps(-4200, 4200, 40).slice(1, -1),
  ...steps(4200, countryEnds[1], 120),
];

/** The island's shore. */
export const islandOutline: Point[] = (() => {
  const shore = steps(island.u - island.halfLength, island.u + island.halfLength, 15);
  const back = shore.slice(1, -1).toReversed();
  return closed([
    ...shore.map((u) => place(u, islandHalfWidth(u))),
    ...back.map((u) => place(u, -islandHalfWidth(u))),
  ]);
})();

/** The river from one end of the map to the other, with the island left out. */
export const river: Point[][] = [
  closed([
    ...along.map((u) => place(u, halfWidth(u))),
    ...along.toReversed().map((u) => place(u, -halfWidth(u))),
  ]),
  islandOutline,
];

/** The basin of the shipyard, open to the river. */
export const basin: Point[][] = [
  closed([
    ashore('south', -1384, -8),
    ashore('south', -1350, -8),
    ashore('south', -1350, 20),
    ashore('south', -1384, 20),
  ]),
];

/** The weir across the water. */
export const weir: Point[] = steps(-halfWidth(1262), halfWidth(1262), 30).map((w) => place(1262, w));

/** The line along which the river's name is written. */
export const riverCourse: Point[] = steps(countryEnds[0], countryEnds[1], 60).map((u) => {
  const aside = Math.abs(u - island.u) / 440;
  return place(u, aside < 1 ? -104 * Math.cos((aside * Math.PI) / 2) ** 2 : 0);
});

/**
 * Reaches in whose middle the river's name is written from afar: the first lies where no mark of a work does in a first view, between crane
 * and bridge; the others are in the country, a long way off. Each is as long as the name is at its largest, else it would be left out.
 */
export const riverReaches: Point[][] = [
  { at: -812, w: 18 },
  ...[-11_000, -7500, -4200, 4200, 7500, 11_000].map((at) => ({ at, w: 0 })),
].map(({ at, w }) => steps(at - 500, at + 500, 50).map((u) => place(u, w)));
