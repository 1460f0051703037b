import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confusion, type Marker } from './marker-confusion';
import { halves, lean } from './marker-size';
import { areApart, settle } from './settling';

const tried = Array.from({ length: 31 * 31 }, (_, index) => ({
  x: ((index % 31) - 15) * 3,
  y: (Math.floor(index / 31) - 15) * 3,
})).toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

const markerAt = (rank: number, x: number, y: number, shift = { x: 0, y: 0 }): Marker => ({
  ...{ rank, x, y, shift },
  size: 'small',
});
const onward = { x: 1, y: 0 };

const marker = fc.record({
  x: fc.integer({ min: 0, max: 120 }),
  y: fc.integer({ min: 0, max: 60 }),
  shift: fc.constantFrom(...tried),
  size: fc.constantFrom<Marker['size']>('tiny', 'small', 'mark', 'chosen', 'cluster'),
});
/** Markers of which none overlap. */
const apart = fc
  .array(marker, { maxLength: 8 })
  .map((markers) =>
    markers
      .map((each, rank): Marker => ({ ...each, rank }))
      .filter((each, index, all) => all.slice(0, index).every((other) => areApart(each, other))),
  )
  .filter((markers) =>
    markers.every((each, index) => markers.slice(index + 1).every((other) => areApart(each, other))),
  );

describe('settle', () => {
  it('lets markers that stand apart stand apart, and leaves those where they are that are not to move', () => {
    fc.assert(
      fc.property(apart, (markers) => {
        const settled = settle(markers, tried);
        for (const [index, one] of settled.entries()) {
          const { shift, ...rest } = markers[index] ?? one;
          expect(one).toMatchObject(rest);
          if (one.size === 'chosen' || one.size === 'cluster') expect(one.shift).toEqual(shift);
          for (const other of settled.slice(index + 1)) expect(areApart(one, other)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leaves a marker in its place that is in nobody’s way, and brings it back there', () => {
    const [alone, other] = settle([markerAt(0, 0, 0, { x: 30, y: 0 }), markerAt(1, 200, 0)], tried);
    expect([alone?.shift, other?.shift]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it('lets no marker lie over the place of another', () => {
    const [one, other] = settle([markerAt(0, 0, 0), markerAt(1, 8, 0, { x: 45, y: 0 })], tried);
    expect(one && other && confusion(one, other, onward)).toBeLessThan(halves.small.width);
    expect(one?.shift).not.toEqual({ x: 0, y: 0 });
  });

  it('lets the first stand before the second where their places are one', () => {
    const [one, other] = settle(
      [markerAt(0, 2, 0, { x: 0, y: 15 }), markerAt(1, 0, 0, { x: 0, y: -15 }), markerAt(2, 300, 0)],
      tried,
    );
    expect((other?.shift.x ?? NaN) - (one?.shift.x ?? NaN)).toBeGreaterThanOrEqual(2);
  });
});

describe('confusion', () => {
  const aside = fc.constantFrom(...tried);
  const place = fc.record({ x: fc.integer({ min: -80, max: 80 }), y: fc.integer({ min: -80, max: 80 }) });

  it('is great where a marker lies over the place of another or the line to it', () => {
    fc.assert(
      fc.property(place, aside, aside, ({ x, y }, shift, otherShift) => {
        const { width, height } = halves.small;
        const isUnder = Array.from({ length: 41 }, (_, part) => part / 40).some((part) => {
          const [across, down] = [x + otherShift.x * part - shift.x, y + otherShift.y * part - shift.y];
          return Math.abs(across + lean * down) < width - lean * height && Math.abs(down) < height;
        });
        fc.pre(isUnder);
        const [one, other] = [markerAt(0, 0, 0, shift), markerAt(1, x, y, otherShift)];
        expect(confusion(one, other, onward)).toBeGreaterThanOrEqual(2 * width - 1e-9);
        expect(confusion(other, one, onward)).toBeCloseTo(confusion(one, other, onward), 9);
      }),
    );
  });

  it('comes from what one will lie over when one has come nearer, too', () => {
    const beside = { x: 33, y: 10 };
    const led = markerAt(1, 12, 10, { x: 0, y: 54 });
    // The place and its line are beside the marker now, and are under it once the map has grown by a half.
    expect(confusion(markerAt(0, 0, 0, beside), led, onward)).toBeGreaterThan(halves.small.width);
    expect(confusion(markerAt(0, 0, 0, beside), { ...led, x: -12 }, { x: -1, y: 0 })).toBe(0);
  });

  it('is none between markers that take different parts of the map, however near one comes', () => {
    fc.assert(
      fc.property(
        place,
        aside,
        aside,
        fc.double({ min: 1, max: 4, noNaN: true }),
        (at, shift, otherShift, growth) => {
          const one = markerAt(0, 0, 0, shift);
          const other = (by: number) => markerAt(1, at.x * by, at.y * by, otherShift);
          const room = 2 * halves.small.width + 2;
          const between = at.x + Math.min(otherShift.x, 0) - Math.max(shift.x, 0);
          fc.pre(between > room);
          expect(confusion(one, other(1), onward)).toBe(0);
          expect(confusion(one, other(growth), onward)).toBe(0);
        },
      ),
    );
  });
});
