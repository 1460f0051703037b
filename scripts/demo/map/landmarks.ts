import { ashore, type Bank, place, type Point } from './frame';

interface Name {
  de: string;
  en: string;
}

/** A building known by name, with a footprint drawn by hand. */
export interface Landmark {
  name: Name;
  outline: Point[];
  middle: Point;
}

/** A rectangle beside the water: its middle, its length along the river, its depth. */
function house(name: Name, bank: Bank, u: number, s: number, length: number, depth: number): Landmark {
  const corner = (du: number, ds: number) => ashore(bank, u + du * length * 0.5, s + ds * depth * 0.5);
  const outline = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
  return { name, outline, middle: ashore(bank, u, s) };
}

function tower(name: Name, bank: Bank, u: number, s: number, radius: number): Landmark {
  const outline = Array.from({ length: 17 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    return ashore(bank, u + Math.cos(angle) * radius, s + Math.sin(angle) * radius);
  });
  return { name, outline, middle: ashore(bank, u, s) };
}

function onIsland(name: Name, u: number, w: number, length: number, depth: number): Landmark {
  const corner = (du: number, dw: number) => place(u + du * length * 0.5, w + dw * depth * 0.5);
  const outline = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
  return { name, outline, middle: place(u, w) };
}

export const landmarks: readonly Landmark[] = [
  house({ de: 'Kornspeicher', en: 'The Granary' }, 'north', -1516, 58, 74, 26),
  house({ de: 'Werft Behn', en: 'Behn Shipyard' }, 'south', -1300, 62, 96, 34),
  house({ de: '', en: '' }, 'south', -1420, 58, 60, 30),
  house({ de: 'Stadtmuseum', en: 'Town Museum' }, 'south', -745, 78, 56, 40),
  house({ de: 'Sparkasse', en: 'Savings Bank' }, 'south', -742, 160, 48, 26),
  house({ de: 'Bahnhof', en: 'Station' }, 'south', -650, 604, 120, 22),
  house({ de: 'Uferkino', en: 'Riverside Cinema' }, 'north', 676, 62, 44, 34),
  house({ de: 'Flussbad', en: 'River Pool' }, 'north', 402, 44, 60, 12),
  tower({ de: 'Wasserturm', en: 'Water Tower' }, 'south', 886, 90, 11),
  onIsland({ de: 'Bootshaus', en: 'Boathouse' }, 152, 24, 30, 14),
];

/** Open ground with a name: parks, meadows, squares, the sand at the bend. */
export interface Ground {
  kind: 'park' | 'meadow' | 'forest' | 'sand' | 'allotments' | 'pedestrian' | 'industrial' | 'cemetery';
  name?: Name;
  outline: Point[];
  middle: Point;
}

/** A field along the river from `from` to `to`, between two distances from the water. */
function field(
  kind: Ground['kind'],
  bank: Bank,
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
  name?: Name,
): Ground {
  const along = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24);
  const outline = [
    ...along.map((u) => ashore(bank, u, near)),
    ...along.toReversed().map((u) => ashore(bank, u, far)),
  ];
  const [first] = outline;
  return {
    kind,
    outline: first ? [...outline, first] : outline,
    middle: ashore(bank, (from + to) / 2, (near + far) / 2),
    ...(name ? { name } : {}),
  };
}

export const grounds: readonly Ground[] = [
  field('forest', 'north', [-4200, -2700], [240, 1900], { de: 'Fährholz', en: 'Ferry Wood' }),
  field('forest', 'south', [1950, 4200], [120, 1700], { de: 'Bogenwald', en: 'Bend Wood' }),
  field('forest', 'south', [-2500, -900], [1120, 1900]),
  field('meadow', 'north', [1640, 2700], [16, 560], { de: 'Laichwiese', en: 'Spawning Meadow' }),
  field('meadow', 'south', [-3400, -2180], [16, 420], { de: 'Unterwiesen', en: 'Lower Meadows' }),
  field('meadow', 'north', [-400, 900], [900, 1500]),
  field('allotments', 'north', [640, 1240], [620, 860], {
    de: 'Gärten am Mühlenfeld',
    en: 'Mill Field Gardens',
  }),
  field('allotments', 'south', [-1900, -1300], [700, 900]),
  field('park', 'north', [290, 580], [32, 116], { de: 'Liegewiese', en: 'Pool Lawn' }),
  field('park', 'north', [-400, -150], [222, 422], { de: 'Stadtpark', en: 'Town Park' }),
  field('park', 'south', [830, 1120], [32, 210], { de: 'Turmpark', en: 'Tower Park' }),
  field('park', 'south', [-330, 120], [32, 116], { de: 'Wallanlagen', en: 'Old Ramparts' }),
  field('cemetery', 'north', [-1900, -1640], [128, 310], { de: 'Alter Friedhof', en: 'Old Cemetery' }),
  field('park', 'south', [-1750, -1630], [128, 210]),
  field('industrial', 'south', [-1460, -1205], [30, 116]),
  field('pedestrian', 'north', [-1076, -1010], [30, 116], { de: 'Kranplatz', en: 'Crane Square' }),
  field('pedestrian', 'south', [-712, -640], [128, 210], { de: 'Markt', en: 'Market Square' }),
  field('pedestrian', 'south', [-705, -595], [560, 592], { de: 'Bahnhofsplatz', en: 'Station Square' }),
  field('sand', 'north', [1520, 1680], [-26, 16]),
];
