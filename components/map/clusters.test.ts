import { describe, expect, it } from 'vitest';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import { clusterMarks, firstZooms, placingZoom, type Cluster } from './clusters';
import { isLed } from './marker-size';
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
const few = [mark(1, 9.62), mark(2, 9.621), mark(3, 9.636)];
const walk = Array.from({ length: 24 }, (_, i) => ({
  ...mark(i + 1, 9.59 + i * 0.0023),
  latitude: 52.94 + (i % 3) * 0.0006,
}));
/** The works of the demo. */
const works = Object.values(whereabouts).map(({ coordinates }, index) => ({
  ...mark(index + 1, 0),
  ...coordinates,
}));
const idsOf = (clusters: readonly Cluster[]) => clusters.map(({ marks }) => marks.map(({ id }) => id));

/** Where the marker of a cluster stands at a zoom, in pixels. */
function spotOf({ latitude, longitude, shift }: Cluster, zoom: number) {
  const { x, y } = mercator(longitude, latitude);
  return { x: x * 512 * 2 ** zoom + shift.x, y: y * 512 * 2 ** zoom + shift.y };
}

const halfOf = ({ size }: Cluster) => ({ tiny: 12, small: 14, mark: 19, chosen: 35, cluster: 38 })[size];

describe('clusterMarks', () => {
  it('lets marks that lie close stand apart where there is room, none far from its place', () => {
    for (const zoom of [12.5, 14]) {
      const clusters = clusterMarks(few, zoom, null);
      expect(idsOf(clusters)).toEqual([[1], [2], [3]]);
      for (const [index, cluster] of clusters.entries()) {
        const place = few[index] ?? mark(0, 0);
        expect(cluster.longitude).toBeCloseTo(place.longitude, 9);
        expect(cluster.latitude).toBeCloseTo(place.latitude, 9);
        expect(Math.hypot(cluster.shift.x, cluster.shift.y)).toBeLessThan(35);
      }
    }
  });

  it('puts together what finds no room, the less the nearer one comes', () => {
    const counts = [10, 12, 13, 15].map((zoom) => clusterMarks(walk, zoom, null).length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts[0]).toBe(1);
    expect(counts.at(-1)).toBe(walk.length);
  });

  it('leaves every mark in its place once it is near', () => {
    for (const [index, { latitude, longitude }] of clusterMarks(walk, 16.5, null).entries()) {
      expect(latitude).toBeCloseTo(walk[index]?.latitude ?? 0, 9);
      expect(longitude).toBeCloseTo(walk[index]?.longitude ?? 0, 9);
    }
  });

  it('leaves no marker under another, at any zoom', () => {
    for (let zoom = 10; zoom < 16.5; zoom += 0.25) {
      const clusters = clusterMarks(walk, zoom, null);
      expect(
        clusters
          .flatMap(({ marks }) => marks)
          .map(({ id }) => id)
          .toSorted((one, other) => one - other),
      ).toEqual(walk.map(({ id }) => id));
      const boxes = clusters.map((cluster) => ({
        ...spotOf(cluster, zoom),
        half: halfOf(cluster),
        high: cluster.size === 'tiny' ? 24 : cluster.size === 'small' ? 27 : 33,
      }));
      for (const [i, one] of boxes.entries())
        for (const other of boxes.slice(i + 1))
          expect(
            Math.abs(one.x - other.x) >= one.half + other.half ||
              Math.abs(one.y - other.y) >= Math.min(one.high, other.high),
            `at ${zoom}`,
          ).toBe(true);
    }
  });

  it('joins none of the two dozen works of the demo as far as its first view reaches, on a phone too', () => {
    for (const zoom of [...Object.values(firstZooms), 14]) {
      const clusters = clusterMarks(works, zoom, null);
      expect(idsOf(clusters), `at ${zoom}`).toEqual(works.map(({ id }) => [id]));
      for (const { shift } of clusters) expect(Math.hypot(shift.x, shift.y)).toBeLessThanOrEqual(54);
    }
  });

  it('hides no place of the demo under the marker of another, nor the line to it, while the map grows: hardly one on a phone', () => {
    const sides = { tiny: [9.4, 12], small: [13.5, 13.5], mark: [16.3, 17] } as const;
    for (const [zoom, size, most, growths] of [
      [firstZooms.least, 'tiny', 3, [1, 1.1]],
      [firstZooms.tiny, 'tiny', 1, [1, 1.15, 1.3, 1.6]],
      [firstZooms.small, 'small', 0, [1, 1.2, 1.45]],
      [firstZooms.mark, 'mark', 0, [1, 1.35, 1.7, 1.95]],
      [14.125, 'mark', 0, [1, 1.5, 2]],
    ] as const) {
      const clusters = clusterMarks(works, zoom, null);
      const [wide, high] = sides[size];
      for (const growth of growths) {
        const seen = zoom + Math.log2(growth);
        const hidden = clusters.flatMap((cluster) => {
          const place = spotOf({ ...cluster, shift: { x: 0, y: 0 } }, seen);
          const line = Array.from({ length: 21 }, (_, part) => ({
            x: place.x + (cluster.shift.x * part) / 20,
            y: place.y + (cluster.shift.y * part) / 20,
          }));
          return clusters
            .filter((other) => {
              const { x, y } = spotOf(other, seen);
              // Its sides lean by 12 degrees.
              const isUnder = (at: { x: number; y: number }) =>
                Math.abs(at.x - x + 0.2126 * (at.y - y)) < wide && Math.abs(at.y - y) < high;
              return other !== cluster && line.some(isUnder);
            })
            .map((other) => `${cluster.marks[0]?.number} under ${other.marks[0]?.number}`);
        });
        expect(hidden.length, `at ${seen}: ${hidden.join(', ')}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it('lets the numbers of the demo rise along the river where its works do, but for one beside the other bank', () => {
    for (const [zoom, most] of [
      [firstZooms.least, 1],
      [firstZooms.tiny, 1],
      [firstZooms.small, 1],
      [firstZooms.mark, 1],
      [14.125, 0],
    ] as const) {
      const clusters = clusterMarks(works, zoom, null);
      const placeOf = (cluster: Cluster | undefined) =>
        cluster ? spotOf({ ...cluster, shift: { x: 0, y: 0 } }, zoom) : { x: NaN, y: NaN };
      const [first, last] = [placeOf(clusters[0]), placeOf(clusters.at(-1))];
      const along = ({ x, y }: { x: number; y: number }) => x * (last.x - first.x) + y * (last.y - first.y);
      const disordered = clusters.flatMap((one, index) =>
        clusters
          .slice(index + 1)
          .filter(
            (other) =>
              along(placeOf(other)) > along(placeOf(one)) &&
              along(spotOf(other, zoom)) < along(spotOf(one, zoom)),
          )
          .map((other) => `${one.marks[0]?.number} after ${other.marks[0]?.number}`),
      );
      expect(disordered.length, `at ${zoom}: ${disordered.join(', ')}`).toBeLessThanOrEqual(most);
    }
  });

  it('keeps the works of the demo within a phone’s frame, which ends beside the outermost places', () => {
    for (const zoom of [firstZooms.least, firstZooms.tiny]) {
      const clusters = clusterMarks(works, zoom, null);
      const across = clusters.map((cluster) => spotOf({ ...cluster, shift: { x: 0, y: 0 } }, zoom).x);
      for (const cluster of clusters) {
        const { x } = spotOf(cluster, zoom);
        expect(x - 12).toBeGreaterThanOrEqual(Math.min(...across) - 15);
        expect(x + 12).toBeLessThanOrEqual(Math.max(...across) + 33);
      }
    }
  });

  it('leads few works of the demo to their places by lines: hardly any beyond a phone, and half a dozen there', () => {
    for (const [zoom, most] of [
      [firstZooms.least, 12],
      [firstZooms.tiny, 6],
      [firstZooms.small, 2],
      [firstZooms.mark, 0],
    ] as const) {
      const led = clusterMarks(works, zoom, null).filter(({ shift, size }) => isLed(shift, size));
      expect(led.length, `at ${zoom}`).toBeLessThanOrEqual(most);
    }
  });

  it('leaves what is north of another north of it, or beside it', () => {
    for (const zoom of Object.values(firstZooms)) {
      const clusters = clusterMarks(works, zoom, null);
      const at = (cluster: Cluster) => ({
        place: spotOf({ ...cluster, shift: { x: 0, y: 0 } }, zoom),
        spot: spotOf(cluster, zoom),
      });
      for (const [i, one] of clusters.entries())
        for (const other of clusters.slice(i + 1)) {
          const [a, b] = [at(one), at(other)];
          const isKept = (axis: 'x' | 'y') =>
            Math.sign(a.place[axis] - b.place[axis]) === Math.sign(a.spot[axis] - b.spot[axis]);
          expect(isKept('x') || isKept('y')).toBe(true);
        }
    }
  });

  it('places markers anew only at a few zooms, so that none jumps under the pointer', () => {
    const { least, tiny, small, mark: large } = firstZooms;
    expect([11, 11.8, 12.1, 12.6, 13.1, 13.2].map(placingZoom)).toEqual([
      10,
      least,
      tiny,
      small,
      small,
      large,
    ]);
    expect(clusterMarks(works, 13.1, null)).toEqual(clusterMarks(works, 12.7, null));
  });

  it('never hides nor moves what is chosen, and loses nobody', () => {
    for (const zoom of [10, 13, 15]) {
      const clusters = clusterMarks(walk, zoom, 12);
      const chosen = clusters.find(({ marks }) => marks.some(({ id }) => id === 12));
      expect(chosen?.marks).toHaveLength(1);
      expect(chosen?.latitude).toBeCloseTo(walk[11]?.latitude ?? 0, 9);
      expect(clusters.flatMap(({ marks }) => marks)).toHaveLength(walk.length);
    }
  });
});
