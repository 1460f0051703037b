import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { Canvas } from './canvas';

let editing: Editing;

const selected = () => useEditorStore.getState().selected;
const textbox = (words: string) => screen.getByText(words);

/** A press that is released on another element: browsers click what both are in. */
function pressAndRelease(pressed: Element, clicked: Element): void {
  fireEvent.pointerDown(pressed);
  fireEvent.pointerUp(clicked);
  fireEvent.click(clicked, { detail: 1 });
}

beforeEach(async () => {
  prepareCanvas();
  editing = await openEditing(
    new EditingBackend([
      sectionOf(1, [
        moduleOf(2, 'text', { content: '<p>Der alte Kran.</p>' }),
        moduleOf(3, 'headline', { content: 'Zeile', headline_level: '2' }),
      ]),
    ]),
  );
  await renderEditing(editing, <Canvas live={undefined} />);
});

afterEach(() => editing.session.end());

it('a press in a text selects its block, also if it is released outside, as when words are marked', () => {
  pressAndRelease(textbox('Zeile'), textbox('Zeile'));
  expect(selected()).toBe(3);
  pressAndRelease(textbox('Der alte Kran.'), document.body);
  expect(selected()).toBe(2);
});

it('a press outside all blocks selects none, also after one in a text and for a key', () => {
  pressAndRelease(textbox('Zeile'), textbox('Zeile'));
  pressAndRelease(document.body, document.body);
  expect(selected()).toBeNull();
  pressAndRelease(textbox('Zeile'), textbox('Zeile'));
  fireEvent.click(document.body);
  expect(selected()).toBeNull();
});
