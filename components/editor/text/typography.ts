import { Extension, InputRule, textInputRule } from '@tiptap/core';
import type { Locale } from '@/lib/contract/locale';

/** Quotes of a language: of a quotation, and of one within it. */
const quotes: Record<Locale, { outer: [string, string]; inner: [string, string] }> = {
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
};

const apostrophe = '’';

/** Where a word begins: at the beginning, after a space, a bracket, a dash or a quote that opens. */
const begins = '(?:^|[\\s([{„‚“‘–—/-])';

/**
 * Quotes, dashes and the ellipsis as the language writes them, while they are typed. Backspace right after takes a sign back to what was
 * typed.
 */
export function typography(locale: Locale): Extension {
  const { outer, inner } = quotes[locale];
  return Extension.create({
    name: 'typography',
    addInputRules: () => [
      textInputRule({ find: new RegExp(`${begins}(")$`), replace: outer[0] }),
      textInputRule({ find: /"$/, replace: outer[1] }),
      textInputRule({ find: new RegExp(`${begins}(')$`), replace: inner[0] }),
      closeInner(inner),
      textInputRule({ find: /--$/, replace: '–' }),
      textInputRule({ find: /–-$/, replace: '—' }),
      textInputRule({ find: /\.\.\.$/, replace: '…' }),
    ],
  });
}

/** A sign after a letter closes an inner quotation if one is open; else it is an apostrophe. */
function closeInner([open, close]: [string, string]): InputRule {
  return new InputRule({
    find: /'$/,
    handler: ({ state, range }) => {
      const before = state.doc
        .resolve(range.from)
        .parent.textBetween(0, state.doc.resolve(range.from).parentOffset);
      const isOpen = before.lastIndexOf(open) > before.lastIndexOf(close);
      state.tr.insertText(isOpen ? close : apostrophe, range.from, range.to);
    },
  });
}
