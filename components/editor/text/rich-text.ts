import { Link } from '@tiptap/extension-link';
import { TextAlign } from '@tiptap/extension-text-align';
import { DOMParser, type Node as TextNode, type ParseOptions, type Schema } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { referenceSchema } from '@/lib/contract/identifier';

/** Without TipTap's lists of pasted plain text: "D. Müller" would begin the 500th entry of one, and "3. Oktober" a list. */
const starterKit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((each) =>
      each.name === 'orderedList' ? each.extend({ addProseMirrorPlugins: () => [] }) : each,
    );
  },
});

/**
 * The rich text of spec §3: bold, italic, link, two kinds of list, alignment, undo and redo. A link gets https:// when it
 * names no protocol, and opens a new window only if asked to.
 */
export const richTextExtensions = [
  starterKit.configure({
    heading: false,
    blockquote: false,
    strike: false,
    underline: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    trailingNode: false,
    link: false,
  }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    // A reference without a target at present is kept, so that a save does not lose it.
    isAllowedUri: (address, { defaultValidate }) =>
      defaultValidate(address) || referenceSchema.safeParse(address).success,
  }),
  TextAlign.configure({ types: ['paragraph'], alignments: ['left', 'center', 'right'] }),
];

/**
 * HTML as a document of a schema. It is read in a template, where nothing of it runs or loads: TipTap's own way makes a whole document of
 * the browser for each text, which took a tenth of the time of an undo.
 */
export function parseRichText(html: string, schema: Schema, options?: ParseOptions): TextNode {
  const template = document.createElement('template');
  template.innerHTML = html;
  return DOMParser.fromSchema(schema).parse(template.content, options);
}
