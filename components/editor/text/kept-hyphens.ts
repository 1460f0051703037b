import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The hyphen of a double name or a compound with the letter behind it, as in `components/screens/keep-hyphens.ts`. */
const hyphens = /(?<=\p{L})-\p{L}/gu;

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
              for (const { index, 0: found } of text.matchAll(hyphens)) {
                const from = start + index;
                kept.push(Decoration.inline(from, from + found.length, { class: className }));
              }
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
  for (const { index, 0: found } of text.matchAll(hyphens)) {
    const kept = document.createElement('span');
    kept.className = className;
    kept.append(found);
    shown.append(text.slice(end, index), kept);
    end = index + found.length;
  }
  shown.append(text.slice(end));
  return shown;
}
