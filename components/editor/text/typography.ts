import { Extension, InputRule, textInputRule } from '@tiptap/core';
import type { Locale } from '@/lib/contract/locale';

/** Quotation marks of a language, outer and inner. */
const quotes: Record<Locale, { outer: [string, string]; inner: [string, string] }> = {
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
};

const apostrophe = '’';

/** Words that have lost their beginning, years among them. */
const clipped: Record<Locale, RegExp> = {
  de: /^(?:[Nn](?:e[mnrs]?)?|[Ss]|rum|\d\d(?:er[ns]?)?)$/,
  en: /^(?:[Nn]|[Ee]m|[Tt]il|[Tt]is|[Tt]w(?:as|ere|ill|ould)|\d\ds?)$/,
};

/** The start of a word: at the start of the text, after a space, a bracket, a dash or an opening quotation mark. */
const begins = '(?:^|[\\s([{„‚“‘–—/-])';

/** Quotation marks, dashes and the ellipsis of the language, replaced during typing. Backspace right after that restores what was typed. */
export function typography(locale: Locale): Extension {
  const { outer, inner } = quotes[locale];
  const isClipped = (word: string) => clipped[locale].test(word);
  return Extension.create({
    name: 'typography',
    addInputRules: () => [
      textInputRule({ find: new RegExp(`${begins}(")$`), replace: outer[0] }),
      textInputRule({ find: /"$/, replace: outer[1] }),
      textInputRule({ find: new RegExp(`${begins}(')$`), replace: inner[0] }),
      markClipped(inner, isClipped),
      closeInner(inner, isClipped),
      reopenInner(inner),
      textInputRule({ find: /--$/, replace: '–' }),
      textInputRule({ find: /–-$/, replace: '—' }),
      textInputRule({ find: /\.\.\.$/, replace: '…' }),
    ],
  });
}

/**
 * What opens an inner quotation is an apostrophe as long as the word behind it is one that has lost its beginning. Backspace then takes back
 * the letter, as anywhere.
 */
function markClipped([open]: [string, string], isClipped: (word: string) => boolean): InputRule {
  return new InputRule({
    find: new RegExp(`${begins}(${open}|${apostrophe})([\\p{L}\\d]+)$`, 'u'),
    undoable: false,
    handler: ({ state, range, match: [, sign, word = ''] }) => {
      const wasClipped = [...word].some((_letter, index) => isClipped(word.slice(0, index)));
      const wanted = isClipped(word) ? apostrophe : wasClipped ? open : sign;
      const at = range.to - word.length;
      if (wanted !== undefined && wanted !== sign) state.tr.insertText(wanted, at - 1, at);
    },
  });
}

/** A year at the start of what may be a quotation, and all behind it, with no sign but apostrophes within words. */
const fromYear = '\\d\\d(?![\\p{L}\\d])(?:[^‚‘’]|(?<=\\p{L})’(?=\\p{L}))*';

/** What closed an inner quotation was an apostrophe if a letter follows it, and a year before it is one again. */
function reopenInner([open, close]: [string, string]): InputRule {
  return new InputRule({
    find: new RegExp(`(?:${begins}(${open})${fromYear})?(?<=\\p{L})${close}\\p{L}$`, 'u'),
    undoable: false,
    handler: ({ state, range, match: [all, year] }) => {
      if (year !== undefined) {
        const start = range.from + all.indexOf(year);
        state.tr.insertText(apostrophe, start, start + 1);
      }
      state.tr.insertText(apostrophe, range.to - 2, range.to - 1);
    },
  });
}

/**
 * After a letter, the sign closes an open inner quotation; otherwise it is an apostrophe. Then a word that has lost its beginning may turn
 * out to be what is quoted, and a year the beginning of it: unless the sign follows a sound after which it may be a genitive.
 */
function closeInner([open, close]: [string, string], isClipped: (word: string) => boolean): InputRule {
  const quoted = new RegExp(`${begins}${apostrophe}(?:([\\p{L}\\d]+)|${fromYear}(?<![sxzß]))$`, 'iu');
  const closed = new RegExp(`(?<=\\S)${close}(?![\\p{L}\\d])`, 'u');
  return new InputRule({
    find: /'$/,
    handler: ({ state, range }) => {
      const { parent, parentOffset } = state.doc.resolve(range.from);
      const before = parent.textBetween(0, parentOffset);
      const isOpen = before.includes(open) && !closed.test(before.slice(before.lastIndexOf(open)));
      const found = isOpen ? null : quoted.exec(before);
      const word = found?.[1];
      // The word between two apostrophes is that of Rock ’n’ Roll.
      const isQuoted = found !== null && (word === undefined || (isClipped(word) && !/^n$/i.test(word)));
      if (isQuoted) {
        const at = range.from - before.length + found.index + found[0].indexOf(apostrophe);
        state.tr.insertText(open, at, at + 1);
      }
      state.tr.insertText(isOpen || isQuoted ? close : apostrophe, range.from, range.to);
    },
  });
}
