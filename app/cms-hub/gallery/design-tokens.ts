import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Custom properties by name, as they are written. */
export type Tokens = ReadonlyMap<string, string>;

/** What a visitor's own settings change, by the media query that asks for them; `standard` for everybody else. */
export interface DesignTokens {
  standard: Tokens;
  moreContrast: Tokens;
}

/** The design tokens, read from the style sheet that the site itself uses, so that nothing can be shown here that is not so. */
export function readTokens(): DesignTokens {
  return parseTokens(readFileSync(path.join(process.cwd(), 'components/ui/tokens.css'), 'utf8'));
}

/** The tokens of a style sheet: those of every `:root` beneath no media query, and what `prefers-contrast: more` has in their place. */
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

/** The value of a token with those that it is made of in place. */
export function resolveToken(tokens: Tokens, name: string): string {
  return (tokens.get(name) ?? '').replace(/var\(--([\w-]+)\)/g, (_, other: string) =>
    resolveToken(tokens, other),
  );
}

/** The tokens whose names begin so, and are colours of their own or other names of such. */
export function coloursOf(tokens: Tokens): { name: string; value: string }[] {
  return [...tokens.keys()]
    .filter((name) => name.startsWith('color-'))
    .map((name) => ({ name: name.slice('color-'.length), value: resolveToken(tokens, name) }))
    .filter(({ value }) => /^#[0-9a-f]{6}$/.test(value));
}

/** CSS pixels of a length in a window of a width: sums of `rem`, `px` and `vw`, also within `clamp`. Null for what is none. */
export function pixelsAt(length: string, width: number): number | null {
  const clamped = /^clamp\((.+?),(.+),(.+?)\)$/.exec(length);
  if (clamped) {
    const [least, wanted, most] = clamped.slice(1).map((part) => pixelsAt(part.trim(), width));
    if (least == null || wanted == null || most == null) return null;
    return Math.min(Math.max(least, wanted), most);
  }
  const parts = length.split('+').map((part) => /^(-?[\d.]+)(rem|px|vw)$/.exec(part.trim()));
  if (parts.includes(null)) return null;
  const units: Record<string, number> = { rem: 16, px: 1, vw: width / 100 };
  return parts.reduce((sum, part) => sum + Number(part?.[1]) * (units[part?.[2] ?? ''] ?? 0), 0);
}
