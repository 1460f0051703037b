import { Extension, InputRule, textInputRule } from '@tiptap/core';
import type { Locale } from '@/lib/contract/locale';

/** Quotation marks of a language, outer and inner. */
const quotes: Record<Locale, { outer: [string, string]; inner: [string, string] }> = {
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
};

const apostrophe = '’';

/** The start of a word: at the start of the text, after a space, a bracket, a dash or an opening quotation mark. */
const begins = '(?:^|[\\s([{„‚“‘–—/-])';

/** Quotation marks, dashes and the ellipsis of the language, replaced during typing. Backspace right after that restores what was typed. */
export function typography(locale: Locale): Extension {
  const { outer, inner } = quotes[locale];
  return Extension.create({
    name: 'typography',
    addInputRules: () => [
      textInputRule({ find: new RegExp(`${begins}(")$`), replace: outer[0] }),
      textInputRule({ find: /"$/, replace: outer[1] }),
      textInputRule({ find: new RegExp(`${begins}(')$`), replace: inner[0] }),
      closeInner(inner),
      reopenInner(inner),
      textInputRule({ find: /--$/, replace: '–' }),
      textInputRule({ find: /–-$/, replace: '—' }),
      textInputRule({ find: /\.\.\.$/, replace: '…' }),
    ],
  });
}

/** What closed an inner quotation was an apostrophe if a letter follows it. Backspace then takes back the letter, as anywhere. */
function reopenInner([, close]: [string, string]): InputRule {
  return textInputRule({
    find: new RegExp(`\\p{L}(${close})\\p{L}$`, 'u'),
    replace: apostrophe,
    undoable: false,
  });
}

/** After a letter, the sign closes an open inner quotation; otherwise it is an apostrophe. */
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
