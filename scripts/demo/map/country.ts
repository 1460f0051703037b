import { ashore, type Bank, dice, place, type Point, steps } from './frame';
import { countryEnds } from './water';
import { rows, townStart, type Street, type StreetKind, bridges } from './streets';

interface Name {
  de: string;
  en: string;
}

/** A village outside the town: a few houses along its two lanes. */
export interface Village {
  name: Name;
  middle: Point;
  lanes: Point[][];
  houses: Point[][];
}

const [downstream, upstream] = countryEnds;
/** Distance of the main road from the water on either bank, in metres. */
const inland = 12_600;

/** The main road swings a little on its way over land. */
function bend(s: number): number {
  const outside = Math.max(0, s - 2600);
  return 700 * (1 - Math.cos(outside / 3000));
}

const road = (kind: StreetKind, points: Point[]): Street => ({ kind, points });

/** The roads out of the town to the edge of the map. They are not part of the walking network. */
export const countryRoads: readonly Street[] = [
  road(
    'primary',
    steps(2600, inland, 200).map((s) => ashore('north', bridges[1].u + bend(s), s)),
  ),
  road(
    'primary',
    steps(2600, inland, 200).map((s) => ashore('south', bridges[1].u - bend(s), s)),
  ),
  road(
    'secondary',
    steps(-4200, downstream, 200).map((u) => ashore('north', u, rows[2])),
  ),
  road(
    'secondary',
    steps(4200, upstream, 200).map((u) => ashore('south', u, rows[2] + (u - bridges[3].u) * 0.22)),
  ),
  road(
    'secondary',
    steps(townStart - 300, downstream, 200).map((u) =>
      ashore('south', u, 1000 + (townStart - 300 - u) * 0.1),
    ),
  ),
  road(
    'secondary',
    steps(2300, upstream, 200).map((u) => ashore('north', u, 700 + (u - 2300) * 0.16)),
  ),
  // From the main road to those two.
  road(
    'secondary',
    steps(townStart - 300, bridges[1].u, 100).map((u) => ashore('south', u, 1000)),
  ),
  road(
    'secondary',
    steps(bridges[1].u, 2300, 100).map((u) =>
      ashore('north', u, 700 + 150 * Math.sin(((u - bridges[1].u) / 2848) * Math.PI)),
    ),
  ),
];

/** A village at a place beside the water: one lane along the river, one away from it, and gardens on both sides. */
function village(name: Name, bank: Bank, u: number, s: number, seed: number): Village {
  const random = dice(seed);
  const length = 260 + random() * 160;
  const lanes = [
    steps(u - length, u + length, 60).map((each) => ashore(bank, each, s + 24 * Math.sin((each - u) / 150))),
    steps(s - length * 0.5, s + length * 0.6, 60).map((each) => ashore(bank, u, each)),
  ];
  const house = (at: number, aside: number): Point[] => {
    const [width, depth] = [6 + random() * 3, 5 + random() * 3];
    const corner = (x: number, y: number) => ashore(bank, at + x * width, aside + y * depth);
    return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
  };
  const along = steps(u - length + 20, u + length - 20, 34).flatMap((each) =>
    [-1, 1].flatMap((side) =>
      Math.abs(each - u) < 20 || random() < 0.15
        ? []
        : [
            house(
              each + (random() - 0.5) * 10,
              s + 24 * Math.sin((each - u) / 150) + side * (20 + random() * 8),
            ),
          ],
    ),
  );
  const away = steps(s - length * 0.45, s + length * 0.55, 36).flatMap((each) =>
    [-1, 1].flatMap((side) =>
      Math.abs(each - s) < 60 || random() < 0.2 ? [] : [house(u + side * (20 + random() * 6), each)],
    ),
  );
  return { name, middle: ashore(bank, u, s), lanes, houses: [...along, ...away] };
}

export const villages: readonly Village[] = [
  village({ de: 'Oberaue', en: 'Upper Aue' }, 'north', 6300, 1340, 3),
  village({ de: 'Reihersand', en: 'Heron Sands' }, 'south', 7400, 1480, 5),
  village({ de: 'Eschenfurt', en: 'Ash Ford' }, 'north', 10_900, 2080, 7),
  village({ de: 'Niederaue', en: 'Lower Aue' }, 'north', -6700, 216, 11),
  village({ de: 'Deichhausen', en: 'Dyke Houses' }, 'south', -7600, 1506, 13),
  village({ de: 'Torfbrück', en: 'Peat Bridge' }, 'north', -11_800, 216, 17),
  village({ de: 'Birkenhof', en: 'Birch Farm' }, 'north', bridges[1].u + bend(5600), 5600, 19),
  village({ de: 'Heidekrug', en: 'Heath Inn' }, 'north', bridges[1].u + bend(10_000), 10_000, 23),
  village({ de: 'Lehmkuhlen', en: 'Clay Pits' }, 'south', bridges[1].u - bend(5200), 5200, 29),
  village({ de: 'Rodewald', en: 'Rodewald' }, 'south', bridges[1].u - bend(9400), 9400, 31),
];

/** A wood with an uneven edge. */
function wood(u: number, w: number, length: number, depth: number, seed: number): Point[] {
  const random = dice(seed);
  const waves = Array.from({ length: 4 }, (_, i) => ({ turn: random() * 6.3, size: 0.16 / (i + 1) }));
  const outline = Array.from({ length: 48 }, (_, i): Point => {
    const angle = (i / 48) * 2 * Math.PI;
    const radius = waves.reduce((sum, { turn, size }, n) => sum + size * Math.sin((n + 2) * angle + turn), 1);
    return place(u + Math.cos(angle) * length * radius, w + Math.sin(angle) * depth * radius);
  });
  const [first] = outline;
  return first ? [...outline, first] : outline;
}

/** Woods beyond the town, away from villages and roads. */
export const woods: readonly Point[][] = [
  wood(-4200, 4700, 1900, 1500, 41),
  wood(3600, 5200, 2300, 1300, 43),
  wood(8200, 4700, 1500, 1700, 47),
  wood(-9700, 3600, 2100, 1400, 53),
  wood(-5200, -5400, 2400, 1500, 59),
  wood(4600, -5600, 2600, 1700, 61),
  wood(10_200, -5200, 1700, 1400, 67),
  wood(-10_600, -4600, 1800, 1500, 71),
  wood(3400, 9200, 2300, 1200, 73),
  wood(-6000, 9300, 2100, 1300, 79),
  wood(5200, -9600, 2300, 1300, 83),
  wood(-6600, -9600, 2500, 1200, 89),
];
