// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
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
    ["'ne Frage: Geht's?", 'de', '‚ne Frage: Geht’s?'],
    ["\"'It's late,' sagt sie.\"", 'de', '„‚It’s late,‘ sagt sie.“'],
    ["'It's late,' she said.", 'en', '‘It’s late,’ she said.'],
    ['10--18 Uhr -- und mehr...', 'de', '10–18 Uhr – und mehr…'],
    ['A---B', 'en', 'A—B'],
  ] as const)('%s', (text, locale, written) => expect(typed(text, locale)).toBe(written));

  it('leaves Backspace to the letter that made an apostrophe of a closing sign', () => {
    const back = (editor: Editor) => expect(editor.commands.undoInputRule()).toBe(false);
    expect(typed("'ne Frage: Geht's", 'de', back)).toBe('‚ne Frage: Geht’s');
  });

  it('is taken back at once', () => {
    expect(typed('5"', 'de', (editor) => editor.commands.undoInputRule())).toBe('5"');
  });
});
