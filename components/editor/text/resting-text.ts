import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node as TextNode, type Schema } from '@tiptap/pm/model';
import { renderKeptHyphens } from './kept-hyphens';
import { parseRichText, richTextExtensions } from './rich-text';
import { markTimetables } from './timetable-lines';

/** Keeps an empty line as high as one with text; ProseMirror adds the same element. */
function createLineKeeper(): HTMLBRElement {
  const line = document.createElement('br');
  line.className = 'ProseMirror-trailingBreak';
  return line;
}

let richSchema: Schema | undefined;

/** A rich text as ProseMirror has it. */
export function documentOfRichText(html: string): TextNode {
  return parseRichText(html, (richSchema ??= getSchema(richTextExtensions)));
}

/** Where the first link to an address stands in a rich text, as ProseMirror counts, with all of its words; null if there is none. */
export function findLink(html: string, address: string): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  documentOfRichText(html).descendants((node, from) => {
    const leads = node.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === address);
    // Formatting divides the words of a link.
    if (leads && (found === null || found.to === from))
      found = { from: found?.from ?? from, to: from + node.nodeSize };
  });
  return found;
}

/** The elements that TipTap would show for a rich text. They are created by its schema, so nothing else of the HTML gets onto the page. */
export function renderRichText(html: string): Node {
  const written = documentOfRichText(html);
  const { content, type } = written;
  const shown = document.createDocumentFragment();
  DOMSerializer.fromSchema(type.schema).serializeFragment(content, { document }, shown);
  markTimetables(written, shown);
  for (const paragraph of shown.querySelectorAll('p:empty')) paragraph.append(createLineKeeper());
  return shown;
}

/** The same for plain text; with a class, what it keeps together around hyphens has that class. */
export function renderPlainText(text: string, isMultiline: boolean, hyphenClass?: string): Node {
  if (text === '') return createLineKeeper();
  const shown = isMultiline ? text : text.replace(/\s*\n\s*/g, ' ');
  return hyphenClass === undefined ? document.createTextNode(shown) : renderKeptHyphens(shown, hyphenClass);
}
