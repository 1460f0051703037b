import type { CSSProperties } from 'react';

/** Beyond this a word is hyphenated rather than the whole headline set smaller. */
const longestKept = 22;

/** Width of an average bold letter, in em. */
const letterWidth = 0.52;

/**
 * Keeps a headline no larger than its longest word can stand in its column, as German compounds would break a phone's width:
 * gives `--fit`, the largest size, to be used as `font-size: min(var(--headline-2), var(--fit))`.
 */
export function fitWord(text: string): CSSProperties {
  const lengths = text.split(/[\s\u00ad\u200b\-–—/]+/).map((word) => word.length);
  const longest = Math.min(longestKept, Math.max(1, ...lengths));
  return { '--fit': `max(1.75rem, ${(100 / (longest * letterWidth)).toFixed(2)}cqi)` } as CSSProperties;
}
