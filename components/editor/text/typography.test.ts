// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/contract/locale';
import { type } from '@/tests/support/typing';
import { plainTextExtensions } from './plain-text';
import { typography } from './typography';

/** What stands in a text after this was typed into it, letter by letter. */
function typed(text: string, locale: Locale, then?: (editor: Editor) => void): string {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ element, extensions: [...plainTextExtensions(false), typography(locale)] });
  type(editor.view, text);
  then?.(editor);
  const written = editor.getText();
  editor.destroy();
  return written;
}

describe('typography', () => {
  it.each([
    ['Er sagte: "Ja, geht\'s?"', 'de', 'Er sagte: „Ja, geht’s?“'],
    ['"Das \'alte\' Haus"', 'de', '„Das ‚alte‘ Haus“'],
    ["She said: \"It's 'old'.\"", 'en', 'She said: “It’s ‘old’.”'],
    ["'ne Frage: Geht's?", 'de', '’ne Frage: Geht’s?'],
    ["Drum 'rum und um 'n Kran: 's reicht", 'de', 'Drum ’rum und um ’n Kran: ’s reicht'],
    ["'nein', 'so', 'Rumpf' und 'neu'", 'de', '‚nein‘, ‚so‘, ‚Rumpf‘ und ‚neu‘'],
    ["'Das ist 'ne Frage', sagt sie", 'de', '‚Das ist ’ne Frage‘, sagt sie'],
    ["Was heißt 'rum'?", 'de', 'Was heißt ‚rum‘?'],
    ["Rock 'n' Roll, Sommer '24, die '90er", 'de', 'Rock ’n’ Roll, Sommer ’24, die ’90er'],
    ["'24 Stunden' lief '24", 'de', '‚24 Stunden‘ lief ’24'],
    ["Im Mai '24 ging's um Jens' '12 Arbeiten'", 'de', 'Im Mai ’24 ging’s um Jens’ ‚12 Arbeiten‘'],
    ["'240 Bilder', '2 Filme'", 'de', '‚240 Bilder‘, ‚2 Filme‘'],
    ["'Tis late, tell 'em, 'til '24 or the '90s", 'en', '’Tis late, tell ’em, ’til ’24 or the ’90s'],
    ["'empty', 'tilted' and 'twenty'", 'en', '‘empty’, ‘tilted’ and ‘twenty’'],
    ["the artists' 'em' and '24 Rooms'", 'en', 'the artists’ ‘em’ and ’24 Rooms’'],
    ["'90 days wasn't '90 days more'", 'en', '’90 days wasn’t ‘90 days more’'],
    ["\"'It's late,' sagt sie.\"", 'de', '„‚It’s late,‘ sagt sie.“'],
    ["'It's late,' she said.", 'en', '‘It’s late,’ she said.'],
    ['10--18 Uhr -- und mehr...', 'de', '10–18 Uhr – und mehr…'],
    ['A---B', 'en', 'A—B'],
  ] as const)('%s', (text, locale, written) => expect(typed(text, locale)).toBe(written));

  it('leaves Backspace to the letter that made an apostrophe of a closing sign', () => {
    const back = (editor: Editor) => expect(editor.commands.undoInputRule()).toBe(false);
    expect(typed("'Eine Frage: Geht's", 'de', back)).toBe('‚Eine Frage: Geht’s');
    expect(typed("'n", 'de', back)).toBe('’n');
  });

  it.each([
    [
      'de',
      ["'alte'", '‚alte‘'],
      ["'nein, so geht's'", '‚nein, so geht’s‘'],
      ["'im Jahr '24'", '‚im Jahr ’24‘'],
    ],
    ['en', ["'old'", '‘old’'], ["'no, it isn't'", '‘no, it isn’t’'], ["'back in '24'", '‘back in ’24’']],
  ] as const)(
    'tells quotations from words that have lost their beginning, in any order (%s)',
    (locale, ...quotations) => {
      const words =
        locale === 'de'
          ? ['ne', 'nen', 'n', 's', 'rum', '24', '90er']
          : ['em', 'til', 'tis', 'n', '90s', '24'];
      const pieces = [
        ...quotations,
        ...words.map((word) => [`'${word}`, `’${word}`] as const),
        ...(['und', 'über'] as const).map((word) => [word, word] as const),
      ];
      const separators = [' ', ', ', ': ', ' – '];
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...separators)), { maxLength: 8 }),
          (chosen) => {
            const [given, wanted] = [0, 1].map((side) =>
              chosen.map(([piece, separator]) => `${piece[side]}${separator}`).join(''),
            );
            expect(typed(given ?? '', locale)).toBe(wanted);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it('is taken back at once', () => {
    expect(typed('5"', 'de', (editor) => editor.commands.undoInputRule())).toBe('5"');
  });
});
