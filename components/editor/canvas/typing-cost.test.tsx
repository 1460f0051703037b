import type { Editor } from '@tiptap/core';
import { act, screen } from '@testing-library/react';
import * as intl from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { EditorPanels } from '../editor-panels';
import { focusField } from '../text/text-fields';
import { Canvas } from './canvas';

// Typing costs the same on any page: what a key asks and renders is counted, whatever a machine makes of it.

vi.mock('next-intl', { spy: true });

let editing: Editing;

beforeEach(prepareCanvas);

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

interface Cost {
  /** Parts of the editor with words in them that were rendered. */
  rendered: number;
  /** How often a block asked whether it is among those that are chosen together. */
  asked: number;
  /** Listeners that hear of a key in the whole document. */
  listening: number;
}

/** What one more letter costs in the first text of a page with so many blocks. */
async function typeOnPageOf(blocks: number): Promise<Cost> {
  const listen = vi.spyOn(document, 'addEventListener');
  const backend = new EditingBackend([
    sectionOf(
      1,
      Array.from({ length: blocks }, (_, index) => moduleOf(index + 2, 'text', { content: '<p>Wort</p>' })),
    ),
  ]);
  editing = await openEditing(backend);
  const view = await renderEditing(editing, <Canvas live={undefined} />);
  const listening = listen.mock.calls.filter(([name]) => name === 'keydown').length;
  listen.mockRestore();
  const field = document.querySelector<HTMLElement>('[data-block="2"] [data-field="content"]');
  if (field === null) throw new Error('There is no text.');
  act(() => {
    focusField(field, 'end');
  });
  const { editor } = field as unknown as { editor: Editor };
  const type = (letter: string) =>
    act(() => {
      editor.commands.insertContent(letter);
    });
  // The first letter makes the block an unsaved one.
  type('a');

  const chosen: number[] = [];
  const isChosen = vi.spyOn(chosen, 'includes');
  act(() => useEditorStore.setState({ chosen }));
  isChosen.mockClear();
  vi.mocked(intl.useTranslations).mockClear();
  type('b');
  expect(findModule(editing.session.sections, 2)?.content).toBe('<p>Wortab</p>');
  const rendered = vi.mocked(intl.useTranslations).mock.calls.length;
  view.unmount();
  editing.session.end();
  return { rendered, asked: isChosen.mock.calls.length, listening };
}

it('renders and asks the block that is written in and no other, on a small page and on a large one', async () => {
  const small = await typeOnPageOf(3);
  const large = await typeOnPageOf(60);
  // What was loaded meanwhile may add one; each of the 57 more blocks would add one of its own.
  for (const cost of ['rendered', 'asked', 'listening'] as const)
    expect(large[cost] - small[cost], cost).toBeLessThanOrEqual(2);
  expect(small.rendered).toBeLessThanOrEqual(7);
});

describe('a letter', () => {
  let type: (letter: string) => void;
  const countRendered = () =>
    vi.mocked(intl.useTranslations).mock.calls.filter(([area]) => area === 'editor.canvas').length;

  beforeEach(async () => {
    const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text', { content: '<p>Wort</p>' })])]);
    editing = await openEditing(backend);
    await renderEditing(editing, <Canvas live={undefined} />);
    const field = document.querySelector<HTMLElement>('[data-block="2"] [data-field="content"]');
    if (field === null) throw new Error('There is no text.');
    act(() => {
      focusField(field, 'end');
    });
    const { editor } = field as unknown as { editor: Editor };
    // As a browser reports what was typed.
    type = (letter) =>
      act(() => {
        const { from, to } = editor.state.selection;
        const insert = () => editor.state.tr.insertText(letter, from, to);
        editor.view.someProp('handleTextInput', (handle) => handle(editor.view, from, to, letter, insert));
        editor.view.dispatch(insert());
      });
    vi.useFakeTimers();
    type('a');
    act(() => vi.runOnlyPendingTimers());
    vi.mocked(intl.useTranslations).mockClear();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('renders nothing before it is painted, and what was typed is known at once', () => {
    type('b');
    expect(findModule(editing.session.sections, 2)?.content).toBe('<p>Wortab</p>');
    expect(intl.useTranslations).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1000));
    expect(countRendered()).toBe(1);
  });

  it('renders nothing of what would be published, either, while that stands beside the page', async () => {
    vi.useRealTimers();
    await renderEditing(editing, <EditorPanels />);
    act(() => useEditorStore.setState({ panel: 'publish' }));
    await screen.findByRole('dialog');
    vi.useFakeTimers();
    type('b');
    act(() => vi.advanceTimersByTime(250));
    vi.mocked(intl.useTranslations).mockClear();
    type('c');
    expect(findModule(editing.session.sections, 2)?.content).toBe('<p>Wortabc</p>');
    expect(intl.useTranslations).not.toHaveBeenCalled();
  });

  it('is taken back although it was not rendered yet', () => {
    editing.session.sync.rest();
    type('b');
    act(() => void editing.steps.undo());
    expect(document.querySelector('[data-block="2"] [data-field]')).toHaveTextContent(/^Worta$/);
  });

  it('is rendered together with those of the next keys', () => {
    for (const letter of 'bcdef') {
      type(letter);
      act(() => vi.advanceTimersByTime(40));
    }
    expect(findModule(editing.session.sections, 2)?.content).toBe('<p>Wortabcdef</p>');
    expect(countRendered()).toBe(0);
    act(() => vi.advanceTimersByTime(250));
    expect(countRendered()).toBe(1);
  });
});
