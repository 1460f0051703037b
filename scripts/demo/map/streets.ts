import { ashore, type Bank, banks, dice, halfWidth, island, place, type Point, steps } from './frame';

/** Streets by class, as named in the Shortbread schema. */
export type StreetKind = 'primary' | 'secondary' | 'tertiary' | 'residential' | 'pedestrian' | 'footway';

export interface Street {
  kind: StreetKind;
  points: Point[];
  name?: { de: string; en: string };
  bridge?: boolean;
  tram?: boolean;
}

/** Distances of the riverside streets from the water's edge. The first is the path at the water, the second the quay. */
export const rows = [7, 26, 122, 216, 318, 428, 545, 670] as const;

/** Where bridges cross: the ends of a street on both banks. */
export const bridges = [
  { key: 'werftsteg', u: -1180, kind: 'footway', name: { de: 'Werftsteg', en: 'Shipyard Footbridge' } },
  { key: 'lange-bruecke', u: -548, kind: 'primary', name: { de: 'Lange Brücke', en: 'The Long Bridge' } },
  { key: 'turmbruecke', u: 770, kind: 'secondary', name: { de: 'Turmbrücke', en: 'Tower Bridge' } },
  { key: 'wehrsteg', u: 1240, kind: 'footway', name: { de: 'Wehrsteg', en: 'Weir Footbridge' } },
] as const satisfies readonly {
  key: string;
  u: number;
  kind: StreetKind;
  name: { de: string; en: string };
}[];

/** Footbridges from the north bank to the island. */
export const islandBridges = [
  { u: -60, name: { de: 'Inselsteg', en: 'Island Footbridge' } },
  { u: 200, name: { de: 'Badsteg', en: 'Pool Footbridge' } },
] as const;

export const townStart = -2240;
export const townEnd = 1500;

/** How far the town extends from the water. */
export function townDepth(bank: Bank, u: number): number {
  const centre = bank === 'north' ? -250 : -560;
  const reach = bank === 'north' ? 2050 : 1850;
  const rest = 1 - Math.abs((u - centre) / reach) ** 2.6;
  return rest <= 0 ? 0 : 150 + (bank === 'north' ? 540 : 410) * rest;
}

/** Positions of the streets away from the river: the bridges and others between them, 88 to 150 metres apart. */
export const columns: readonly number[] = makeColumns();

function makeColumns(): number[] {
  const random = dice(12);
  const fixed: number[] = [townStart, ...bridges.map(({ u }) => u), -60, 200, townEnd].sort((a, b) => a - b);
  return fixed.flatMap((start, i) => {
    const end = fixed[i + 1];
    if (end === undefined) return [start];
    const parts = Math.max(1, Math.round((end - start) / 116));
    const width = (end - start) / parts;
    return Array.from({ length: parts }, (_, part) =>
      Math.round(start + part * width + (part === 0 ? 0 : (random() - 0.5) * width * 0.36)),
    );
  });
}

/** Green areas of the town: no houses, and paths instead of streets. */
const greens: readonly { bank: Bank; from: number; to: number; rows: readonly number[] }[] = [
  { bank: 'north', from: 290, to: 580, rows: [1] },
  { bank: 'north', from: -420, to: -130, rows: [3, 4] },
  { bank: 'south', from: 830, to: 1120, rows: [1, 2] },
  { bank: 'south', from: -330, to: 120, rows: [1] },
  { bank: 'north', from: -1900, to: -1640, rows: [2, 3] },
  { bank: 'south', from: -1760, to: -1620, rows: [2] },
];

/** Whether the block between two rows is a park. */
export function isGreen(bank: Bank, u: number, row: number): boolean {
  return greens.some(
    (green) => green.bank === bank && u > green.from && u < green.to && green.rows.includes(row),
  );
}

const rowNames: Record<Bank, readonly string[]> = {
  north: ['', 'Nordufer', 'Speicherstraße', 'Reeperweg', 'Kornstraße', 'Mühlenallee', 'Nordring', 'Heideweg'],
  south: ['', 'Südufer', 'Marktgasse', 'Werftstraße', 'Bahnhofstraße', 'Gleisweg', 'Südring', 'Birkenweg'],
};

const columnNames = [
  'Treidelweg',
  'Ankergasse',
  'Segelmacherweg',
  'Teergasse',
  'Lotsenstraße',
  'Kranplatz',
  'Netzgasse',
  'Salzstraße',
  'Fischergasse',
  'Am Pegel',
  'Aalgasse',
  'Brückenstraße',
  'Webergasse',
  'Lachsweg',
  'Flößerstraße',
  'Inselstraße',
  'Badstraße',
  'Schifferstraße',
  'Kiesweg',
  'Turmstraße',
  'Erlenweg',
  'Weidenweg',
  'Wehrweg',
  'Otterweg',
] as const;

/** The class of a street along the river. */
function rowKind(row: number): StreetKind {
  return (
    (
      [
        'footway',
        'tertiary',
        'secondary',
        'residential',
        'tertiary',
        'residential',
        'residential',
        'residential',
      ] as const
    )[row] ?? 'residential'
  );
}

