/**
 * The `sizes` of a picture that fills a frame of another shape: what is cut off at its sides has to be loaded, too. `ratios` are the
 * aspect ratios of the picture and of the frame; the lengths of `sizes` are those of the frame.
 */
export function sizesOfCrop(sizes: string, picture: number, frame: number): string {
  const factor = Math.ceil((picture / frame) * 100) / 100;
  if (!(factor > 1)) return sizes;
  return splitList(sizes)
    .map((entry) => {
      const { condition, length } = splitEntry(entry);
      return `${condition}calc(${length} * ${factor})`;
    })
    .join(', ');
}

/** Splits at commas outside of brackets. */
function splitList(sizes: string): string[] {
  const entries: string[] = [''];
  let depth = 0;
  for (const character of sizes) {
    depth += { '(': 1, ')': -1 }[character] ?? 0;
    if (character === ',' && depth === 0) entries.push('');
    else entries.push(`${entries.pop() ?? ''}${character}`);
  }
  return entries.map((entry) => entry.trim());
}

/** `(min-width: 64em) 46vw` is a condition and a length. */
function splitEntry(entry: string): { condition: string; length: string } {
  const condition = /^\([^()]*\)\s+/.exec(entry)?.[0] ?? '';
  return { condition, length: entry.slice(condition.length) };
}
