import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { OutlinePanel } from './outline-panel';

let backend: EditingBackend;
let editing: Editing;

/** What a browser hands along with a drag. */
class Transfer {
  effectAllowed = 'uninitialized';
  dropEffect = 'none';
  types: string[] = [];
  items = [];
  files = [];
  private readonly data = new Map<string, string>();
  setData = (type: string, value: string) => void this.data.set(type, value);
  getData = (type: string) => this.data.get(type) ?? '';
  setDragImage = () => undefined;
}

beforeEach(async () => {
  prepareCanvas();
  const text = (id: number, word: string) => moduleOf(id, 'text', { content: `<p>${word}</p>` });
  const question = moduleOf(6, 'faqitem', { parent: 5, content: 'Wann?', text: '' });
  backend = new EditingBackend([
    sectionOf(1, [text(2, 'a'), text(3, 'b'), text(4, 'c')]),
    sectionOf(7, [moduleOf(5, 'faq', { children: [question] })], { order: 1 }),
  ]);
  editing = await openEditing(backend, { words: germanWords() });
  useEditorStore.setState({ panel: 'outline' });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <OutlinePanel />
    </>,
  );
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const row = (id: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.closest('li');
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
};

/** Places the rows below each other, as they are in a window. */
function layOut(): HTMLElement[] {
  const rows = within(outline()).getAllByRole('listitem');
  for (const [index, each] of rows.entries())
    vi.spyOn(each, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 40, 100, 40));
  return rows;
}

const outline = () => screen.getByRole('complementary', { name: 'Gliederung' });

/** Drags a row to another one: to its upper or its lower half. Says at which row it is marked where it goes, and how. */
async function drag(from: number, to: number, half: 'upper' | 'lower'): Promise<string | undefined> {
  const top = layOut().indexOf(row(to)) * 40;
  return dragTo(from, row(to), top + (half === 'upper' ? 5 : 35));
}

async function dragTo(from: number, target: HTMLElement, clientY: number): Promise<string | undefined> {
  const dataTransfer = new Transfer();
  const send = (name: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop', at: HTMLElement) => {
    const event = createEvent[name](at, { dataTransfer });
    // jsdom has no drags, and so no place of one.
    fireEvent(at, Object.assign(event, { clientX: 5, clientY }));
  };
  const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  // The library is loaded with the first row.
  await vi.waitFor(() => expect(row(from)).toHaveAttribute('draggable', 'true'));
  send('dragStart', row(from));
  await frame();
  send('dragEnter', target);
  send('dragOver', target);
  await frame();
  const marked = document.querySelector<HTMLElement>('[data-drop]');
  const mark = marked?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
  const place = marked?.dataset.drop;
  send('drop', target);
  await frame();
  return mark && `${place} ${mark}`;
}

const order = () =>
  within(outline())
    .getAllByRole('listitem')
    .map((each) => each.querySelector<HTMLElement>('[data-row]')?.dataset.row);

it('drags a block before or behind another, and to the beginning of a section', async () => {
  expect(await drag(4, 2, 'upper')).toBe('before 2');
  expect(order()).toEqual(['1', '4', '2', '3', '7', '5', '6']);
  await vi.waitFor(() => expect(backend.done).toEqual(['move 4']));
  expect(await drag(2, 7, 'lower')).toBe('into 7');
  expect(order()).toEqual(['1', '4', '3', '7', '2', '5', '6']);
  expect(await drag(7, 1, 'upper')).toBe('before 1');
  expect(order()).toEqual(['7', '2', '5', '6', '1', '4', '3']);
});

it('drags all that are chosen together, and nothing to where it cannot stand', async () => {
  act(() => useEditorStore.setState({ chosen: [2, 4], chosenFrom: 2 }));
  await drag(4, 5, 'lower');
  expect(order()).toEqual(['1', '3', '7', '5', '6', '2', '4']);
  await vi.waitFor(() => expect(backend.done).toEqual(['move 2, move 4']));
  expect(await drag(6, 3, 'upper')).toBeUndefined();
  expect(order()).toEqual(['1', '3', '7', '5', '6', '2', '4']);
});

it('drags a section before or behind another one, on any row of it, and to the end below the last', async () => {
  expect(await drag(1, 6, 'lower')).toBe('after 6');
  expect(order()).toEqual(['7', '5', '6', '1', '2', '3', '4']);
  await vi.waitFor(() => expect(backend.done).toEqual(['move 1']));
  expect(await drag(1, 5, 'upper')).toBe('before 7');
  expect(order()).toEqual(['1', '2', '3', '4', '7', '5', '6']);
  const list = layOut().at(-1)?.parentElement;
  if (!list) throw new Error('There is no list.');
  expect(await dragTo(1, list, 300)).toBe('after 6');
  expect(order()).toEqual(['7', '5', '6', '1', '2', '3', '4']);
  // Its own rows leave it where it is, and a block goes to no end of a page.
  layOut();
  expect(await drag(7, 6, 'lower')).toBeUndefined();
  expect(await dragTo(5, list, 300)).toBeUndefined();
  expect(order()).toEqual(['7', '5', '6', '1', '2', '3', '4']);
});
