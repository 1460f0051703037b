import type { CSSProperties } from 'react';

/** Longer words are hyphenated instead of making the whole headline smaller. */
const longestKept = 22;

/** Width of an average bold letter in em. */
const letterWidth = 0.54;

/**
 * Keeps a headline small enough for its longest word to fit the column, since German compounds are wider than a phone: sets `--fit`, the
 * largest size, for `font-size: min(var(--headline-2), var(--fit))`.
 */
export function fitWord(text: string): CSSProperties {
  const lengths = text.split(/[\s\u00ad\u200b\-–—/]+/).map((word) => word.length);
  const longest = Math.min(longestKept, Math.max(1, ...lengths));
  return { '--fit': `max(1.75rem, ${(100 / (longest * letterWidth)).toFixed(2)}cqi)` } as CSSProperties;
}
