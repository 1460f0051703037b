import { ashore, halfWidth, island, islandHalfWidth, place, type Point, steps } from './frame';

function closed(points: Point[]): Point[] {
  const [first] = points;
  return first ? [...points, first] : points;
}

const ends = [-4200, 4200] as const;

/** The island's shore. */
export const islandOutline: Point[] = (() => {
  const along = steps(island.u - island.halfLength, island.u + island.halfLength, 15);
  const back = along.slice(1, -1).toReversed();
  return closed([
    ...along.map((u) => place(u, islandHalfWidth(u))),
    ...back.map((u) => place(u, -islandHalfWidth(u))),
  ]);
})();

/** The river from one end of the map to the other, with the island left out. */
export const river: Point[][] = [
  closed([
    ...steps(ends[0], ends[1], 40).map((u) => place(u, halfWidth(u))),
    ...steps(ends[1], ends[0], 40).map((u) => place(u, -halfWidth(u))),
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

/** Along which the river's name is written. */
export const riverCourse: Point[] = steps(ends[0], ends[1], 60).map((u) => {
  const aside = Math.abs(u - island.u) / 440;
  return place(u, aside < 1 ? -104 * Math.cos((aside * Math.PI) / 2) ** 2 : 0);
});
