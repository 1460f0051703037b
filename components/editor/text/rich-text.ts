import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { referenceSchema } from '@/lib/contract/identifier';

/**
 * The rich text of spec §3: bold, italic, link, two kinds of list, alignment, undo and redo. A link gets https:// when it
 * names no protocol, and opens a new window only if asked to. Each part by itself: the starter kit brings all it knows (docs/decisions/0055).
 */
export const richTextExtensions = [
  Bold,
  BulletList,
  Document,
  HardBreak,
  UndoRedo,
  Italic,
  ListItem,
  ListKeymap,
  OrderedList,
  Paragraph,
  Text,
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
