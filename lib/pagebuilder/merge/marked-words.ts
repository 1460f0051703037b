import { findDifferences } from './differences';
import { splitWords } from './rich-tokens';

/** A text in parts: what another one does not have is marked. Nothing is where the two have nothing in common. */
export function markChanged(other: string, text: string): { text: string; isChanged: boolean }[] {
  const words = splitWords(text);
  const hunks = findDifferences(splitWords(other), words) ?? [];
  const parts: { text: string; isChanged: boolean }[] = [];
  let at = 0;
  for (const { from, to } of hunks.filter((hunk) => hunk.to > hunk.from)) {
    parts.push({ text: words.slice(at, from).join(''), isChanged: false });
    parts.push({ text: words.slice(from, to).join(''), isChanged: true });
    at = to;
  }
  parts.push({ text: words.slice(at).join(''), isChanged: false });
  return parts.filter((part) => part.text !== '');
}
