import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import { walkedOnce, walkingRoute, type Ways } from './walking-route';

const place = (longitude: number, latitude: number) => ({ longitude, latitude });

/** A street to the north, and from its ends two ways to the east: the upper one is longer by its bend. */
const ways: Ways = {
  nodes: [
    [10, 53],
    [10, 53.002],
    [10.004, 53],
    [10.004, 53.002],
    [10.004, 53.003],
  ],
  edges: [
    [0, 1],
    [0, 2],
    [2, 3],
    [1, 4],
    [4, 3],
  ],
};

/** Rounded to about a metre. */
const rounded = (route: readonly (readonly number[])[]) =>
  route.map((position) => position.map((degree) => Number(degree.toFixed(5))));

describe('the walk from mark to mark', () => {
  it('leaves the street where the next mark is nearest to it', () => {
    const route = walkingRoute([place(10.0001, 53.0005), place(10.0001, 53.0015)], ways);
    expect(rounded(route)).toEqual([
      [10.0001, 53.0005],
      [10, 53.0005],
      [10, 53.0015],
      [10.0001, 53.0015],
    ]);
  });

  it('meets a slanted street at a right angle, as far from the equator as the town is', () => {
    const slanted: Ways = {
      nodes: [
        [10, 53],
        [10.002, 53.002],
      ],
      edges: [[0, 1]],
    };
    const [, foot = [0, 0]] = walkingRoute([place(10.002, 53), place(10, 53)], slanted);
    // A degree to the east is three fifths of one to the north here.
    const [east, north] = [(foot[0] - 10) * 0.6018, foot[1] - 53];
    expect(north / east).toBeCloseTo(1 / 0.6018, 2);
    expect(((foot[0] - 10.002) * 0.6018 * 0.6018 + (foot[1] - 53)) * 1e5).toBeCloseTo(0, 0);
  });

  it('takes the shorter of two ways', () => {
    const route = rounded(walkingRoute([place(10, 53.0005), place(10.004, 53.0015)], ways));
    expect(route).toContainEqual([10.004, 53]);
    expect(route).not.toContainEqual([10.004, 53.003]);
  });

  it('goes straight to a mark that is not in this town, and on to the next', () => {
    const far = place(10, 53.5);
    expect(rounded(walkingRoute([place(10, 53.0005), far, place(10, 53.001)], ways))).toEqual([
      [10, 53.0005],
      [10, 53.5],
      [10, 53.001],
    ]);
  });

  it('goes straight without a network', () => {
    expect(walkingRoute([place(10, 53), place(11, 54)], null)).toEqual([
      [10, 53],
      [11, 54],
    ]);
  });
});

/** The stretches of some lines, each the same whichever way it is walked. */
const stretchesOf = (lines: readonly (readonly (readonly number[])[])[]) =>
  lines.flatMap((line) =>
    line.slice(1).map((to, index) => [line[index]?.join(), to.join()].toSorted().join(' ')),
  );

describe('what is walked', () => {
  it('is drawn once, all of it', () => {
    const position = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 }));
    fc.assert(
      fc.property(fc.array(position, { maxLength: 20 }), (route) => {
        const drawn = stretchesOf(walkedOnce(route));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(new Set(drawn)).toEqual(new Set(stretchesOf([route])));
      }),
    );
  });

  it('is one line until it comes back, and another from where it leaves what was walked', () => {
    expect(
      walkedOnce([
        [0, 0],
        [1, 0],
        [2, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ]);
  });

  it('lies nowhere over itself on the walk along the works of the demo, which comes back several times', () => {
    const file = path.join(import.meta.dirname, '../../public/map/faehrstadt-ways.json');
    const network = JSON.parse(fs.readFileSync(file, 'utf8')) as Ways;
    const route = walkingRoute(
      Object.values(whereabouts).map(({ coordinates }) => coordinates),
      network,
    );
    const lines = walkedOnce(route);
    expect(lines.length).toBeGreaterThan(1);
    const middles = lines.flatMap((line) =>
      line.slice(1).map((to, index) => {
        const [x = 0, y = 0] = line[index] ?? [];
        return [(x + to[0]) / 2, (y + to[1]) / 2] as const;
      }),
    );
    const stretches = lines.flatMap((line) =>
      line.slice(1).map((to, index) => [line[index] ?? to, to] as const),
    );
    // The middle of each stretch lies on that one alone.
    const isOn = ([x, y]: readonly [number, number], [from, to]: (typeof stretches)[number]) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const detour = Math.hypot(x - from[0], y - from[1]) + Math.hypot(x - to[0], y - to[1]) - length;
      return detour < 1e-9;
    };
    for (const middle of middles) expect(stretches.filter((each) => isOn(middle, each))).toHaveLength(1);
  });
});
