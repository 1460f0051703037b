// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parse, type Font } from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '@/tests/support/source-files';

const tokens = readFileSync('components/ui/tokens.css', 'utf8');

/** The value of a token in em. */
function trackingOf(name: string): number {
  return Number(new RegExp(`--tracking-${name}: (-[\\d.]+)em;`).exec(tokens)?.[1]);
}

function fontOf(weight: number): Font {
  const file = `node_modules/@fontsource/host-grotesk/files/host-grotesk-latin-${weight}-normal.woff`;
  const bytes = readFileSync(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Height of the slices in which letters are compared, in em. */
const slice = 0.01;

/** How far a letter reaches to the left and right in each slice of its height, in em. */
function reachOf(font: Font, letter: string): Map<number, { left: number; right: number }> {
  const reach = new Map<number, { left: number; right: number }>();
  const mark = (x: number, y: number) => {
    const at = Math.round(y / slice);
    const seen = reach.get(at) ?? { left: x, right: x };
    reach.set(at, { left: Math.min(seen.left, x), right: Math.max(seen.right, x) });
  };
  let [x, y] = [0, 0];
  for (const command of font.charToGlyph(letter).getPath(0, 0, 1).commands) {
    if (command.type === 'Z') continue;
    const from = { x, y };
    const bends = command.type === 'C' || command.type === 'Q' ? [{ x: command.x1, y: command.y1 }] : [];
    if (command.type === 'C') bends.push({ x: command.x2, y: command.y2 });
    if (command.type !== 'M')
      for (let step = 0; step <= 200; step += 1) {
        const { x: atX, y: atY } = pointOf([from, ...bends, command], step / 200);
        mark(atX, atY);
      }
    [x, y] = [command.x, command.y];
  }
  return reach;
}

interface Point {
  x: number;
  y: number;
}

/** The point of a line or curve at a part of its way (de Casteljau). */
function pointOf(points: Point[], part: number): Point {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  if (rest.length === 0) return first;
  const between = rest.map((point, index) => {
    const before = points[index] ?? point;
    return { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part };
  });
  return pointOf(between, part);
}

/** The narrowest room between two letters as they follow each other untracked, in em. */
function roomBetween(font: Font, left: string, right: string): number {
  const [first, second] = [font.charToGlyph(left), font.charToGlyph(right)];
  const advance = ((first.advanceWidth ?? 0) + font.getKerningValue(first, second)) / font.unitsPerEm;
  const after = reachOf(font, right);
  const rooms = [...reachOf(font, left)].flatMap(([at, reach]) => {
    const next = after.get(at);
    return next ? [advance + next.left - reach.right] : [];
  });
  return Math.min(...rooms);
}

/** Pairs of letters that German and English write often, the closest of the typeface among them. */
const pairs = 'rd rc re ro tt ty ts tz tw es ta rv st ck ks ka Ka al Fl la Be Bo Wa Sc ff ft av'.split(' ');

describe('tracking', () => {
  it.each([
    ['display', 700],
    ['headline', 700],
    ['light', 300],
    ['light', 400],
  ])('%s lets no letters of weight %d touch', (name, weight) => {
    const font = fontOf(weight);
    const touching = pairs.filter(
      ([left = '', right = '']) => roomBetween(font, left, right) + trackingOf(name) <= 0,
    );
    expect(touching).toEqual([]);
  });

  it('of capitals leaves room between those of the name', () => {
    const font = fontOf(700);
    const touching = ['ST', 'TR', 'RO', 'OM', 'MA', 'AU', 'UF', 'UP', 'PS', 'RE', 'EA', 'AM'].filter(
      ([left = '', right = '']) => roomBetween(font, left, right) + trackingOf('capitals') <= 0,
    );
    expect(touching).toEqual([]);
  });

  it('is said by the tokens alone', () => {
    const tight = listSourceFiles(/\.css$/)
      .filter((file) => !/^components\/(?:editor|admin)\//.test(file))
      .filter((file) => /letter-spacing: *-/.test(readFileSync(file, 'utf8')));
    expect(tight).toEqual([]);
  });
});
