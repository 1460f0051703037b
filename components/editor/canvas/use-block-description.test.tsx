import type { Editor } from '@tiptap/core';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { focusField } from '../text/text-fields';
import { Canvas } from './canvas';

afterEach(() => vi.unstubAllGlobals());

it('blocks of one kind are told apart by their first words: frame, handle and plus, and what is around an item', async () => {
  prepareCanvas();
  const question = (id: number, content: string) => moduleOf(id, 'faqitem', { content, text: '<p>Ja.</p>' });
  const backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Der Kran am Hafen</p>' }),
      moduleOf(3, 'text', { content: '<p>Die Fähre</p>' }),
      { ...moduleOf(4, 'faq'), children: [question(5, 'Wann?')] },
    ]),
  ]);
  const editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(editing, <Canvas live={undefined} />);
  const describe = (role: string, name: string | RegExp) =>
    screen.getAllByRole(role, { name, hidden: true }).map((each) => each.getAttribute('aria-description'));
  expect(describe('group', 'Text')).toEqual(['Der Kran am Hafen', 'Die Fähre']);
  expect(describe('button', /^Text: Menü/)).toEqual(['Der Kran am Hafen', 'Die Fähre']);
  expect(describe('button', 'Baustein nach „Text“ einfügen')).toEqual(['Der Kran am Hafen', 'Die Fähre']);
  expect(describe('group', 'Fragen und Antworten')).toEqual(['Wann?']);

  // What is being written counts when the text is left.
  const field = document.querySelector<HTMLElement>('[data-block="3"] [data-field="content"]');
  if (field === null) throw new Error('There is no text.');
  act(() => void focusField(field, 'end'));
  act(() => void (field as unknown as { editor: Editor }).editor.commands.insertContent(' nach Süden'));
  await vi.waitFor(() => expect(editing.session.sections[0]).toBeDefined());
  expect(describe('group', 'Text')).toEqual(['Der Kran am Hafen', 'Die Fähre']);
  const handle = document.querySelector<HTMLElement>('[data-block="3"] [data-handle]');
  act(() => handle?.focus());
  await vi.waitFor(() => expect(handle).toHaveAttribute('aria-description', 'Die Fähre nach Süden'));

  const item = document.querySelector<HTMLElement>('[data-block="5"] [data-handle]');
  act(() => item?.focus());
  expect(
    screen.getByRole('button', { name: 'Fragen und Antworten auswählen', hidden: true }),
  ).toHaveAccessibleDescription('faq „Wann?“');
  editing.session.end();
});
