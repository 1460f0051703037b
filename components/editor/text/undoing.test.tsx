import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Module } from '@/lib/contract/module';
import { moduleOf } from '@/tests/support/editing-backend';
import { type } from '@/tests/support/typing';
import { insertBlock } from '../canvas/insert-block';
import {
  backend,
  caret,
  editing,
  editorAtCaret,
  expectBlocks,
  fieldOf,
  headline,
  listBlocks,
  openPage,
  placeCaret,
  press,
  text,
  write,
} from '@/tests/support/writing';

// What one act of writing does is one step back, and one step on.

const page = () => listBlocks(editing);
const undo = () => stepByKey(false);
const redo = () => stepByKey(true);
const settled = (expected: string[]) => expectBlocks(editing, expected);

/** Presses the keys for a step, and waits until all is shown and said of it. */
async function stepByKey(shiftKey: boolean): Promise<void> {
  const steps = [vi.spyOn(editing.steps, 'undo'), vi.spyOn(editing.steps, 'redo')];
  press('z', { ctrlKey: true, shiftKey });
  await act(() => Promise.all(steps.flatMap(({ mock }) => mock.results.map(({ value }) => value))));
  for (const step of steps) step.mockRestore();
}

/** Nothing reaches the server, nor is anything written to be sent. */
function cutOff(): void {
  backend.interrupt = ({ method }) => (method === 'POST' ? Response.error() : undefined);
}

/** Makes a text below the headline of the page. */
async function writeBelow(words: string): Promise<number> {
  placeCaret(2, 'end', 'content');
  press('Enter');
  await vi.waitFor(() => expect(caret()[0]).not.toBe(2));
  write(words);
  return caret()[0];
}

interface Example {
  blocks: Module[];
  place: Parameters<typeof placeCaret>;
  key: string;
  done: string[];
}

const acts: Record<string, Example> = {
  'Enter in a headline': {
    blocks: [headline(2, 'Erste Zweite')],
    place: [2, 6, 'content'],
    key: 'Enter',
    done: ['—', 'headline: Erste ', 'text: <p>Zweite</p>'],
  },
  'Enter in the empty last line': {
    blocks: [text(2, '<p>Eins</p><p></p>')],
    place: [2, 'end'],
    key: 'Enter',
    done: ['—', 'text: <p>Eins</p>', 'text: '],
  },
  'a sign at the only line': {
    blocks: [text(2, '<p>&gt;Wort</p>')],
    place: [2, 2],
    key: ' ',
    done: ['—', 'quote: Wort'],
  },
  'a sign at a line between others': {
    blocks: [text(2, '<p>Oben</p><p>##Mitte</p><p>Unten</p>')],
    place: [2, 9],
    key: ' ',
    done: ['—', 'text: <p>Oben</p>', 'headline: Mitte', 'text: <p>Unten</p>'],
  },
  'three hyphens': {
    blocks: [headline(3, 'Titel'), text(2, '<p>—</p>')],
    place: [2, 'end'],
    key: 'Enter',
    done: ['—', 'headline: Titel', '—', 'text: '],
  },
};

describe.each(Object.entries(acts))('%s', (_, { blocks, place, key, done }) => {
  it.each(['sent', 'not sent'])('is one step back and one on, %s', async (when) => {
    await openPage(...blocks);
    const before = page();
    placeCaret(...place);
    if (when === 'not sent') cutOff();
    press(key);
    expect(page()).toEqual(done);
    if (when === 'sent') await act(() => editing.session.flush());
    await act(() => editing.steps.undo());
    expect(page()).toEqual(before);
    await act(() => editing.steps.redo());
    expect(page()).toEqual(done);
  });
});

it('a sign in a text that was just made is taken back with all words that stood there', async () => {
  await openPage(headline(2, 'Titel'));
  cutOff();
  const made = await writeBelow('##Eins');
  placeCaret(made, 3);
  press(' ');
  expect(page()).toEqual(['—', 'headline: Titel', 'headline: Eins']);
  await act(() => editing.steps.undo());
  expect(page()).toEqual(['—', 'headline: Titel', 'text: <p>##Eins</p>']);
  await act(() => editing.steps.redo());
  expect(page()).toEqual(['—', 'headline: Titel', 'headline: Eins']);
});

it('a list and its first item are one step', async () => {
  await openPage(text(2, '<p>Eins</p>'));
  act(() => insertBlock(editing, 'faq', { parent: 1, column: 0, order: 1 }));
  expect(page()).toHaveLength(4);
  await act(() => editing.steps.undo());
  expect(page()).toEqual(['—', 'text: <p>Eins</p>']);
  await act(() => editing.steps.redo());
  expect(page()).toHaveLength(4);
});

