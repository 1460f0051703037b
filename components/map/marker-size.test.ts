import fc from 'fast-check';
import { expect, it } from 'vitest';
import { halves, isLed, lean, type MarkerSize } from './marker-size';

const shift = fc.record({
  x: fc.integer({ min: -54, max: 54 }),
  y: fc.integer({ min: -54, max: 54 }),
});
const size = fc.constantFrom<MarkerSize>('tiny', 'small', 'mark');

it('a line leads from a marker to its place where six pixels of it are seen', () => {
  fc.assert(
    fc.property(shift, size, (aside, large) => {
      const { width, height } = halves[large];
      const steps = 1000;
      const seen = Array.from({ length: steps }, (_, step) => step / steps).filter((part) => {
        const [x, y] = [aside.x * part, aside.y * part];
        return Math.abs(x + lean * y) > width - lean * height || Math.abs(y) > height;
      });
      const length = (Math.hypot(aside.x, aside.y) * seen.length) / steps;
      fc.pre(Math.abs(length - 6) > 0.2);
      expect(isLed(aside, large)).toBe(length > 6);
    }),
  );
});
