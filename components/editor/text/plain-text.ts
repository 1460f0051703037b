import { Node, type JSONContent } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

const lineBreak = { type: 'hardBreak' };

/** A document that is one paragraph, whose text is directly in the element of the page. */
function documentOf(content: string) {
  return Node.create({ name: 'doc', topNode: true, content });
}

const base = StarterKit.configure({
  document: false,
  paragraph: false,
  hardBreak: false,
  heading: false,
  blockquote: false,
  bold: false,
  italic: false,
  strike: false,
  underline: false,
  code: false,
  codeBlock: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  horizontalRule: false,
  link: false,
  dropcursor: false,
  gapcursor: false,
  trailingNode: false,
});

const LineBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
});

/** Extensions for a text field without formatting, of one line or several. */
export function plainTextExtensions(isMultiline: boolean) {
  return isMultiline ? [documentOf('(text|hardBreak)*'), base, LineBreak] : [documentOf('text*'), base];
}

/** A plain text as a TipTap document. */
export function toPlainDocument(text: string, isMultiline: boolean): JSONContent {
  if (!isMultiline) return { type: 'doc', content: textNode(text.replace(/(?<!\s)\s*\n\s*/g, ' ')) };
  const content = text
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [lineBreak] : []), ...textNode(line)]);
  return { type: 'doc', content };
}

function textNode(text: string): JSONContent[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
