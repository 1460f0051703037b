import type { CSSProperties } from 'react';

/** The room that bold figures bring before and behind them, in thousandths of an em. */
const rooms: Readonly<Record<string, readonly [before: number, behind: number]>> = {
  0: [37, 37],
  1: [69, 45],
  2: [72, 64],
  3: [44, 57],
  4: [31, 57],
  5: [60, 49],
  6: [44, 51],
  7: [56, 61],
  8: [52, 52],
  9: [51, 44],
};

/** The room between two large figures. */
const usual = 62;

/** What styles need to set a numeral of one or two figures as if they had widths of their own, in em. */
export function figureSpace(numeral: string): CSSProperties {
  const [first, second] = [...numeral].map((figure) => rooms[figure] ?? [0, 0]);
  const before = first?.[0] ?? 0;
  const between = first && second ? usual - first[1] - second[0] : 0;
  return { '--before': before / 1000, '--between': between / 1000 } as CSSProperties;
}
