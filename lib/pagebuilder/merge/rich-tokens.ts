/** A piece of rich text: the start of a block, or a word, space, sign or line break with its marks. */
export type Token =
  { kind: 'block'; path: readonly Level[] } | { kind: 'inline'; text: string; marks: readonly string[] };

/** An element around a block, by its opening tag; fresh if it begins with this block instead of continuing from the one before. */
interface Level {
  open: string;
  fresh: boolean;
}

const blockTags = new Set(['p', 'ul', 'ol', 'li']);
const markTags = new Set(['strong', 'em', 'a']);
const parts = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+)|</gi;
const words = /(?:[\p{L}\p{N}]|&#?\w+;)+|\s+|[^\p{L}\p{N}\s]/gu;

/** Words, spaces and signs of a text. */
export function splitWords(text: string): string[] {
  return text.match(words) ?? [];
}

/** Plain text as a sequence of tokens. */
export function readPlain(text: string): Token[] {
  return splitWords(text).map((word) => ({ kind: 'inline', text: word, marks: [] }));
}

interface Open extends Level {
  tag: string;
  /** Whether it has become a token. */
  isUsed: boolean;
}

/** Rich text as a sequence of tokens; null if it is not in the stored form. */
export function readTokens(html: string): Token[] | null {
  const tokens: Token[] = [];
  const levels: Open[] = [];
  const marks: string[] = [];
  let current: Open | null | undefined;

  function begin(): void {
    tokens.push({ kind: 'block', path: levels.map(({ open, fresh }) => ({ open, fresh })) });
    for (const level of levels) Object.assign(level, { fresh: false, isUsed: true });
    current = levels.at(-1) ?? null;
  }

  function write(text: string): void {
    if (current !== (levels.at(-1) ?? null)) begin();
    tokens.push({ kind: 'inline', text, marks: [...marks] });
  }

  for (const [, slash, name = '', attributes = '', text] of html.matchAll(parts)) {
    if (text !== undefined) {
      const isBetween = !/^(?:p|li)$/.test(levels.at(-1)?.tag ?? '') && text.trim() === '';
      if (!isBetween) for (const word of splitWords(text)) write(word);
      continue;
    }
    const tag = name.toLowerCase();
    if (tag === 'br') write('<br>');
    else if (blockTags.has(tag) && slash === '') {
      levels.push({ tag, open: `<${tag}${plain(attributes)}>`, fresh: true, isUsed: false });
    } else if (blockTags.has(tag)) {
      const level = levels.at(-1);
      if (level?.tag !== tag || marks.length > 0) return null;
      if (!level.isUsed) begin();
      levels.pop();
    } else if (markTags.has(tag) && slash === '') marks.push(`<${tag}${plain(attributes)}>`);
    else if (markTags.has(tag) && tagOf(marks.at(-1) ?? '') === tag) marks.pop();
    else return null;
  }
  return levels.length > 0 || marks.length > 0 ? null : tokens;
}

/** The rich text of a sequence of tokens; well formed for any sequence. */
export function writeTokens(tokens: readonly Token[]): string {
  let html = '';
  let levels: readonly string[] = [];
  let marks: readonly string[] = [];

  function mark(next: readonly string[]): void {
    const kept = countCommon(marks, next);
    html += close(marks.slice(kept)) + next.slice(kept).join('');
    marks = next;
  }

  for (const token of tokens) {
    if (token.kind === 'inline') {
      mark(token.marks);
      html += token.text;
      continue;
    }
    mark([]);
    const opens = token.path.map(({ open }) => open);
    const fresh = token.path.findIndex((level) => level.fresh);
    const kept = Math.min(countCommon(levels, opens), fresh === -1 ? opens.length : fresh);
    html += close(levels.slice(kept)) + opens.slice(kept).join('');
    levels = opens;
  }
  mark([]);
  return html + close(levels);
}

/** The key by which two tokens are the same. */
export function keyOf(token: Token): string {
  return token.kind === 'block' ? JSON.stringify(token.path) : `${token.marks.join('')}${token.text}`;
}

function countCommon(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((each, index) => each !== other[index]);
  return different === -1 ? one.length : different;
}

function close(opened: readonly string[]): string {
  return opened
    .toReversed()
    .map((open) => `</${tagOf(open)}>`)
    .join('');
}

/** Attributes in a normal form. */
function plain(attributes: string): string {
  return attributes.trimEnd().replace(/text-align:\s*(\w+);?/, 'text-align: $1');
}

function tagOf(open: string): string {
  return /^<(\w+)/.exec(open)?.[1] ?? '';
}
