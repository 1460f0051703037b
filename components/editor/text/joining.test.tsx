import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findModule } from '@/lib/client/sections';
import { moduleOf } from '@/tests/support/editing-backend';
import {
  backend,
  caret,
  editing,
  expectBlocks,
  headline,
  listBlocks,
  openPage,
  placeCaret,
  press,
  text,
  write,
} from '@/tests/support/writing';

// Texts that become one, and blocks that go, by a key.

const page = () => listBlocks(editing);
const settled = (expected: string[]) => expectBlocks(editing, expected);

/** Holds back what the server says of changes, until it is released. */
function holdAnswers(): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  backend.interrupt = (call) =>
    call.method === 'POST' ? held.then(() => backend.answerNow(call)) : undefined;
  return release;
}

describe('Backspace and Delete', () => {
  it('join a text with the one before it, with the caret where they meet', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    placeCaret(3, 'start');
    press('Backspace');
    await settled(['—', 'text: <p>Eins</p><p>Zwei</p>']);
    await vi.waitFor(() => expect(backend.done).toEqual(['update 2, remove 3']));
    await vi.waitFor(() => expect(caret()).toEqual([2, 7]));
  });

  it('join with the one behind it from its end', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    placeCaret(2, 'end');
    press('Delete');
    await settled(['—', 'text: <p>Eins</p><p>Zwei</p>']);
    await vi.waitFor(() => expect(caret()).toEqual([2, 5]));
  });

  it('stop at the beginning of the text while they are held down', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    placeCaret(3, 'start');
    press('Backspace', { repeat: true });
    expect(caret()).toEqual([3, 1]);
    expect(page()).toHaveLength(3);
  });

  it.each([
    ['Backspace', 3, 'start', [2, 6]],
    ['Delete', 2, 'end', [2, 6]],
  ] as const)(
    'join a plain line to the headline before it, in both languages (%s)',
    async (key, id, at, to) => {
      await openPage(headline(2, 'Titel '), text(3, '<p>Eins &amp; zwei</p>'));
      for (const [each, words] of [
        [2, 'Title'],
        [3, '<p> one</p>'],
      ] as const)
        backend.writeByOther(each, 'content', words, 'en');
      await editing.session.reload();
      placeCaret(id, at, 'content');
      press(key);
      await settled(['—', 'headline: Titel Eins & zwei']);
      expect(findModule(editing.session.showIn('en'), 2)?.content).toBe('Title one');
      await vi.waitFor(() => expect(caret()).toEqual(to));
      await act(() => editing.steps.undo());
      expect(page()).toEqual(['—', 'headline: Titel ', 'text: <p>Eins &amp; zwei</p>']);
    },
  );

  it('take the first line out of its list before they join anything', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<ul><li><p>Zwei</p></li></ul>'));
    placeCaret(3, 'start');
    press('Backspace');
    await act(() => editing.session.flush());
    expect(page()).toHaveLength(3);
    expect(page()[1]).toBe('text: <p>Eins</p>');
    expect(caret()[0]).toBe(3);
  });

  it.each(['<p>Eins</p><p>Zwei</p>', '<p>Mit <strong>Nachdruck</strong></p>'])(
    'lead back to a headline that %s is more than a line for, and lose nothing',
    async (content) => {
      await openPage(headline(2, 'Titel'), text(3, content));
      placeCaret(3, 'start');
      press('Backspace');
      await act(() => editing.session.flush());
      expect(page()).toEqual(['—', 'headline: Titel', `text: ${content}`]);
    },
  );

  it('take away an item that was just made and is empty, and none with a picture', async () => {
    const item = moduleOf(3, 'faqitem', { parent: 2, content: 'Frage', text: '<p>Antwort</p>' });
    await openPage(moduleOf(2, 'faq', { children: [item] }));
    act(() => void editing.arrangement.insertBlock('faqitem', { parent: 2, column: 0, order: 1 }));
    await vi.waitFor(() => expect(caret()[0]).toBeLessThan(0));
    expect(page()).toHaveLength(4);
    press('Backspace');
    expect(page()).toHaveLength(3);
    expect(caret()[0]).toBe(3);
    const pictures = editing.session.insertLocal('imagelist', { parent: 1, column: 0, order: 1 });
    const place = { parent: pictures, column: 0, order: 0 };
    const picture = editing.session.insertLocal('imageitem', place, { image: 'media:1' });
    editing.arrangement.dropEmpty(picture);
    expect(findModule(editing.session.sections, picture)).not.toBeNull();
  });

  it.each([
    ['Backspace', 3, 'start', 'Neu', '<p>Eins!</p><p>NeuZwei</p>', 11],
    ['Delete', 2, 'end', '?', '<p>Eins!?</p><p>Zwei</p>', 7],
  ] as const)(
    'join what is written on until the rest is sent, with the caret behind it (%s)',
    async (key, id, place, words, joined, at) => {
      await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
      const release = holdAnswers();
      placeCaret(2, 'end');
      write('!');
      placeCaret(id, place);
      press(key);
      write(words);
      release();
      await settled(['—', `text: ${joined}`]);
      await vi.waitFor(() => expect(caret()).toEqual([2, at]));
    },
  );

  it('leave the caret where somebody has gone meanwhile', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'), headline(4, 'Titel'));
    const release = holdAnswers();
    placeCaret(2, 'end');
    write('!');
    placeCaret(3, 'start');
    press('Backspace');
    placeCaret(4, 2);
    release();
    await settled(['—', 'text: <p>Eins!</p><p>Zwei</p>', 'headline: Titel']);
    expect(caret()).toEqual([4, 2]);
  });

  it('take nothing away that says something in the other language', async () => {
    await openPage(text(2, '<p>Eins</p><p></p>'));
    placeCaret(2, 'end');
    press('Enter');
    await vi.waitFor(() => expect(caret()[0]).not.toBe(2));
    const [made] = caret();
    act(() => editing.session.changeIn('en', made, { content: '<p>Two</p>' }));
    press('Backspace');
    await settled(['—', 'text: <p>Eins</p>']);
    expect(findModule(editing.session.showIn('en'), 2)?.content).toBe('<p>Two</p>');
  });

  it('take away what was just made and is empty', async () => {
    await openPage(text(2, '<p>Eins</p><p></p>'));
    placeCaret(2, 'end');
    press('Enter');
    await vi.waitFor(() => expect(caret()[0]).not.toBe(2));
    press('Backspace');
    expect(page()).toEqual(['—', 'text: <p>Eins</p>']);
    expect(caret()).toEqual([2, 5]);
  });
});
