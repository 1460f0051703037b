// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { nextPaint } from '@/lib/client/next-paint';
import { buildField } from '@/tests/support/field-editor';
import { type } from '@/tests/support/typing';
import type { FieldEditor } from './field-editor';
import { readTypedTexts } from './typed-texts';

describe('FieldEditor', () => {
  it('forgets its own steps when a text comes from elsewhere, so that none of them mixes into it', () => {
    const { field, host } = buildField('<p>Basis.</p>');
    const editor = field.wake();
    for (const word of [' eins', ' zwei', ' drei'])
      editor.commands.insertContentAt(editor.state.doc.content.size - 1, word);
    editor.commands.undo();
    expect(editor.can().redo()).toBe(true);
    field.show('<p>Basis. eins</p>');
    expect([editor.can().undo(), editor.can().redo()]).toEqual([false, false]);
    expect(host.textContent).toBe('Basis. eins');
    // What is written from now on can be taken back as before.
    editor.commands.insertContent('!');
    expect(editor.can().undo()).toBe(true);
    field.destroy();
  });

  it('takes nothing back for an undo of the browser’s own that is meant for what has the focus, such as a dialog', () => {
    const { field, host } = buildField('<p>Basis.</p>');
    const editor = field.wake();
    editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' eins');
    const undo = () =>
      host.dispatchEvent(new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true }));
    expect(undo()).toBe(false);
    expect(host.textContent).toBe('Basis. eins');
    field.destroy();
  });

  it('keeps a space that was just typed when what a colleague has written comes', () => {
    const { field, host } = buildField('<p>Am Abend</p>');
    const editor = field.wake();
    const end = () => editor.state.doc.content.size - 1;
    editor.commands.insertContentAt(end(), ' ');
    field.show('<p>Heute: Am Abend </p>');
    editor.commands.insertContentAt(end(), 'auch');
    expect(host.textContent).toBe('Heute: Am Abend auch');
    field.destroy();
  });

  it('says of a line that it is vacant as long as it holds nothing and need not be there', () => {
    const line = document.body.appendChild(document.createElement('p'));
    const { field } = buildField('', { isRich: false, isMultiline: false, isOptional: true }, line);
    const isVacant = () => line.hasAttribute('data-vacant');
    expect(isVacant()).toBe(true);
    field.wake().commands.insertContent('Neu');
    expect(isVacant()).toBe(false);
    field.show('');
    expect(isVacant()).toBe(true);
    field.destroy();
  });

  it('keeps hyphens within words together while it rests and while it is written, and changes nothing of the text', () => {
    const onChange = vi.fn();
    const { field, host } = buildField('Walk-in, Reinhardt-Sow', {
      ...{ isRich: false, isMultiline: false, hyphenClass: 'kept', onChange },
    });
    const kept = () => [...host.querySelectorAll('.kept')].map(({ textContent }) => textContent);
    expect(kept()).toEqual(['-i', '-S']);
    expect(host.textContent).toBe('Walk-in, Reinhardt-Sow');
    const editor = field.wake();
    expect(kept()).toEqual(['-i', '-S']);
    editor.commands.setTextSelection(editor.state.doc.content.size);
    type(editor.view, ', 3-D, A-B-C - und');
    expect(kept()).toEqual(['-i', '-S', '-B', '-C']);
    readTypedTexts();
    expect(onChange).toHaveBeenLastCalledWith('Walk-in, Reinhardt-Sow, 3-D, A-B-C - und', true);
    field.show('Vor- und Nachmittag');
    expect(kept()).toEqual([]);
    field.destroy();
  });

  it('leaves it to the browser to scroll to a letter, and asks nothing for its box', () => {
    const { field, host } = buildField('<p>Wort</p>');
    const { view } = field.wake();
    view.focus();
    const ask = vi.spyOn(view, 'coordsAtPos').mockReturnValue({ left: 0, right: 0, top: 0, bottom: 0 });
    const insert = (text: string) => () => view.state.tr.insertText(text, 5).scrollIntoView();
    // As a browser reports what was typed.
    view.someProp('handleTextInput', (handle) => handle(view, 5, 5, 'e', insert('e')));
    view.dispatch(insert('e')());
    expect(host.textContent).toBe('Worte');
    expect(ask).not.toHaveBeenCalled();
    view.dispatch(insert('und mehr ')());
    expect(ask).toHaveBeenCalled();
    field.destroy();
  });

  it('tells what is typed once that is painted, and everything else at once', async () => {
    const onChange = vi.fn();
    const { field } = buildField('<p></p>', { onChange });
    const editor = field.wake();
    type(editor.view, 'Wort');
    expect(onChange).not.toHaveBeenCalled();
    await nextPaint();
    expect(onChange.mock.calls).toEqual([['<p>Wort</p>', true]]);
    editor.commands.insertContent('!');
    expect(onChange).toHaveBeenLastCalledWith('<p>Wort!</p>', false);
    field.destroy();
  });

  it.each<[string, (field: FieldEditor, host: HTMLElement) => void]>([
    ['another key', (_, host) => host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))],
    ['leaving it', (_, host) => host.dispatchEvent(new FocusEvent('blur'))],
    ['its end', (field) => field.destroy()],
    [
      'an older text that is to be shown, which is not',
      (field, host) => {
        field.show('<p>Alt</p>');
        expect(host.textContent).toBe('Neu');
      },
    ],
  ])('has told what was typed before %s', (_, happens) => {
    const told: string[] = [];
    const { field, host } = buildField('<p></p>', {
      onChange: (text) => told.push(text),
      onKey: () => told.push('key') > 0,
      onBlur: () => told.push('blur'),
    });
    type(field.wake().view, 'Neu');
    happens(field, host);
    expect(told[0]).toBe('<p>Neu</p>');
    field.destroy();
  });

  it('has the caret at once, and does not take the focus back from what is pressed next', async () => {
    const { field, host } = buildField('<p>Text</p>');
    const button = document.body.appendChild(document.createElement('button'));
    field.focus('end');
    expect(document.activeElement).toBe(host);
    expect(field.caret).toMatchObject({ from: 5, to: 5 });
    button.focus();
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => void requestAnimationFrame(resolve));
    expect(document.activeElement).toBe(button);
    field.focus({ from: 1, to: 3 });
    expect(field.caret).toMatchObject({ from: 1, to: 3 });
    field.destroy();
  });

  it.each([
    ['<p>Alt.</p><p>Älter.</p>', '"Hallo" Welt', '<p>„Hallo“ Welt</p>'],
    ['<ul><li><p>Alt.</p></li></ul>', "'s ist", '<p>’s ist</p>'],
    ['<p>Alt.</p>', 'Neu', '<p>Neu</p>'],
  ])('holds what is typed in place of all, from its first sign on (%s)', (value, words, written) => {
    const { field } = buildField(value);
    const editor = field.wake();
    editor.commands.selectAll();
    type(editor.view, words);
    expect(editor.getHTML()).toBe(written);
    field.destroy();
  });

  it('can be reached with Tab before it is TipTap', () => {
    const { field, host } = buildField('<p>Text</p>');
    expect(host.tabIndex).toBe(0);
    field.destroy();
  });
});
