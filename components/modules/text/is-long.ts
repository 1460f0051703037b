/** Lines of a folded text (`line-clamp` in view.module.css). */
const foldedLines = 8;

/** Letters in a line of running text where its column is widest (`--measure` in tokens.css). In a narrow column there are fewer. */
const lettersInLine = 60;

/**
 * Whether a rich text has more lines than are seen of it when it is folded, even in the widest column. A shorter one has no switch: there it
 * would do nothing.
 */
export function isLong(html: string): boolean {
  const lines = html
    .split(/<br ?\/?>|<\/(?:p|li|h[1-6])>/)
    .map((line) => Math.ceil(line.replace(/<[^>]*>/g, '').trim().length / lettersInLine));
  return lines.reduce((sum, count) => sum + count, 0) > foldedLines;
}
