import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { select } from '@/lib/client/editor-store';
import {
  caret,
  editing,
  expectBlocks,
  fieldOf,
  headline,
  openPage,
  press,
  text,
  write,
} from '@/tests/support/writing';
import { listQuickKinds } from './offered-kinds';
import { countUse } from './used-kinds';

beforeEach(() => localStorage.clear());

const placeAt = (id: number) => {
  const place = document.querySelector<HTMLElement>(`[data-block="${id}"] > [data-add-place]`);
  if (place === null) throw new Error(`There is no plus at ${id}.`);
  return within(place);
};
const names = (id: number) =>
  placeAt(id)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

it('inserts what is used most at one press, with the caret in it', async () => {
  await openPage(headline(2, 'Oben'), text(3, '<p>Unten</p>'));
  expect(screen.queryByRole('button', { name: /^Text nach/ })).toBeNull();
  act(() => select(2));
  fireEvent.click(screen.getByRole('button', { name: 'Text nach „Überschrift“ einfügen' }));
  await expectBlocks(editing, ['—', 'headline: Oben', 'text: ', 'text: <p>Unten</p>']);
  const made = editing.session.sections[0]?.columns[0]?.children[1]?.id ?? 0;
  await vi.waitFor(() => expect(caret()).toEqual([made, 1]));
  // An empty text gives way to what is chosen instead of it.
  fireEvent.click(screen.getByRole('button', { name: 'Überschrift nach „Text“ einfügen' }));
  await expectBlocks(editing, ['—', 'headline: Oben', 'headline: ', 'text: <p>Unten</p>']);
  write('Mitte');
  await expectBlocks(editing, ['—', 'headline: Oben', 'headline: Mitte', 'text: <p>Unten</p>']);
});

it('offers it where somebody comes near the plus of a block that is not selected, and no longer once they leave', async () => {
  await openPage(text(2, '<p>Eins</p>'));
  const plus = screen.getByRole('button', { name: 'Baustein nach „Text“ einfügen' });
  fireEvent.pointerEnter(plus);
  expect(names(2)).toHaveLength(3);
  fireEvent.pointerLeave(plus);
  expect(names(2)).toHaveLength(1);
});

it('is reached from the plus by the arrow keys, and by no other key more', async () => {
  await openPage(text(2, '<p>Eins</p>'));
  const plus = screen.getByRole('button', { name: 'Baustein nach „Text“ einfügen' });
  act(() => plus.focus());
  expect(names(2)).toEqual([
    'Überschrift nach „Text“ einfügen',
    'Baustein nach „Text“ einfügen',
    'Text nach „Text“ einfügen',
  ]);
  press('ArrowRight');
  expect(document.activeElement).toHaveAccessibleName('Text nach „Text“ einfügen');
  press('ArrowRight');
  press('ArrowLeft');
  expect(plus).toHaveFocus();
  press('ArrowLeft');
  expect(document.activeElement).toHaveAccessibleName('Überschrift nach „Text“ einfügen');
  const stops = placeAt(2)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([plus]);
});

it('leaves out what would cover something of the page', async () => {
  await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
  // In a document without a layout every box is the same one.
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 20));
  Range.prototype.getClientRects = () => [new DOMRect(0, 0, 50, 20)] as unknown as DOMRectList;
  act(() => select(2));
  expect(fieldOf(2)).toHaveTextContent('Eins');
  for (const button of placeAt(2).getAllByRole('button', { name: /^(Überschrift|Text) nach/ }))
    expect(button).not.toHaveAttribute('data-free');
  box.mockRestore();
});

it('knows the two kinds that are used most, in an order that stays', () => {
  expect(listQuickKinds()).toEqual(['headline', 'text']);
  for (const kind of ['quote', 'quote', 'text']) countUse(kind);
  expect(listQuickKinds()).toEqual(['text', 'quote']);
  countUse('text');
  countUse('text');
  expect(listQuickKinds()).toEqual(['text', 'quote']);
});
