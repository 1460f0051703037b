import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { wordHyphen } from '@/lib/i18n/keep-hyphens';

/** Where hyphens within words begin and end in a text, with the letter behind each. */
function findHyphens(text: string): { from: number; to: number }[] {
  return [...text.matchAll(wordHyphen)].map(({ index }) => {
    const letter = String.fromCodePoint(text.codePointAt(index + 1) ?? 0);
    return { from: index, to: index + 1 + letter.length };
  });
}

/** Keeps a hyphen and the letter behind it together while a text is written, by a class, so that nothing is added to what is saved. */
export function keptHyphens(className: string): Extension {
  return Extension.create({
    name: 'keptHyphens',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const kept: Decoration[] = [];
            doc.descendants(({ text = '' }, start) => {
              for (const { from, to } of findHyphens(text))
                kept.push(Decoration.inline(start + from, start + to, { class: className }));
            });
            return DecorationSet.create(doc, kept);
          },
        },
      }),
    ],
  });
}

/** The same for a text that rests. */
export function renderKeptHyphens(text: string, className: string): Node {
  const shown = document.createDocumentFragment();
  let end = 0;
  for (const { from, to } of findHyphens(text)) {
    const kept = document.createElement('span');
    kept.className = className;
    kept.append(text.slice(from, to));
    shown.append(text.slice(end, from), kept);
    end = to;
  }
  shown.append(text.slice(end));
  return shown;
}
