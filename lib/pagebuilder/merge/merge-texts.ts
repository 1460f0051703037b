import { findDifferences, type Hunk } from './differences';
import { keyOf, readPlain, readTokens, type Token, writeTokens } from './rich-tokens';

/**
 * Merges two versions of one text with the changes of both: word by word, and in rich text by mark and paragraph as well. Null if both
 * have changed the same words or written at the same place, so that a person has to decide. The order of the two versions makes no
 * difference.
 */
export function mergeTexts(base: string, mine: string, theirs: string, isRich: boolean): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const [from, one, other] = [base, mine, theirs].map((text) =>
    isRich ? readTokens(text) : readPlain(text),
  );
  if (!from || !one || !other) return null;
  const merged = mergeTokens(from, one, other);
  return merged && writeTokens(merged);
}

/** A hunk with the tokens that it inserts. */
interface Edit {
  start: number;
  end: number;
  put: readonly Token[];
}

function mergeTokens(
  base: readonly Token[],
  mine: readonly Token[],
  theirs: readonly Token[],
): Token[] | null {
  const own = listEdits(base, mine);
  const others = listEdits(base, theirs);
  if (own === null || others === null) return null;
  const edits = combine(own, others);
  if (edits === null) return null;
  const merged: Token[] = [];
  let at = 0;
  for (const { start, end, put } of edits) {
    merged.push(...base.slice(at, start), ...put);
    at = end;
  }
  return [...merged, ...base.slice(at)];
}

function listEdits(base: readonly Token[], other: readonly Token[]): Edit[] | null {
  const hunks = findDifferences(base.map(keyOf), other.map(keyOf));
  return hunks?.map(({ start, end, from, to }: Hunk) => ({ start, end, put: other.slice(from, to) })) ?? null;
}

/** The edits of both in order; null if two of them overlap. */
function combine(own: readonly Edit[], others: readonly Edit[]): Edit[] | null {
  const edits: Edit[] = [];
  for (const edit of [...own, ...others].toSorted(inOrder)) {
    const last = edits.at(-1);
    if (last === undefined || !meet(last, edit) || canFollow(last, edit)) edits.push(edit);
    // Unless both have made the same edit.
    else if (!isSame(last, edit)) return null;
  }
  return edits;
}

function inOrder(one: Edit, other: Edit): number {
  return one.start - other.start || one.end - other.end || compareText(one, other);
}

/** Text before paragraphs: both can be inserted at the end of one. */
function compareText(one: Edit, other: Edit): number {
  return Number(beginsBlock(one)) - Number(beginsBlock(other));
}

/** Whether two edits touch the same words, or one inserts where the other begins or ends. */
function meet(first: Edit, second: Edit): boolean {
  if (first.start === first.end || second.start === second.end) return second.start <= first.end;
  return second.start < first.end;
}

/**
 * Somebody has written at the end of a paragraph, and somebody else has changed the start of the next one or inserted one there: both
 * fit.
 */
function canFollow(first: Edit, second: Edit): boolean {
  return first.end === second.start && !first.put.some(({ kind }) => kind === 'block') && beginsBlock(second);
}

function beginsBlock({ put }: Edit): boolean {
  return put[0]?.kind === 'block';
}

function isSame(one: Edit, other: Edit): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.put.map(keyOf).join('\n') === other.put.map(keyOf).join('\n')
  );
}
