/** The hyphen of a double name or a compound: “Reinhardt-Sow”, “walk-in”. */
export const wordHyphen = /(?<=\p{L})-(?=\p{L})/gu;

/** A text in which no line breaks after the hyphen of a double name or a compound. */
export function keepHyphens(text: string): string {
  return text.replaceAll(wordHyphen, '-\u2060');
}
