/** Drawing tools for the demo's pictures: everything is flat, hard-edged and deterministic. */

export const ink = '#0f1112';

/** The palette of the site's design tokens, repeated here because the pictures are rendered once and committed. */
export const colour = {
  lightYellow: '#fff4a8',
  yellow: '#ffd60a',
  orange: '#ff7d1f',
  pink: '#ff8cbc',
  peach: '#ffc4a3',
  lilac: '#d2bcff',
  purple: '#a184ff',
  blue: '#5b93ff',
  lightBlue: '#a8dcff',
  snow: '#f5f8f8',
  green: '#1fb870',
  lightGreen: '#bdf0a0',
  waterGreen: '#3fd6c4',
} as const;

/** Rise per unit of width of the site's diagonal of 12 degrees. */
export const slope = Math.tan((12 * Math.PI) / 180);

export interface VectorPicture {
  name: string;
  width: number;
  height: number;
  svg: () => string;
}

export interface PixelPicture {
  name: string;
  width: number;
  height: number;
  /** RGB, three bytes a pixel, from the top left. */
  pixels: () => Uint8Array;
}

export type Drawing = VectorPicture | PixelPicture;

type Point = readonly [number, number];

const number = (value: number) => String(Math.round(value * 10) / 10);

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${number(x)},${number(y)}`).join(' ');
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}" ${more}/>`;
}

export function polygon(list: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points(list)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function stroke(d: string, paint: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${number(width)}" ${more}/>`;
}

export function group(transform: string, ...children: string[]): string {
  return `<g transform="${transform}">${children.join('')}</g>`;
}

/** Keeps `children` inside the shapes of `shapes`. */
export function clip(id: string, shapes: string, ...children: string[]): string {
  return `<clipPath id="${id}">${shapes}</clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;
}

/** A band across the picture that rises to the right; `y` is its upper edge on the left. */
export function slant(width: number, y: number, height: number, fill: string): string {
  const rise = width * slope;
  return polygon(
    [
      [0, y],
      [width, y - rise],
      [width, y - rise + height],
      [0, y + height],
    ],
    fill,
  );
}

/** A wavy line as path data, from `x` to `end`. */
export function wave(
  x: number,
  end: number,
  y: number,
  amplitude: number,
  length: number,
  phase = 0,
): string {
  const parts: string[] = [];
  for (let at = x; at <= end + 0.1; at += 12) {
    const height = y + Math.sin((at / length) * 2 * Math.PI + phase) * amplitude;
    parts.push(`${parts.length === 0 ? 'M' : 'L'}${number(at)} ${number(height)}`);
  }
  return parts.join('');
}

/** Repeatable random numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** One of a list, wrapping around its end. */
export function pick<Item>(list: readonly [Item, ...Item[]], index: number): Item {
  return list[((Math.trunc(index) % list.length) + list.length) % list.length] ?? list[0];
}

function rgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Paints every pixel by asking for its colour; averages 2 × 2 samples so that edges are smooth. */
export function paint(
  width: number,
  height: number,
  ask: (x: number, y: number) => string,
  smooth = true,
): Uint8Array {
  const bytes = new Uint8Array(width * height * 3);
  const known = new Map<string, readonly [number, number, number]>();
  const lookup = (hex: string) => {
    const found = known.get(hex) ?? rgb(hex);
    known.set(hex, found);
    return found;
  };
  const offsets: readonly Point[] = smooth
    ? [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ]
    : [[0.5, 0.5]];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const [dx, dy] of offsets) {
        const [r, g, b] = lookup(ask(x + dx, y + dy));
        red += r;
        green += g;
        blue += b;
      }
      const at = (y * width + x) * 3;
      bytes[at] = red / offsets.length;
      bytes[at + 1] = green / offsets.length;
      bytes[at + 2] = blue / offsets.length;
    }
  }
  return bytes;
}

/** Strokes of a poster alphabet on a field of 100 × 140, drawn with butt ends. */
const strokes: Record<string, string> = {
  A: 'M10 140L50 6L90 140M26 98H74',
  E: 'M88 14H16V126H88M16 70H78',
  F: 'M88 14H16V140M16 70H78',
  L: 'M16 0V126H88',
  M: 'M14 140V8L50 84L86 8V140',
  N: 'M16 140V10L84 130V0',
  O: 'M50 14A36 36 0 0 1 86 50V90A36 36 0 0 1 14 90V50A36 36 0 0 1 50 14Z',
  R: 'M16 140V14H52A30 30 0 0 1 52 76H16M50 76L86 140',
  S: 'M84 40A34 26 0 0 0 16 42C16 70 84 66 84 98A34 29 0 0 1 14 98',
  T: 'M4 14H96M50 14V140',
  U: 'M14 0V90A36 36 0 0 0 86 90V0',
  '0': 'M50 14A36 36 0 0 1 86 50V90A36 36 0 0 1 14 90V50A36 36 0 0 1 50 14Z',
  '1': 'M18 40L56 10V140',
  '2': 'M16 46A34 33 0 0 1 84 46C84 76 18 90 16 126H88',
  '3': 'M14 14H80L46 62A32 32 0 1 1 14 100',
  '4': 'M74 140V12L12 104H98',
  '5': 'M84 14H24L18 66A33 33 0 1 1 14 104',
  '6': 'M78 8L24 76M50 60A34 34 0 1 1 49.9 60Z',
  '7': 'M8 14H84L38 140',
  '8': 'M50 14A27 27 0 1 1 49.9 14ZM50 68A30 30 0 1 1 49.9 68Z',
  '9': 'M22 132L76 64M50 12A34 34 0 1 1 49.9 12Z',
};

/** A word in poster letters, upper left corner at (x, y), as high as `height`. */
export function letters(
  word: string,
  x: number,
  y: number,
  height: number,
  paintWith: string,
  weight = 27,
): string {
  const scale = height / 140;
  const parts = [...word].map((letter, index) =>
    group(
      `translate(${index * 118} 0)`,
      stroke(strokes[letter] ?? '', paintWith, weight, 'stroke-miterlimit="6"'),
    ),
  );
  return group(`translate(${number(x)} ${number(y)}) scale(${scale})`, ...parts);
}
