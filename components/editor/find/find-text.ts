import { listModules } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { isTypedInPlace, listFields } from '../session/module-rules';

export interface Search {
  text: string;
  /** Whether capital letters count. */
  isExact: boolean;
  /** Whether it is found only where it is no part of a longer word. */
  isWord: boolean;
}

/** Words of a text, and whether they are what was searched for. */
export interface Stretch {
  text: string;
  isMatch: boolean;
}

/** A text of a block that contains the search. */
export interface Hit {
  module: Module;
  field: string;
  isRich: boolean;
  value: string;
  /** The number of matches, and each with the words around it; those that are close to each other stand in one excerpt. */
  count: number;
  excerpts: Stretch[][];
}

/** What is within a line of rich text. */
const inline = 'a, b, strong, i, em, u, s, span, code, sub, sup';

/** What a word consists of. */
const letter = String.raw`[\p{L}\p{M}\p{N}]`;

/** Characters shown around a match. */
const margin = 32;

/** Every text of a page that contains the search, in the order of the page. */
export function findTexts(sections: readonly Section[], search: Search): Hit[] {
  if (search.text === '') return [];
  return listModules(sections).flatMap((module) =>
    listFields(module.model).flatMap(([field, definition]): Hit[] => {
      const value = module[field];
      if (!isTypedInPlace(definition) || typeof value !== 'string') return [];
      const isRich = definition.kind === 'rich_text';
      const pieces = isRich ? listLines(parse(value)).map(readLine) : [value];
      const found = pieces.map((piece) => ({ piece, matches: [...piece.matchAll(pattern(search))] }));
      const count = found.reduce((sum, { matches }) => sum + matches.length, 0);
      if (count === 0) return [];
      const excerpts = found.flatMap(({ piece, matches }) => listExcerpts(piece, matches));
      return [{ module, field, isRich, value, count, excerpts }];
    }),
  );
}

function listExcerpts(piece: string, matches: readonly RegExpExecArray[]): Stretch[][] {
  const groups: { index: number; end: number }[][] = [];
  for (const { index, 0: match } of matches) {
    const last = groups.at(-1);
    const isNear = index - (last?.at(-1)?.end ?? -Infinity) <= 2 * margin;
    if (last !== undefined && isNear) last.push({ index, end: index + match.length });
    else groups.push([{ index, end: index + match.length }]);
  }
  return groups.map((group) => {
    const start = Math.max(0, (group[0]?.index ?? 0) - margin);
    const stretches: Stretch[] = [];
    let lead = start > 0 ? '… ' : '';
    let at = start;
    for (const { index, end } of group) {
      stretches.push({ text: lead + piece.slice(at, index), isMatch: false });
      stretches.push({ text: piece.slice(index, end), isMatch: true });
      lead = '';
      at = end;
    }
    const after = piece.slice(at, at + margin) + (piece.length > at + margin ? ' …' : '');
    return [...stretches, { text: after, isMatch: false }];
  });
}

/** The text with every match replaced; in rich text only words are changed, never markup. */
export function replaceText(
  { value, isRich }: Pick<Hit, 'value' | 'isRich'>,
  search: Search,
  by: string,
): string {
  if (!isRich) return value.replace(pattern(search), () => by);
  const body = parse(value);
  for (const line of listLines(body)) replaceInLine(line, search, by);
  return body.innerHTML;
}

function pattern({ text, isExact, isWord }: Search): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const source = isWord ? `(?<!${letter})${literal}(?!${letter})` : literal;
  return new RegExp(source, isExact ? 'gu' : 'giu');
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** The texts of each line. There are several where parts of it are formatted, also within a word. */
function listLines(holder: Node, lines: Text[][] = [[]]): Text[][] {
  for (const node of holder.childNodes) {
    if (node instanceof Text) {
      lines.at(-1)?.push(node);
      continue;
    }
    const isInline = node instanceof Element && node.matches(inline);
    if (!isInline) lines.push([]);
    listLines(node, lines);
    if (!isInline) lines.push([]);
  }
  return lines;
}

function readLine(line: readonly Text[]): string {
  return line.map(({ data }) => data).join('');
}

/** What is put in looks like the beginning of what it replaces. */
function replaceInLine(line: readonly Text[], search: Search, by: string): void {
  let end = 0;
  const nodes = line.map((node) => ({ node, from: end, to: (end += node.data.length) }));
  // From the end, so that earlier positions stay valid.
  for (const { index, 0: match } of [...readLine(line).matchAll(pattern(search))].toReversed()) {
    for (const { node, from, to } of nodes) {
      const [first, last] = [Math.max(from, index), Math.min(to, index + match.length)];
      if (first < last) node.replaceData(first - from, last - first, first === index ? by : '');
    }
  }
  for (const node of line) {
    let empty: Text | Element | null = node;
    while (empty?.textContent === '') {
      const around: Element | null = empty.parentElement;
      empty.remove();
      empty = around?.matches(inline) ? around : null;
    }
  }
}
