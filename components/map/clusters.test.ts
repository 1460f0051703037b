import { describe, expect, it } from 'vitest';
import { clusterMarks } from './clusters';
import { mercator } from './projection';

const mark = (id: number, longitude: number) => ({
  id,
  number: String(id),
  name: `Work ${id}`,
  latitude: 52.94,
  longitude,
  colour: 'yellow',
  url: '',
});
// 67 metres apart, and one a kilometre away.
const marks = [mark(1, 9.62), mark(2, 9.621), mark(3, 9.636)];
const shape = (zoom: number, chosen: number | null = null) =>
  clusterMarks(marks, zoom, chosen).map((cluster) => cluster.marks.map(({ id }) => id));

describe('clusterMarks', () => {
  it('puts together what lies close, the less the nearer one comes', () => {
    expect(shape(10)).toEqual([[1, 2, 3]]);
    expect(shape(14)).toEqual([[1, 2], [3]]);
    expect(shape(17)).toEqual([[1], [2], [3]]);
  });

  it('leaves no marker under another, at any zoom', () => {
    const walk = Array.from({ length: 24 }, (_, i) => ({
      ...mark(i + 1, 9.59 + i * 0.0023),
      latitude: 52.94 + (i % 3) * 0.0006,
    }));
    for (let zoom = 10; zoom < 16.5; zoom += 0.25) {
      const clusters = clusterMarks(walk, zoom, null);
      expect(clusters.flatMap((cluster) => cluster.marks)).toHaveLength(walk.length);
      const boxes = clusters.map((cluster) => {
        const { x, y } = mercator(cluster.longitude, cluster.latitude);
        return { x: x * 512 * 2 ** zoom, y: y * 512 * 2 ** zoom, half: cluster.marks.length > 1 ? 38 : 19 };
      });
      for (const [i, one] of boxes.entries())
        for (const other of boxes.slice(i + 1))
          expect(
            Math.abs(one.x - other.x) >= one.half + other.half || Math.abs(one.y - other.y) >= 33,
            `at ${zoom}`,
          ).toBe(true);
    }
  });

  it('never hides what is chosen, and loses nobody', () => {
    expect(shape(10, 2)).toEqual([[1, 3], [2]]);
    expect(shape(10, 1)).toEqual([[1], [2, 3]]);
  });
});
