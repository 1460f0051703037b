import { describe, expect, it } from 'vitest';
import { walkingRoute, type Ways } from './walking-route';

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
