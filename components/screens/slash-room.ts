/**
 * The room that bold capitals leave before and behind them to a line at the house's angle that meets their foot, in thousandths of an em, within
 * their advance width; negative where they reach beyond it.
 */
const rooms: Readonly<Record<string, readonly [before: number, behind: number]>> = {
  A: [8, 8],
  B: [-98, 57],
  C: [-56, 76],
  D: [-98, 97],
  E: [-99, 32],
  F: [-98, 144],
  G: [-55, 82],
  H: [-98, 51],
  I: [-97, 52],
  J: [-10, 80],
  K: [-98, 19],
  L: [-98, 30],
  M: [-98, 51],
  N: [-97, 52],
  O: [-56, 93],
  P: [-98, 126],
  Q: [-56, 2],
  R: [-98, 36],
  S: [-58, 77],
  T: [-125, 150],
  U: [-110, 87],
  V: [-129, 169],
  W: [-124, 174],
  X: [-131, 18],
  Y: [-130, 168],
  Z: [-112, 35],
};

const unknown = [-98, 51] as const;

const roomOf = (letter: string) => rooms[letter.normalize('NFD').charAt(0)] ?? unknown;

/** How far behind the first of two words that follow each other a slanted line passes in the middle of the room that they leave to it, in em. */
export function middleOfSlash(first: string, second: string): number {
  const [, behind] = roomOf(first.at(-1) ?? '');
  const [before] = roomOf(second.at(0) ?? '');
  return (before - behind) / 2000;
}