describe('undo in a text', () => {
  it('takes back what was done last in any text, whether it is sent or not, and redo is its mirror', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    placeCaret(2, 'end');
    write('!');
    await act(() => editing.session.flush());
    cutOff();
    placeCaret(3, 'end');
    write('?');
    placeCaret(2, 'end');
    const states = [
      ['—', 'text: <p>Eins!</p>', 'text: <p>Zwei?</p>'],
      ['—', 'text: <p>Eins!</p>', 'text: <p>Zwei</p>'],
      ['—', 'text: <p>Eins</p>', 'text: <p>Zwei</p>'],
    ] as const;
    expect(page()).toEqual(states[0]);
    await undo();
    expect(page()).toEqual(states[1]);
    await undo();
    expect(page()).toEqual(states[2]);
    await redo();
    expect(page()).toEqual(states[1]);
    await redo();
    expect(page()).toEqual(states[0]);
  });

  it('takes back at once what was just saved, before the page was rendered with it', async () => {
    await openPage(text(2, '<p>Basis.</p>'));
    placeCaret(2, 'end');
    act(() => type(editorAtCaret().view, ' Mehr'));
    await act(() => editing.session.flush());
    await undo();
    expect(fieldOf(2)).toHaveTextContent(/^Basis\.$/);
  });

  it('does not redo first what was undone first, though the caret is there', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    cutOff();
    placeCaret(2, 'end');
    write('!');
    placeCaret(3, 'end');
    write('?');
    await undo();
    await undo();
    expect(page()).toEqual(['—', 'text: <p>Eins</p>', 'text: <p>Zwei</p>']);
    placeCaret(3, 'end');
    await redo();
    expect(page()).toEqual(['—', 'text: <p>Eins!</p>', 'text: <p>Zwei</p>']);
    await redo();
    expect(page()).toEqual(['—', 'text: <p>Eins!</p>', 'text: <p>Zwei?</p>']);
  });

  it('takes back in steps what was written with pauses, before it is sent too', async () => {
    await openPage(text(2, '<p>Eins</p>'));
    cutOff();
    placeCaret(2, 'end');
    const clock = vi.spyOn(performance, 'now');
    for (const [index, letters] of [' zwei', ' drei'].entries()) {
      clock.mockReturnValue(1e6 + 1000 * index);
      write(letters);
    }
    clock.mockRestore();
    await undo();
    await settled(['—', 'text: <p>Eins zwei</p>']);
    await undo();
    await settled(['—', 'text: <p>Eins</p>']);
    await redo();
    await settled(['—', 'text: <p>Eins zwei</p>']);
  });

  it('goes letter by letter in a block that is not complete, and then takes it away', async () => {
    await openPage(text(2, '<p>Eins</p>'));
    act(() => void editing.arrangement.insertBlock('headline', { parent: 1, column: 0, order: 1 }));
    await vi.waitFor(() => expect(caret()[0]).toBeLessThan(0));
    const [id] = caret();
    placeCaret(id, 'end', 'preline');
    write('Oben');
    await undo();
    expect(editorAtCaret().getText()).toBe('');
    await redo();
    expect(editorAtCaret().getText()).toBe('Oben');
    await undo();
    await undo();
    expect(page()).toHaveLength(2);
  });

  it('leads to the text that it changes, where it was changed', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei und drei</p>'));
    placeCaret(3, 5);
    write('!');
    placeCaret(2, 'end');
    await undo();
    await settled(['—', 'text: <p>Eins</p>', 'text: <p>Zwei und drei</p>']);
    await vi.waitFor(() => expect(caret()).toEqual([3, 5]));
    await redo();
    await vi.waitFor(() => expect(caret()).toEqual([3, 6]));
  });

  it('leads back into the headline of which a text was split off', async () => {
    await openPage(headline(2, 'Erste Zweite'));
    placeCaret(2, 6, 'content');
    press('Enter');
    await vi.waitFor(() => expect(caret()[0]).not.toBe(2));
    await undo();
    await settled(['—', 'headline: Erste Zweite']);
    await vi.waitFor(() => expect(caret()).toEqual([2, 12]));
  });

  it('leaves the focus where it is not in a text', async () => {
    await openPage(text(2, '<p>Eins</p>'), moduleOf(3, 'quote', { content: 'Zitat', author: '' }));
    placeCaret(2, 'end');
    write('!');
    const handle = document.querySelector<HTMLElement>('[data-block="3"] [data-handle]');
    act(() => handle?.focus());
    await act(() => editing.steps.undo());
    await settled(['—', 'text: <p>Eins</p>', 'quote: Zitat']);
    await act(() => Promise.resolve());
    expect(handle).toHaveFocus();
  });
});

describe('a step where nothing has the focus', () => {
  const step = (direction: 'undo' | 'redo') => act(() => editing.steps[direction]());

  it('puts the caret where a text was changed, as after a reload', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    act(() => editing.session.change(3, { content: '<p>Zwei und mehr</p>' }));
    act(() => (document.activeElement as HTMLElement).blur());
    await step('undo');
    await vi.waitFor(() => expect(caret()[0]).toBe(3));
  });

  it('focuses what has come back where the way to begin had the focus, and the block that was moved', async () => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    act(() => editing.arrangement.move(2, { parent: 1, column: 0, order: 1 }));
    act(() => (document.activeElement as HTMLElement).blur());
    await step('undo');
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('data-block', '2'));
    act(() => editing.arrangement.remove(1));
    await vi.waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toHaveTextContent('Abschnitt einfügen');
    await step('undo');
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('data-block', '1'));
  });
});
