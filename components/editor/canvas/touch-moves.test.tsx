import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { select } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { Canvas } from './canvas';

let editing: Editing;

afterEach(() => {
  editing.session.end();
  vi.restoreAllMocks();
});

const buttons = (name: string) => screen.queryAllByRole('button', { name });
const order = () => editing.session.sections[0]?.columns[0]?.children.map(({ id }) => id);

async function openBlocks(isTouch: boolean): Promise<void> {
  prepareCanvas();
  window.matchMedia = () => ({ matches: isTouch }) as MediaQueryList;
  const texts = [2, 3, 4].map((id) => moduleOf(id, 'text', { content: `<p>Absatz ${id}</p>` }));
  editing = await openEditing(new EditingBackend([sectionOf(1, texts)]), { words: germanWords() });
  await renderEditing(editing, <Canvas live={undefined} />);
  act(() => select(2));
}

it('a finger moves the selected block place by place, and the page moves instead of the block', async () => {
  await openBlocks(true);
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const tops = [100, 340];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isMoved = this.getAttribute('aria-label') === 'Nach unten' && order()?.[0] !== 2;
    return new DOMRect(0, isMoved ? tops[1] : tops[0], 300, 50);
  });
  expect(buttons('Nach oben')).toHaveLength(1);
  expect(buttons('Nach oben')[0]).toBeDisabled();
  const [down] = buttons('Nach unten');
  if (down === undefined) throw new Error('There is no button.');
  fireEvent.click(down);
  expect(order()).toEqual([3, 2, 4]);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 240, behavior: 'instant' }));
  const block = screen.getByText('Absatz 2').closest<HTMLElement>('[data-block]');
  if (block === null) throw new Error('There is no block.');
  fireEvent.click(within(block).getByRole('button', { name: 'Nach oben' }));
  expect(order()).toEqual([2, 3, 4]);
});

it('with keys and a pointer there are no such buttons', async () => {
  await openBlocks(false);
  expect(buttons('Nach unten')).toEqual([]);
});
