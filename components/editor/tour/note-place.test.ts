import { expect, it } from 'vitest';
import { findNotePlace } from './note-place';

const note = { width: 300, height: 150 };
const room = { width: 1000, height: 700 };

it('stands below what it speaks of, above it where there is no room, and at the foot beside what is too large', () => {
  expect(findNotePlace({ top: 200, bottom: 250, left: 400 }, note, room)).toEqual({ top: 262, left: 400 });
  expect(findNotePlace({ top: 560, bottom: 640, left: 400 }, note, room)).toEqual({ top: 398, left: 400 });
  expect(findNotePlace({ top: 100, bottom: 690, left: 400 }, note, room)).toEqual({ top: 534, left: 400 });
  expect(findNotePlace(null, note, room)).toEqual({ top: 534, left: 16 });
});

it('stays in the window, and follows nothing out of it', () => {
  expect(findNotePlace({ top: 0, bottom: 44, left: 960 }, note, room)).toEqual({ top: 56, left: 684 });
  expect(findNotePlace({ top: 200, bottom: 250, left: -40 }, note, room).left).toBe(16);
  expect(findNotePlace({ top: -500, bottom: -450, left: 40 }, note, room).top).toBe(534);
  expect(findNotePlace({ top: 900, bottom: 950, left: 40 }, note, room).top).toBe(534);
});
