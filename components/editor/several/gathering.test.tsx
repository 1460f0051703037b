import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Alerts } from '../alerts';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { choose } from './choosing';

let backend: EditingBackend;
let editing: Editing;

beforeEach(prepareCanvas);

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const image = (id: number) => moduleOf(id, 'image', { image: `media:${id}`, description: `Bild ${id}` });

/** Pictures 2, 4 and 5 with a text 3 between them, and a picture 7 in another section. */
async function open(): Promise<void> {
  const text = moduleOf(3, 'text', { content: '<p>Dazwischen</p>' });
  backend = new EditingBackend(
    [sectionOf(1, [image(2), text, image(4), image(5)]), sectionOf(6, [image(7)], { order: 1 })],
    { 2: { description: 'Picture 2' } },
  );
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <Alerts />
    </>,
  );
}

const bar = async () => within(await screen.findByRole('group', { name: 'Gewählte Bausteine' }));
const blocks = () => editing.session.sections[0]?.columns[0]?.children ?? [];
/** The block that has the focus. */
const focused = () => document.activeElement?.closest('[data-block]')?.getAttribute('data-block');
const wordsIn = ({ children = [] }: Module) => children.map(({ image, description }) => [image, description]);

it('makes one list of several pictures, in both languages, where the first one stands, as one step', async () => {
  await open();
  act(() => choose([2, 4, 5]));
  const button = (await bar()).getByRole('button', { name: 'Umwandeln in' });
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name: 'Bilderliste' });
  await act(async () => void fireEvent.click(item));
  await vi.waitFor(() => expect(blocks().map(({ model }) => model)).toEqual(['imagelist', 'text']));
  const [list] = blocks();
  expect(list && wordsIn(list)).toEqual([
    ['media:2', 'Bild 2'],
    ['media:4', 'Bild 4'],
    ['media:5', 'Bild 5'],
  ]);
  const [english] = editing.session.showIn('en')[0]?.columns[0]?.children ?? [];
  expect(english && wordsIn(english)[0]).toEqual(['media:2', 'Picture 2']);
  expect(useEditorStore.getState().chosen).toEqual([]);
  expect(await screen.findByText('Umgewandelt in: imagelist')).toBeVisible();
  await act(() => editing.session.flush());
  expect(backend.done).toHaveLength(1);
  await act(() => editing.steps.undo());
  expect(blocks().map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

it('has the focus at the list when that is done again, and says what was done', async () => {
  await open();
  await act(() => editing.shaping.gather([2, 4, 5], 'imagelist'));
  await act(() => editing.steps.undo());
  await vi.waitFor(() => expect(focused()).toBe('2'));
  await act(() => editing.steps.redo());
  const [list] = blocks();
  await vi.waitFor(() => expect(focused()).toBe(String(list?.id)));
  expect(screen.getByRole('button', { name: /^Bilderliste: Menü/ })).toHaveFocus();
  expect(useEditorStore.getState().selected).toBe(list?.id);
  expect(await screen.findByText('3 Bausteine wieder umgewandelt in: imagelist')).toBeVisible();
});

it('leaves the focus in a block that stays when that is done again', async () => {
  await open();
  await act(() => editing.shaping.gather([2, 4], 'imagelist'));
  await act(() => editing.steps.undo());
  act(() => useEditorStore.setState({ focus: { id: 3, field: false } }));
  await vi.waitFor(() => expect(focused()).toBe('3'));
  await act(() => editing.steps.redo());
  expect(await screen.findByText('2 Bausteine wieder umgewandelt in: imagelist')).toBeVisible();
  expect(focused()).toBe('3');
});

it('is offered for pictures of one column, and for nothing else with them', async () => {
  await open();
  for (const [ids, isOffered] of [
    [[2, 4], true],
    [[2], false],
    [[2, 3], false],
    [[2, 7], false],
  ] as const) {
    act(() => choose(ids));
    const found = (await bar()).queryByRole('button', { name: 'Umwandeln in' });
    expect([ids, found !== null]).toEqual([ids, isOffered]);
  }
});
