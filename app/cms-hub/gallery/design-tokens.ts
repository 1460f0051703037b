import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Custom properties by name, as they are written. */
export type Tokens = ReadonlyMap<string, string>;

/** Tokens by the media query of a visitor's setting; `standard` for everybody else. */
export interface DesignTokens {
  standard: Tokens;
  moreContrast: Tokens;
}

/** The design tokens, read from the style sheet that the site itself uses, so that this page is always true. */
export function readTokens(): DesignTokens {
  return parseTokens(readFileSync(path.join(process.cwd(), 'components/ui/tokens.css'), 'utf8'));
}

/** The tokens of a style sheet: those of every `:root` outside media queries, and their replacements for `prefers-contrast: more`. */
export function parseTokens(css: string): DesignTokens {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const [first = '', ...queries] = plain.split('@media');
  const more = queries.find((query) => query.trimStart().startsWith('(prefers-contrast: more)')) ?? '';
  const standard = declarationsOf(first);
  return { standard, moreContrast: new Map([...standard, ...declarationsOf(more)]) };
}

function declarationsOf(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
}

/** The value of a token with references to other tokens resolved. */
export function resolveToken(tokens: Tokens, name: string): string {
  return (tokens.get(name) ?? '').replace(/var\(--([\w-]+)\)/g, (_, other: string) =>
    resolveToken(tokens, other),
  );
}

/** The tokens with a prefix that are colours of their own or aliases of such. */
export function coloursOf(tokens: Tokens): { name: string; value: string }[] {
  return [...tokens.keys()]
    .filter((name) => name.startsWith('color-'))
    .map((name) => ({ name: name.slice('color-'.length), value: resolveToken(tokens, name) }))
    .filter(({ value }) => /^#[0-9a-f]{6}$/.test(value));
}

/** CSS pixels of a resolved length in a window of some width: sums of `rem`, `px` and parts of `1vw`, also within `clamp`. Null for anything else. */
export function pixelsAt(length: string, width: number): number | null {
  const clamped = /^clamp\((.+?),(.+),(.+?)\)$/.exec(length);
  if (clamped) {
    const [least, wanted, most] = clamped.slice(1).map((part) => pixelsAt(part.trim(), width));
    if (least == null || wanted == null || most == null) return null;
    return Math.min(Math.max(least, wanted), most);
  }
  const parts = length.split('+').map((part) => /^(-?[\d.]+)(rem|px| \* 1vw)$/.exec(part.trim()));
  if (parts.includes(null)) return null;
  const units: Record<string, number> = { rem: 16, px: 1, ' * 1vw': width / 100 };
  return parts.reduce((sum, part) => sum + Number(part?.[1]) * (units[part?.[2] ?? ''] ?? 0), 0);
}
