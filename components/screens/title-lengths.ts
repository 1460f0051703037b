import type { CSSProperties } from 'react';

/**
 * The lengths of a title as custom properties, from which styles choose its size: that of its longest word (`--longest`), which has to fit on
 * a line, as not every browser can hyphenate, and that of the whole (`--letters`), for a title that has a single line.
 */
export function titleLengths(text: string): CSSProperties {
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
