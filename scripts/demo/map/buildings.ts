import { ashore, type Bank, banks, dice, distance, type Point } from './frame';
import { grounds, landmarks } from './landmarks';
import { columns, isGreen, reaches, rows } from './streets';

/** Metres from the middle of a street to the houses. */
const toHouses = 11;

/** A rectangle in metres, along and away from the river. */
interface Plot {
  from: number;
  to: number;
  near: number;
  far: number;
}

function outlineOf(bank: Bank, { from, to, near, far }: Plot): Point[] {
  const start = ashore(bank, from, near);
  return [start, ashore(bank, to, near), ashore(bank, to, far), ashore(bank, from, far), start];
}

/** The houses on one side of a block: `along` is divided into fronts of 13 to 24 metres. */
function cut(from: number, to: number, random: () => number, width: number): [number, number][] {
  const count = Math.max(1, Math.round((to - from) / width));
  const edges = Array.from({ length: count + 1 }, (_, i) =>
    i === 0 ? from : i === count ? to : from + ((to - from) * (i + (random() - 0.5) * 0.4)) / count,
  );
  return edges.slice(0, -1).map((edge, i) => [edge, edges[i + 1] ?? to]);
}

/** Houses around a courtyard, front by front as in old towns. */
function closedBlock({ from, to, near, far }: Plot, random: () => number): Plot[] {
  const depth = 11 + random() * 3;
  const fronts = cut(from, to, random, 17);
  const sides = cut(near + depth, far - depth, random, 19);
  return [
    ...fronts.map(([a, b]) => ({ from: a, to: b, near, far: near + depth + random() * 3 })),
    ...fronts.map(([a, b]) => ({ from: a, to: b, near: far - depth - random() * 3, far })),
    ...sides.flatMap(([a, b]) => [
      { from, to: from + depth, near: a, far: b },
      { from: to - depth, to, near: a, far: b },
    ]),
  ];
}

/** Houses in gardens, in two lines. */
function openBlock({ from, to, near, far }: Plot, random: () => number): Plot[] {
  return cut(from, to, random, 21).flatMap(([a, b]) => {
    const middle = (a + b) / 2;
    const half = 4.5 + random() * 2;
    const depth = 9 + random() * 4;
    const setback = 3 + random() * 4;
    return [
      { from: middle - half, to: middle + half, near: near + setback, far: near + setback + depth },
      { from: middle - half, to: middle + half, near: far - setback - depth, far: far - setback },
    ];
  });
}

/** Whether a house would cover something drawn by hand, or a work in the open. */
function isInTheWay(outline: readonly Point[], kept: readonly Point[], clearance: number): boolean {
  return kept.some((point) => outline.some((corner) => distance(corner, point) < clearance));
}

const clearings: readonly Point[] = [
  ...landmarks.flatMap(({ outline }) => outline),
  ...landmarks.map(({ middle }) => middle),
  ...grounds
    .filter(({ kind }) => kind === 'pedestrian')
    .flatMap(({ outline, middle }) => [...outline, middle]),
];

/** All houses of the town except the named ones. `open` are places to leave free, such as those of works in the open. */
export function houses(open: readonly Point[]): Point[][] {
  const random = dice(2025);
  return banks.flatMap((bank) =>
    rows.flatMap((s, row) => {
      const next = rows[row + 1];
      // Nothing is built between the path and the quay.
      if (next === undefined || row === 0) return [];
      return columns.flatMap((u, i) => {
        const end = columns[i + 1];
        if (end === undefined || isGreen(bank, (u + end) / 2, row)) return [];
        if (![u, end].every((each) => reaches(bank, row + 1, each))) return [];
        const plot = { from: u + toHouses, to: end - toHouses, near: s + toHouses, far: next - toHouses };
        const isDense = row <= 3 && u > -1750 && u < 1000;
        const plots = isDense ? closedBlock(plot, random) : openBlock(plot, random);
        return plots
          .filter(() => random() > 0.035)
          .map((each) => outlineOf(bank, each))
          .filter((outline) => !isInTheWay(outline, clearings, 26) && !isInTheWay(outline, open, 15));
      });
    }),
  );
}
