/** Most characters before the first word found. */
const longestLead = 170;

/** Between two blocks of a record or page (`joinText`). */
const partsBorder = ' · ';

/** What is left of a border where an excerpt begins or ends between two parts. */
const looseBorders = /^(?:… )?(?:· )+|(?: ·)+$/g;

/** A number between two borders: it belongs to what stands behind it, as in "13 · Name". */
const looseNumber = / · \p{N}+$/u;

/** A border behind a sentence, whose end is one already. */
const doubleBorder = /(?<=[.!?…]["”“»«)\p{Cc}]*) · /gu;

/** So little of a next part that it says nothing. */
const looseStub = / · [^·]{1,24} …$/u;

/** Fewest characters of an excerpt that ends with a part; a name alone says too little. */
const shortest = 60;

/** The end of a sentence and the start of the next one, or of the next part. */
const boundary = /(?:[.!?…:]["”“»«)]*\s+(?=["„“»«‹(]*[\p{Lu}\p{N}])|·\s+)/gu;

/** The end of a sentence, perhaps followed by the mark of a word found. */
const sentenceEnd = /[.!?…]["”“»«)\p{Cc}]*\s*$/u;

/** Most characters behind an excerpt up to the end of its sentence, for it to be quoted to its end. */
const longestTail = 90;

/** The rest of a sentence, if it does not go on into another part. A full stop behind a short word or a number may be that of an abbreviation. */
const tail = new RegExp(
  `^[^·]{0,${longestTail}}?(?:(?<=^|\\p{L}{3}|[)"”“»«])\\.|[!?…])["”“»«)]*(?=\\s+["„“»«‹(]*[\\p{Lu}\\p{N}]|\\s*·|\\s*$)`,
  'u',
);

/**
 * An excerpt to the end of its sentence, or with an ellipsis if that is too far away. `after` is the start of the text behind it.
 */
export function endOpenly(excerpt: string, after: string): string {
  if (after.trim() === '' || sentenceEnd.test(excerpt)) return excerpt;
  const end = tail.exec(after)?.[0];
  return end === undefined ? `${excerpt.trimEnd()} …` : `${excerpt}${end}`;
}

/**
 * An excerpt that starts with a sentence. `before` is the text in front of it, from the text's own start if `isWhole`; if no sentence
 * starts close enough, the excerpt starts with an ellipsis. `mark` precedes a word found.
 */
export function beginAtSentence(excerpt: string, before: string, isWhole: boolean, mark: string): string {
  const starts = [...before.matchAll(boundary)].map((match) => match.index + match[0].length);
  const start = starts.at(-1) ?? (isWhole ? 0 : undefined);
  if (start !== undefined && before.length - start <= longestLead) return before.slice(start) + excerpt;
  // A sentence that starts within it, unless that would cut off a word found.
  const firstMark = excerpt.indexOf(mark);
  const within = [...excerpt.matchAll(boundary)]
    .map((match) => match.index + match[0].length)
    .find((index) => firstMark === -1 || index <= firstMark);
  return within === undefined ? `… ${excerpt}` : excerpt.slice(within);
}

/**
 * What is quoted of a text around the words found: whole parts and sentences, where possible. `excerpt` is what the database has chosen,
 * `before` and `after` the text around it; the others are as above.
 */
export function quote(
  excerpt: string,
  { before, after, isWhole, mark }: { before: string; after: string; isWhole: boolean; mark: string },
): string {
  const found = Math.max(0, excerpt.indexOf(mark));
  const border = excerpt.lastIndexOf(partsBorder, found);
  const start = border === -1 ? 0 : border + partsBorder.length;
  const end = excerpt.indexOf(partsBorder, Math.max(found, start + shortest));
  const text =
    end === -1 ? endOpenly(excerpt.slice(start), after) : excerpt.slice(start, end).replace(looseNumber, '');
  const quoted = border === -1 ? beginAtSentence(text, before, isWhole, mark) : text;
  const withoutStub = quoted.replace(looseStub, (stub) => (stub.includes(mark) ? stub : ''));
  return withoutStub.replace(looseBorders, '').replace(doubleBorder, ' ');
}
