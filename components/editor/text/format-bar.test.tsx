import type { Editor } from '@tiptap/core';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { listOwn } from '@/lib/pagebuilder/copy/steps';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { focusField } from './text-fields';

let editing: Editing;

beforeEach(async () => {
  prepareCanvas();
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text', { content: '<p>Eins</p>' })])]);
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(editing, <Canvas live={undefined} />);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('is one stop of Tab: the arrow keys, Home and End lead round it, and Alt and F10 back to where one was', async () => {
  const host = document.querySelector<HTMLElement>('[data-block="2"] [data-field="content"]');
  if (host === null) throw new Error('There is no text.');
  await act(async () => {
    focusField(host, 'end');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const bar = await screen.findByRole('toolbar', { name: 'Text gestalten' });
  const reach = () => act(() => void fireEvent.keyDown(host, { key: 'F10', altKey: true }));
  const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? bar, { key }));
  const stops = () =>
    within(bar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);

  reach();
  expect(document.activeElement).toHaveAccessibleName('Fett');
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('Kursiv');
  press('Home');
  press('ArrowLeft');
  expect(document.activeElement).toHaveAccessibleName(/wiederholen$/);
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('Fett');
  press('End');
  expect(document.activeElement).toHaveAccessibleName(/wiederholen$/);
  expect(stops()).toEqual([document.activeElement]);

  press('Escape');
  await vi.waitFor(() => expect(host).toHaveFocus());
  reach();
  expect(document.activeElement).toHaveAccessibleName(/wiederholen$/);
});

it('takes back a step of the document, as the keys do, and says when there is none', async () => {
  const host = document.querySelector<HTMLElement>('[data-block="2"] [data-field="content"]');
  if (host === null) throw new Error('There is no text.');
  act(() => void focusField(host, 'end'));
  const { editor } = host as HTMLElement & { editor?: Editor };
  const bar = await screen.findByRole('toolbar', { name: 'Text gestalten' });
  const button = (name: RegExp) => within(bar).getByRole('button', { name });
  expect(button(/rückgängig/i)).toHaveAttribute('aria-disabled', 'true');
  act(() => void editor?.commands.insertContent(' und zwei'));
  await act(() => editing.session.flush());
  act(() => fireEvent.click(button(/rückgängig/i)));
  await vi.waitFor(() => expect(host).toHaveTextContent(/^Eins$/));
  expect(button(/rückgängig/i)).toHaveAttribute('aria-disabled', 'true');
  expect(listOwn(editing.session.copy)).toMatchObject([{ isDone: false }]);
  act(() => fireEvent.click(button(/wiederholen/)));
  await vi.waitFor(() => expect(useAlerts.getState().alerts.at(-1)?.text).toMatch(/^Wiederholt/));
  expect(host).toHaveTextContent('Eins und zwei');
  expect(listOwn(editing.session.copy)).toMatchObject([{ isDone: true }]);
});
