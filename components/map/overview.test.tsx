import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import german from '@/messages/de/site.json';
import { clusterMarks, firstZooms } from './clusters';
import { overviewBounds, overviewSize } from './home-map';
import type { MapLabels } from './labels';
import { Overview } from './overview';
import { mercator } from './projection';

const markOf = (id: number, latitude: number, longitude: number) => ({
  id,
  number: `0${id}`,
  name: `Werk ${id}`,
  latitude,
  longitude,
  colour: 'yellow',
  url: `/de/${id}`,
});

const labels = german.map as unknown as MapLabels;

/** The works of the demo. */
const works = Object.values(whereabouts).map(({ coordinates: { latitude, longitude } }, index) =>
  markOf(index + 1, latitude, longitude),
);

/** Where the marks stand on a drawing of a width, in pixels, as large as they are in a frame with so much room. */
function spotsOn(width: number, size: string): { x: number; y: number }[] {
  const height = (width * overviewSize.height) / overviewSize.width;
  return screen.getAllByRole('listitem').map(({ style }) => {
    const shift = (axis: 'x' | 'y') => parseFloat(style.getPropertyValue(`--${size}-${axis}`) || '0');
    return {
      x: (parseFloat(style.left) / 100) * width + shift('x'),
      y: (parseFloat(style.top) / 100) * height + shift('y'),
    };
  });
}

/** How wide the drawing is at a zoom of the live map. */
function widthAt(zoom: number): number {
  const [west, , east] = overviewBounds;
  return ((east - west) / 360) * 512 * 2 ** zoom;
}

describe('the drawn overview', () => {
  it('lets no mark cover another, however wide its frame', () => {
    render(<Overview locale="de" drawing="/map/a.svg" marks={works} labels={labels} alt="Stadt" />);
    for (const [size, { zoom, across, down }] of Object.entries({
      least: { zoom: firstZooms.least, across: 24, down: 24 },
      tiny: { zoom: firstZooms.tiny, across: 24, down: 24 },
      small: { zoom: firstZooms.small, across: 31, down: 24 },
      mark: { zoom: firstZooms.mark, across: 38, down: 32 },
    })) {
      const spots = spotsOn(widthAt(zoom), size);
      expect(spots).toHaveLength(works.length);
      for (const [index, one] of spots.entries())
        for (const other of spots.slice(index + 1))
          expect(
            Math.abs(one.x - other.x) >= across - 0.5 || Math.abs(one.y - other.y) >= down - 0.5,
            size,
          ).toBe(true);
    }
  });

  it('has its marks where the live map has them that begins in the same frame', () => {
    render(<Overview locale="de" drawing="/map/a.svg" marks={works} labels={labels} alt="Stadt" />);
    const [west, , , north] = overviewBounds;
    const origin = mercator(west, north);
    for (const [size, zoom] of [
      ['least', 11.8],
      ['tiny', 12.2],
      ['small', 12.7],
      ['mark', 13.7],
    ] as const) {
      const scale = 512 * 2 ** zoom;
      const live = clusterMarks(works, zoom, null);
      const sizeThere = size === 'least' ? 'tiny' : size;
      expect(live.every((cluster) => cluster.size === sizeThere && cluster.marks.length === 1)).toBe(true);
      const spots = spotsOn(widthAt(zoom), size);
      live.forEach(({ latitude, longitude, shift }, index) => {
        const { x, y } = mercator(longitude, latitude);
        const spot = spots[index] ?? { x: NaN, y: NaN };
        expect(Math.abs((x - origin.x) * scale + shift.x - spot.x)).toBeLessThan(2);
        expect(Math.abs((y - origin.y) * scale + shift.y - spot.y)).toBeLessThan(2);
      });
    }
  });
});
