import { listModules } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { isTypedInPlace, listFields } from '../session/module-rules';

export interface Search {
  text: string;
  /** Whether capital letters count. */
  isExact: boolean;
}

/** A text of a block that contains the search. */
export interface Hit {
  module: Module;
  field: string;
  isRich: boolean;
  value: string;
  /** The number of matches, and the words around the first. */
  count: number;
  around: { before: string; match: string; after: string };
}

/** What is within a line of rich text. */
const inline = 'a, b, strong, i, em, u, s, span, code, sub, sup';

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
      const found = pieces.flatMap((piece) =>
        [...piece.matchAll(pattern(search))].map(({ index, 0: match }) => ({ piece, index, match })),
      );
      const [first] = found;
      if (first === undefined) return [];
      const { piece, index, match } = first;
      const end = index + match.length;
      const around = {
        before: (index > margin ? '… ' : '') + piece.slice(Math.max(0, index - margin), index),
        match,
        after: piece.slice(end, end + margin) + (piece.length > end + margin ? ' …' : ''),
      };
      return [{ module, field, isRich, value, count: found.length, around }];
    }),
  );
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

function pattern({ text, isExact }: Search): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), isExact ? 'gu' : 'giu');
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
