import { describe, expect, it } from 'vitest';
import { reservedSpots } from './map-layers';

/** Half the sides of the two kinds of space, in pixels. */
const halves = { edge: [56, 56], buttons: [36, 58], buttonRow: [58, 36] } as const;

describe('reservedSpots', () => {
  const [width, height] = [354, 288];
  const spots = reservedSpots(width, height, 'upper');
  const isReserved = (x: number, y: number, among = spots) =>
    among.some(
      ({ room, spot, shift }) =>
        Math.abs(spot[0] + shift[0] - x) <= halves[room][0] &&
        Math.abs(spot[1] + shift[1] - y) <= halves[room][1],
    );

  it('leaves no gap along a frame through which a name would be cut, nor beyond it, where nobody would see one', () => {
    for (const aside of [-12, 0, 50, 100]) {
      for (let x = 0; x <= width; x += 1)
        for (const y of [-aside, height + aside]) expect(isReserved(x, y)).toBe(true);
      for (let y = 0; y <= height; y += 1)
        for (const x of [-aside, width + aside]) expect(isReserved(x, y)).toBe(true);
    }
  });

  it('has its places within the frame, where the map has tiles', () => {
    for (const { spot } of spots) {
      expect(spot[0]).toBeGreaterThanOrEqual(0);
      expect(spot[0]).toBeLessThanOrEqual(width);
      expect(spot[1]).toBeGreaterThanOrEqual(0);
      expect(spot[1]).toBeLessThanOrEqual(height);
    }
  });

  it('reserves the space of the buttons in its corner, and leaves the rest to names', () => {
    for (let y = 0; y <= 104; y += 1) expect(isReserved(width - 34, y)).toBe(true);
    expect(isReserved(20, 20)).toBe(false);
    expect(isReserved(width - 80, 60)).toBe(false);
    expect(isReserved(width / 2, height / 2)).toBe(false);
  });

  it('reserves it along the upper edge where the buttons lie beside each other', () => {
    const row = reservedSpots(width, height, 'row');
    for (let x = width - 104; x <= width; x += 1) expect(isReserved(x, 60, row)).toBe(true);
    expect(isReserved(width - 34, 90, row)).toBe(false);
  });

  it('reserves it in the lower corner where the buttons of a phone lie there', () => {
    const spot = reservedSpots(width, height, 'lower').find(({ room }) => room === 'buttons')?.spot;
    // 32 pixels above the lower edge, each 44 high.
    expect((spot?.[1] ?? NaN) + halves.buttons[1]).toBeGreaterThanOrEqual(height - 32);
    expect((spot?.[1] ?? NaN) - halves.buttons[1]).toBeLessThanOrEqual(height - 32 - 88);
  });
});
