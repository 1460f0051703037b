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
      const pieces = isRich ? listTexts(parse(value)).map(({ data }) => data) : [value];
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
  for (const node of listTexts(body)) node.data = node.data.replace(pattern(search), () => by);
  return body.innerHTML;
}

function pattern({ text, isExact }: Search): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), isExact ? 'gu' : 'giu');
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function listTexts(node: Node): Text[] {
  if (node instanceof Text) return [node];
  return [...node.childNodes].flatMap(listTexts);
}
