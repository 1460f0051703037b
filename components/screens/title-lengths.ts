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

/** Length in usual lower-case letters; capitals are wider, as are m and w, and some are narrow. */
function widthOf(word: string): number {
  const widths = [...word].map((letter) => {
    if (/\p{Lu}/u.test(letter)) return 1.2;
    if (/[mw]/.test(letter)) return 1.5;
    return /[fijlrt]/.test(letter) ? 0.65 : 1;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
