/** How much may stand before the first found words, in characters. */
const longestLead = 170;

/** The end of a sentence, and what begins the next one. */
const boundary = /[.!?…:]["”“»«)]*\s+(?=["„“»«‹(]*[\p{Lu}\p{N}])/gu;

/** The end of a sentence, perhaps with the mark of a found word behind it. */
const sentenceEnd = /[.!?…]["”“»«)\p{Cc}]*\s*$/u;

/** An excerpt that says so where the text goes on in the middle of a sentence. */
export function endOpenly(excerpt: string, goesOn: boolean): string {
  return goesOn && !sentenceEnd.test(excerpt) ? `${excerpt.trimEnd()} …` : excerpt;
}

/**
 * An excerpt that begins where a sentence does. `before` is the text in front of it, with the text's own beginning if `isWhole`; where no
 * sentence begins near enough, it begins with an ellipsis. `mark` begins a found word.
 */
export function beginAtSentence(excerpt: string, before: string, isWhole: boolean, mark: string): string {
  const starts = [...before.matchAll(boundary)].map((match) => match.index + match[0].length);
  const start = starts.at(-1) ?? (isWhole ? 0 : undefined);
  if (start !== undefined && before.length - start <= longestLead) return before.slice(start) + excerpt;
  // A sentence that begins within it, as long as nothing that was found gets lost.
  const firstMark = excerpt.indexOf(mark);
  const within = [...excerpt.matchAll(boundary)]
    .map((match) => match.index + match[0].length)
    .find((index) => firstMark === -1 || index <= firstMark);
  return within === undefined ? `… ${excerpt}` : excerpt.slice(within);
}
