/** Lines of a folded text (`line-clamp` in view.module.css). */
const foldedLines = 8;

/** Letters in a line of running text: where its column is widest (`--measure` in tokens.css), and where it is narrow, as on a phone. */
const lettersInLine = { wide: 60, narrow: 36 } as const;

/** Whether a rich text has more lines in a column than are seen of it when it is folded. A shorter one needs no switch: it would do nothing. */
export function isLong(html: string, column: keyof typeof lettersInLine): boolean {
  const lines = html
    .split(/<br ?\/?>|<\/(?:p|li|h[1-6])>/)
    .map((line) => Math.ceil(line.replace(/<[^>]*>/g, '').trim().length / lettersInLine[column]));
  return lines.reduce((sum, count) => sum + count, 0) > foldedLines;
}
