import { describe, expect, it } from 'vitest';
import { clusterMarks } from './clusters';

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

  it('puts together what would cover the name of a cluster, and leaves apart what stands above another', () => {
    // At zoom 14 a pixel is some 2.9 metres: these are 44 pixels beside and 45 above each other.
    const beside = [mark(1, 9.62), mark(2, 9.6219)];
    const above = [mark(1, 9.62), { ...mark(2, 9.62), latitude: 52.94116 }];
    expect(clusterMarks(beside, 14, null)).toHaveLength(1);
    expect(clusterMarks(above, 14, null)).toHaveLength(2);
  });

  it('never hides what is chosen, and loses nobody', () => {
    expect(shape(10, 2)).toEqual([[1, 3], [2]]);
    expect(shape(10, 1)).toEqual([[1], [2, 3]]);
  });
});
