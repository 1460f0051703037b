import type { CSSProperties } from 'react';

/**
 * The length of a headline's longest word as the custom property `--longest`, from which styles choose a size at which the word fits on a
 * line: not every browser can hyphenate; and that of the whole as `--letters`, for one that has a single line.
 */
export function longestWord(text: string): CSSProperties {
  const lengths = text.split(/[\s\u00ad\u200b-]+/).map((word) => widthOf(word));
  const style: Record<`--${string}`, number> = {
    '--longest': Math.max(6, ...lengths),
    '--letters': [...text].length,
  };
  return style;
}

/** Length in lower-case letters; capitals are wider. */
function widthOf(word: string): number {
  return [...word].reduce((width, letter) => width + (/\p{Lu}/u.test(letter) ? 1.2 : 1), 0);
}
