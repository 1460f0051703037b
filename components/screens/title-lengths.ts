import type { CSSProperties } from 'react';

/** What stands between two words, in usual lower-case letters. */
const space = 0.4;

/**
 * The lengths of a title as custom properties, from which styles choose its size, in usual lower-case letters: that of its longest word
 * (`--longest`), which has to fit on a line, as not every browser can hyphenate, that of its longest line if it is shared out between three of
 * them (`--longest-line`), and that of the whole (`--letters`), for a title that has a single line.
 */
export function titleLengths(text: string): CSSProperties {
  const longest = Math.max(6, ...text.split(/[\s\u00ad\u200b-]+/).map((word) => widthOf(word)));
  const parts = text.split(/[ \u00ad\u200b]+/).map((part) => widthOf(part));
  const style: Record<`--${string}`, number> = {
    '--longest': longest,
    '--longest-line': Math.max(longest, longestLine(parts, 3)),
    '--letters': [...text].length,
  };
  return style;
}

/** The longest line of some words, given their lengths, that are shared out between so many lines as evenly as can be. */
function longestLine(words: readonly number[], lines: number): number {
  if (lines === 1 || words.length < 2) return words.reduce((sum, word) => sum + space + word, -space);
  return Math.min(
    ...words.map((_, index) =>
      Math.max(longestLine(words.slice(0, index + 1), 1), longestLine(words.slice(index + 1), lines - 1)),
    ),
  );
}

/** Length in usual lower-case letters; capitals are wider, as are m and w, and some are narrow. */
function widthOf(word: string): number {
  const widths = [...word].map((letter) => {
    if (/\p{Lu}/u.test(letter)) return 1.2;
    if (/[mw]/.test(letter)) return 1.5;
    return /[fijlrt]/.test(letter) ? 0.65 : 1;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
