import { findDifferences } from './differences';
import { readPlain, readTokens, splitWords, type Token, writeTokens } from './rich-tokens';

/** A text in parts, with what another text does not contain marked. Null if the two have nothing in common. */
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

/**
 * A text as HTML, with `<mark>` around what was added since an earlier state and `<del>` around what was removed. Null if the two have
 * nothing in common, or if it is not stored rich text.
 */
export function markSince(before: string, now: string, isRich: boolean): string | null {
  const [old, tokens] = [before, now].map((text) =>
    isRich ? readTokens(text) : readPlain(escapeTags(text)),
  );
  if (!old || !tokens) return null;
  const hunks = findDifferences(old.map(wordOf), tokens.map(wordOf));
  if (hunks === null) return null;
  const marked: Token[] = [];
  let at = 0;
  for (const { start, end, from, to } of hunks) {
    marked.push(...tokens.slice(at, from));
    marked.push(...wrap(old.slice(start, end), '<del>').filter(({ kind }) => kind === 'inline'));
    marked.push(...wrap(tokens.slice(from, to), '<mark>'));
    at = to;
  }
  return writeTokens([...marked, ...tokens.slice(at)]);
}

function escapeTags(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Only words count: the target of a link is written differently in stored and shown texts, and paragraphs cannot be marked. */
function wordOf(token: Token): string {
  if (token.kind === 'block') return '\n';
  return `${token.marks.map((mark) => mark.replace(/\s.*>$/, '>')).join('')}${token.text}`;
}

function wrap(tokens: readonly Token[], mark: string): Token[] {
  return tokens.map((token) =>
    token.kind === 'inline' ? { ...token, marks: [mark, ...token.marks] } : token,
  );
}
