import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Font, type PathCommand } from 'opentype.js';

// The same typeface as the site's, as a file that can be drawn from: Latin, and what of it is rarer.
const files = ['latin', 'latin-ext'].map((part) =>
  path.join(
    process.cwd(),
    `node_modules/@fontsource/host-grotesk/files/host-grotesk-${part}-700-normal.woff`,
  ),
);

let loaded: Font[] | undefined;

function fonts(): Font[] {
  return (loaded ??= files.map((file) => {
    const bytes = readFileSync(file);
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }));
}

/** Of the tracking of headlines (components/ui/tokens.css). */
const tracking = -0.03;

/** A text in runs of one font each; characters that no font has are left out. */
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

/** How wide a character is, in parts of the size. */
function advanceOf(character: string): number {
  const known = advances.get(character);
  if (known !== undefined) return known;
  const font = fonts().find((each) => each.charToGlyphIndex(character) > 0);
  const advance =
    font === undefined ? 0 : (font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm + tracking;
  advances.set(character, advance);
  return advance;
}

/** How wide a line is at most, in pixels: pairs of letters may stand closer. */
export function measure(text: string, size: number): number {
  return size * [...text].reduce((sum, character) => sum + advanceOf(character), 0);
}

/** Longer ones say nothing more on a picture. */
const longestText = 200;

/** A step of an outline, as SVG has it. */
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

/** A line as the outlines of an SVG path. */
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

/** A text as large as fits: the first of the sizes at which its lines are few enough; at the last one, the rest is left out. */
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

/** A word that is wider than the line, in pieces that are not. */
function divide(word: string, width: number, size: number): string[] {
  if (measure(word, size) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && measure(`${word.slice(0, end)}-`, size) > width) end -= 1;
  return [`${word.slice(0, end)}-`, ...divide(word.slice(end), width, size)];
}
