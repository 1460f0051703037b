import { expect, it } from 'vitest';
import { findPickerPlace } from './picker-place';

const wanted = { width: 400, height: 480 };
const room = { width: 1280, height: 800, top: 0 };
const at = (left: number, top: number) => ({ left, top, right: left + 24, bottom: top + 24 });

it('stands below the middle of its button where it fits', () => {
  expect(findPickerPlace(at(600, 200), wanted, room)).toEqual({ left: 412, height: 480, top: 228 });
});

it('stands above where there is more room', () => {
  expect(findPickerPlace(at(600, 700), wanted, room)).toEqual({ left: 412, height: 480, bottom: 104 });
  // Neither has all of it: the larger half, with a height that ends before the edge.
  expect(findPickerPlace(at(600, 420), wanted, room)).toEqual({ left: 412, height: 408, bottom: 384 });
  expect(findPickerPlace(at(600, 380), wanted, room)).toEqual({ left: 412, height: 384, top: 408 });
});

it('keeps away from the edges at the sides', () => {
  expect(findPickerPlace(at(0, 200), wanted, room).left).toBe(8);
  expect(findPickerPlace(at(1256, 200), wanted, room).left).toBe(872);
  expect(findPickerPlace(at(300, 200), wanted, { width: 390, height: 844, top: 0 }).left).toBe(8);
});

it('stays in the window when its button is out of it', () => {
  expect(findPickerPlace(at(600, -300), wanted, room)).toEqual({ left: 412, height: 480, top: 8 });
  expect(findPickerPlace(at(600, 1200), wanted, room)).toEqual({ left: 412, height: 480, bottom: 8 });
});

it('does not cover the bar above the page', () => {
  const below = { ...room, top: 44 };
  expect(findPickerPlace(at(600, -300), wanted, below)).toEqual({ left: 412, height: 480, top: 52 });
  expect(findPickerPlace(at(600, 480), wanted, below)).toEqual({ left: 412, height: 424, bottom: 324 });
});
