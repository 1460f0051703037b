/** A text in which no line breaks after the hyphen of a double name or a compound: “Reinhardt-Sow”, “walk-in”. */
export function keepHyphens(text: string): string {
  return text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060');
}
