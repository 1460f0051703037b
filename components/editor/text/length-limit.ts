import { Extension, getHTMLFromFragment } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { countCharacters } from '@/lib/pagebuilder/field-values';

/** How much a text takes, and what is done if that is exceeded, with how much it would be. */
export interface LengthLimit {
  most: number;
  onExceeded: (count: number) => void;
}

/**
 * Takes in nothing pasted or dropped by which a text would be longer than its field takes: it could not be saved, and what was in it before
 * would stay unsaved along with it.
 */
export function lengthLimit({ most, onExceeded }: LengthLimit, isRich: boolean): Extension {
  const lengthOf = isRich ? countRichText : countPlainText;
  return Extension.create({
    name: 'lengthLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction, { doc }) => {
          const event: unknown = transaction.getMeta('uiEvent');
          if (!transaction.docChanged || (event !== 'paste' && event !== 'drop')) return true;
          const count = lengthOf(transaction.doc);
          if (count <= most || count <= lengthOf(doc)) return true;
          onExceeded(count);
          return false;
        },
      }),
    ],
  });
}

/** The characters of a rich text as it is stored, with its formatting. */
export function countRichText({ content, type: { schema } }: Node): number {
  return countCharacters(getHTMLFromFragment(content, schema));
}

function countPlainText(doc: Node): number {
  return countCharacters(doc.textBetween(0, doc.content.size, '\n', '\n'));
}
