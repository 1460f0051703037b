// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/contract/locale';
import { plainTextExtensions } from './plain-text';
import { typography } from './typography';

/** What stands in a text after this was typed into it, letter by letter. */
function typed(text: string, locale: Locale, then?: (editor: Editor) => void): string {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ element, extensions: [...plainTextExtensions(false), typography(locale)] });
  const { view } = editor;
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    const isDone = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert));
    if (isDone !== true) view.dispatch(insert());
  }
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
    ['10--18 Uhr -- und mehr...', 'de', '10–18 Uhr – und mehr…'],
    ['A---B', 'en', 'A—B'],
  ] as const)('%s', (text, locale, written) => expect(typed(text, locale)).toBe(written));

  it('is taken back at once', () => {
    expect(typed('5"', 'de', (editor) => editor.commands.undoInputRule())).toBe('5"');
  });
});
