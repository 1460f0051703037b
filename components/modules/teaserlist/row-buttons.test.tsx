import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RowButtons } from './row-buttons';

/** A row whose items begin at these places, in px from where the row begins, and its buttons; what the row is pushed by. */
function show(places: readonly number[]) {
  render(
    <div>
      <div role="group">
        <ul>
          {places.map((place) => (
            <li key={place} data-place={place} />
          ))}
        </ul>
      </div>
      <RowButtons back="Back" on="On" />
    </div>,
  );
  const row = screen.getByRole('group');
  const start = 80;
  const rowRectangle = new DOMRect(start, 0, 300, 200);
  row.getBoundingClientRect = () => rowRectangle;
  for (const item of screen.getAllByRole('listitem'))
    item.getBoundingClientRect = () => new DOMRect(start + Number(item.dataset.place), 0, 250, 200);
  const scrollBy = vi.fn();
  row.scrollBy = scrollBy;
  return scrollBy;
}

test('a row goes to the item after the one that it begins with, and back to the one before, without anything else of the page', () => {
  const scrollBy = show([-520, -260, 0, 260, 520]);
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 260 });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -260 });
});

test('a row that stands between two items goes on to the nearest, and a pixel is no way', () => {
  const scrollBy = show([-300, -0.6, 0.8, 140]);
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 140 });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
});

test('at its end a row stays', () => {
  const scrollBy = show([-260, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 0 });
});
