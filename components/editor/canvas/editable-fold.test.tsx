import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { Canvas } from './canvas';

let editing: Editing;

beforeEach(async () => {
  prepareCanvas();
  const question = moduleOf(3, 'faqitem', { parent: 2, content: 'Wann?', text: '<p>Um acht.</p>' });
  editing = await openEditing(
    new EditingBackend([sectionOf(1, [moduleOf(2, 'faq', { children: [question] })])]),
  );
  await renderEditing(editing, <Canvas live={undefined} />);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const question = () => screen.getByRole('textbox', { name: /Frage$/ });
const toggle = () => screen.getByRole('button', { name: 'Antwort zeigen' });
const answer = () => screen.queryByRole('textbox', { name: /Antwort$/ });

it('is no control with a text in it, which nobody could reach in there', async () => {
  const frame = document.querySelector<HTMLElement>('[data-block="2"]');
  if (frame === null) throw new Error('There is no list of questions.');
  const { violations } = await axe.run(frame, { runOnly: ['nested-interactive', 'aria-allowed-role'] });
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(within(toggle()).queryByRole('textbox')).toBeNull();
});

it('opens when somebody writes in the question, and stays open', () => {
  expect(answer()).toBeNull();
  fireEvent.focus(question());
  expect(answer()).not.toBeNull();
  fireEvent.blur(question());
  expect(answer()).not.toBeNull();
});

it('opens and closes by its button, which says which it is', () => {
  fireEvent.focus(toggle());
  fireEvent.click(toggle());
  expect(answer()).not.toBeNull();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(toggle());
  expect(answer()).toBeNull();
});

it('leads with Tab from the question to the answer', () => {
  fireEvent.focus(question());
  const stops = [toggle(), question(), answer()];
  const inOrder = stops.toSorted((one, other) =>
    one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(stops);
});