/** Whether a row's street exists at a place: within the town, and the paths at the water far beyond it. */
export function reaches(bank: Bank, row: number, u: number): boolean {
  if (row === 0) return u >= -3000 && u <= (bank === 'north' ? 2300 : 1900);
  if (row === 2 && bank === 'north' && u > 0) return u <= 2120;
  return u >= townStart && u <= townEnd && (rows[row] ?? 0) <= townDepth(bank, u);
}

/** Positions of a row's crossings: at the columns and, outside the town, every hundred metres. */
export const crossings: readonly number[] = [
  ...steps(-3000, townStart, 110).slice(0, -1),
  ...columns,
  ...steps(townEnd, 2300, 110).slice(1),
];

/** Streets along the river, in runs of one class. */
function alongTheRiver(): Street[] {
  return banks.flatMap((bank) =>
    rows.flatMap((s, row) => {
      const runs: Street[] = [];
      let last: Street | undefined;
      crossings.forEach((u, i) => {
        const next = crossings[i + 1];
        if (next === undefined || !reaches(bank, row, u) || !reaches(bank, row, next)) {
          last = undefined;
          return;
        }
        const middle = (u + next) / 2;
        const inPark = row > 1 && isGreen(bank, middle, row) && isGreen(bank, middle, row - 1);
        const kind = inPark ? 'footway' : rowKind(row);
        const points = steps(u, next, 40).map((each) => ashore(bank, each, s));
        if (last?.kind === kind) last.points.push(...points.slice(1));
        else {
          const label = rowNames[bank][row] ?? '';
          last = { kind, points, ...(label && !inPark ? { name: { de: label, en: label } } : {}) };
          runs.push(last);
        }
      });
      return runs;
    }),
  );
}

/** Streets away from the river, one for each column and bank. */
function awayFromTheRiver(): Street[] {
  return banks.flatMap((bank) =>
    columns.flatMap((u, index) => {
      const bridge = bridges.find((each) => each.u === u);
      const label = columnNames[(index * 5 + (bank === 'north' ? 0 : 11)) % columnNames.length] ?? '';
      const runs: Street[] = [];
      let last: Street | undefined;
      rows.forEach((s, row) => {
        const next = rows[row + 1];
        if (next === undefined || !reaches(bank, row + 1, u)) {
          last = undefined;
          return;
        }
        const inPark = isGreen(bank, u - 30, row) && isGreen(bank, u + 30, row);
        const kind: StreetKind =
          row === 0 || inPark
            ? 'footway'
            : bridge && row < 5 && bridge.kind !== 'footway'
              ? bridge.kind
              : 'residential';
        const points = [ashore(bank, u, s), ashore(bank, u, next)];
        if (last?.kind === kind) last.points.push(...points.slice(1));
        else {
          const name = row > 0 && !inPark ? { de: label, en: label } : undefined;
          last = { kind, points, ...(name ? { name } : {}) };
          runs.push(last);
        }
      });
      return runs;
    }),
  );
}

/** Across the water, from quay to quay. */
function acrossTheRiver(): Street[] {
  return bridges.map(({ u, kind, name }) => {
    const end = halfWidth(u) + rows[1];
    const inner = halfWidth(u) + rows[0];
    return {
      kind,
      name,
      bridge: true,
      points: [place(u, end), place(u, inner), place(u, 0), place(u, -inner), place(u, -end)],
    };
  });
}

/** A path around the island, one along its middle, and the footbridges to it. */
function onTheIsland(): Street[] {
  const from = island.u - island.halfLength + 40;
  const to = island.u + island.halfLength - 40;
  const stops = [...new Set([from, ...islandBridges.map(({ u }) => u), 30, 120, to])].sort((a, b) => a - b);
  const spine: Street = {
    kind: 'footway',
    name: { de: 'Inselweg', en: 'Inselweg' },
    points: stops.flatMap((u, i) => {
      const next = stops[i + 1];
      return next === undefined
        ? [place(u, 4)]
        : steps(u, next, 30)
            .slice(0, -1)
            .map((each) => place(each, 4));
    }),
  };
  const crossing = islandBridges.map(({ u, name }): Street => ({
    kind: 'footway',
    name,
    bridge: true,
    // Up to the quay: the drawing has no path at the water, and a bridge to that would end in nothing.
    points: [place(u, 4), place(u, 50), ashore('north', u, rows[0]), ashore('north', u, rows[1])],
  }));
  return [spine, ...crossing];
}

/** The roads that lead out of the town, over land. */
function outOfTown(): Street[] {
  const road = (kind: StreetKind, points: Point[]): Street => ({ kind, points });
  return [
    road(
      'primary',
      steps(rows[5], 2600, 60).map((s) => ashore('north', -548, s)),
    ),
    road(
      'primary',
      steps(rows[5], 2600, 60).map((s) => ashore('south', -548, s)),
    ),
    road(
      'secondary',
      steps(townStart, -4200, 60).map((u) => ashore('north', u, rows[2])),
    ),
    road(
      'secondary',
      steps(bridges[3].u, 4200, 60).map((u) => ashore('south', u, rows[2] + (u - bridges[3].u) * 0.22)),
    ),
  ];
}

export const streets: readonly Street[] = [
  ...alongTheRiver(),
  ...awayFromTheRiver(),
  ...onTheIsland(),
  ...outOfTown(),
  ...acrossTheRiver(),
];
