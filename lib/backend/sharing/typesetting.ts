import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Font, type PathCommand } from 'opentype.js';

// The typeface of the site as font files that can be drawn from: Latin and extended Latin. The build is told of them by next.config.ts.
const files = ['latin', 'latin-ext'].map((part) =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    `node_modules/@fontsource/host-grotesk/files/host-grotesk-${part}-700-normal.woff`,
  ),
);

let loaded: Font[] | undefined;

function fonts(): Font[] {
  return (loaded ??= files.map((file) => {
    const bytes = readFileSync(/* turbopackIgnore: true */ file);
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }));
}

/** Tracking of large headlines in em, the value of `--tracking-display` (components/ui/tokens.css). */
export const tracking = -0.01;

/** A text in runs of one font each, without characters that no font has. */
function runsOf(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fonts().find((each) => each.charToGlyphIndex(character) > 0);
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const advances = new Map<string, number>();

/** Width of a character, relative to the font size. */
function advanceOf(character: string): number {
  const known = advances.get(character);
  if (known !== undefined) return known;
  const font = fonts().find((each) => each.charToGlyphIndex(character) > 0);
  const advance =
    font === undefined ? 0 : (font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm + tracking;
  advances.set(character, advance);
  return advance;
}

/** An upper bound of the width of a line in pixels; kerning may make it narrower. */
export function measure(text: string, size: number): number {
  return size * [...text].reduce((sum, character) => sum + advanceOf(character), 0);
}

/** Longer texts are cut: a picture needs no more. */
const longestText = 200;

/** A step of an outline in SVG syntax. */
function write(command: PathCommand): string {
  const { type, ...places } = command;
  const at = (name: string) => Number((places as Record<string, number>)[name]).toFixed(1);
  const names = {
    M: ['x', 'y'],
    L: ['x', 'y'],
    Q: ['x1', 'y1', 'x', 'y'],
    C: ['x1', 'y1', 'x2', 'y2', 'x', 'y'],
    Z: [],
  };
  return `${type}${names[type].map(at).join(' ')}`;
}

/** The outlines of a line as an SVG path. */
export function outline(text: string, x: number, y: number, size: number): string {
  let left = x;
  return runsOf(text)
    .map((run) => {
      const { commands } = run.font.getPath(run.text, left, y, size, { letterSpacing: tracking });
      left += run.font.getAdvanceWidth(run.text, size, { letterSpacing: tracking });
      return commands.map(write).join('');
    })
    .join('');
}

export interface Setting {
  size: number;
  lines: string[];
}

/**
 * Sets a text as large as possible: in the first of the sizes at which it has few enough lines; at the smallest one, the rest is cut off.
 */
export function fit(text: string, { width, most, sizes }: { width: number; most: number; sizes: number[] }) {
  const words = text.slice(0, longestText).replaceAll('\u00ad', '').split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const lines = wrap(words, width, size);
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 16;
  const lines = wrap(
    words.flatMap((word) => divide(word, width, size)),
    width,
    size,
  );
  return {
    size,
    lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`],
  } satisfies Setting;
}

function wrap(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than the line. */
function divide(word: string, width: number, size: number): string[] {
  if (measure(word, size) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && measure(`${word.slice(0, end)}-`, size) > width) end -= 1;
  return [`${word.slice(0, end)}-`, ...divide(word.slice(end), width, size)];
}
