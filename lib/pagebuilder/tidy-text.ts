import type { Field } from './fields';

/** What closes a quotation, by what opens it; a sign opens in one language what it closes in another one. */
const closings: Partial<Record<string, string>> = {
  '„': '“”',
  '“': '”',
  '»': '«',
  '«': '»',
  '"': '"',
};

/**
 * A plain text as it is shown and kept: one of several lines without empty ones around it, and one that the page itself puts between
 * quotation marks without marks of its own there.
 */
export function tidyText(field: Field | undefined, text: string): string {
  if (field?.kind !== 'text' || field.multiline !== true) return text;
  const lines = text.trim();
  return field.quoted === true ? withoutOuterMarks(lines) : lines;
}

/** The words of a quotation; a text that only begins with one and ends with another one is none. */
function withoutOuterMarks(text: string): string {
  const open = text.charAt(0);
  const close = closings[open];
  if (text.length < 2 || close === undefined || !close.includes(text.charAt(text.length - 1))) return text;
  const words = text.slice(1, -1);
  let depth = 0;
  for (const sign of words) {
    if (close.includes(sign)) depth -= 1;
    else if (sign === open) depth += 1;
    if (depth < 0) return text;
  }
  const bare = words.trim();
  return bare === '' ? text : withoutOuterMarks(bare);
}
