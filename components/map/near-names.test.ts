import { describe, expect, it } from 'vitest';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import { locales } from '@/lib/contract/locale';
import { worldSize } from './clusters';
import { halves } from './marker-size';
import { widthAt } from './drawing-position';
import { placeZoom } from './home-map';
import { homeNames, type DrawnLine, type DrawnName } from './name-room';
import { nearNames } from './near-names';
import { mercator } from './projection';

const works = Object.values(whereabouts).map(({ coordinates }) => coordinates);
const middle = { longitude: 9.62, latitude: 52.94 };

const nameOf = (role: DrawnName['role'], ...places: DrawnName['places']): DrawnName => ({
  role,
  name: { de: 'Ort', en: 'Place' },
  places,
});
const near = (...names: DrawnName[]) => nearNames('de', middle, 'mark', names);

describe('the names around one place', () => {
  it('are found around every work of the demo, in both languages and every frame', () => {
    for (const locale of locales)
      for (const work of works) {
        expect(nearNames(locale, work, 'mark').length).toBeGreaterThan(2);
        expect(nearNames(locale, work, 'tiny').length).toBeGreaterThan(0);
      }
  });

  it('are the nearest of their kind, each of them once, and the town is not among them', () => {
    const [close, far] = [
      { longitude: 9.6215, latitude: 52.94 },
      { longitude: 9.623, latitude: 52.94 },
    ];
    expect(near(nameOf('street', far, close))).toMatchObject([{ place: close }]);
    expect(near(nameOf('town', close))).toEqual([]);
  });

  it('leave the mark of the place free: a street has another place, a stop stands beside its sign', () => {
    expect(near(nameOf('street', middle))).toEqual([]);
    const stop = { longitude: 9.6205, latitude: 52.94 };
    const [placed] = near(nameOf('stop', stop));
    const { x } = mercator(stop.longitude, stop.latitude);
    const away = (x - mercator(middle.longitude, middle.latitude).x) * worldSize(placeZoom);
    expect(away + (placed?.shift.x ?? NaN)).toBeGreaterThan(halves.mark.width);
    expect(placed?.shift.x).toBeGreaterThan(7);
  });

  it('name a house below the mark that stands on it', () => {
    const [house] = homeNames.find(({ name }) => name.de === 'Bootshaus')?.places ?? [];
    if (!house) throw new Error('The boathouse has no place.');
    const own = nearNames('de', house, 'mark').filter(({ text }) => text === 'Bootshaus');
    expect(own).toMatchObject([{ role: 'ground', place: house, shift: { x: 0 } }]);
    expect(own[0]?.shift.y).toBeGreaterThan(halves.mark.height + 13 / 2);
  });

  it('keep off a bridge; where there is no other room a quarter has no name', () => {
    const place = { longitude: 9.6215, latitude: 52.94 };
    const bridge = [
      { longitude: 9.6215, latitude: 52.939 },
      { longitude: 9.6215, latitude: 52.941 },
    ];
    const at = (lines: readonly DrawnLine[], role: DrawnName['role'] = 'ground') =>
      nearNames('de', middle, 'mark', [nameOf(role, place)], lines);
    expect(at([])).toMatchObject([{ shift: { x: 0, y: 0 } }]);
    expect(Math.abs(at([bridge])[0]?.shift.x ?? NaN)).toBeGreaterThan(10);
    const everywhere = Array.from({ length: 200 }, (_, index) =>
      bridge.map(({ latitude }) => ({ latitude, longitude: 9.619 + index * 0.00003 })),
    );
    expect(at(everywhere)).toHaveLength(1);
    expect(at(everywhere, 'quarter')).toEqual([]);
  });

  it('leave a path, which is thinner than letters, free: its name stands above it, however it is turned', () => {
    const place = { longitude: 9.6215, latitude: 52.94, turn: 90 };
    expect(near(nameOf('street', place))).toMatchObject([{ shift: { x: 0, y: 0 } }]);
    const [upright] = near(nameOf('path', place));
    expect(upright?.shift.x).toBeGreaterThan(13 / 2);
    expect(upright?.shift.y).toBeCloseTo(0);
    const [level] = near(nameOf('path', { ...place, turn: 0 }));
    expect(level?.shift.x).toBeCloseTo(0);
    expect(level?.shift.y).toBeLessThan(-13 / 2);
  });

  it('stand within the smallest of their frames, above the line that says that the live map cannot be shown', () => {
    // Half of the lowest frame is 142 pixels high, beside a text 126; in the narrowest frames that line is two (.note in map.module.css).
    for (const [size, beside, half, line] of [
      ['least', 134, 142, 37],
      ['tiny', 150, 126, 22],
      ['small', 240, 142, 22],
    ] as const)
      for (const work of works)
        for (const { role, place, shift } of nearNames('de', work, size)) {
          const [at, from] = [
            mercator(place.longitude, place.latitude),
            mercator(work.longitude, work.latitude),
          ];
          const down = (at.y - from.y) * worldSize(placeZoom) + shift.y;
          expect(Math.abs((at.x - from.x) * worldSize(placeZoom) + shift.x)).toBeLessThan(beside);
          expect(down).toBeGreaterThan(-half);
          expect(down + (role === 'river' ? 18 : 13) / 2).toBeLessThanOrEqual(half - line);
        }
  });

  it('lie on a drawing of the same size', () => {
    const [west, east] = [mercator(9.5838, 52.94).x, mercator(9.6562, 52.94).x];
    expect(widthAt(placeZoom)).toBeCloseTo((east - west) * worldSize(placeZoom), 3);
  });
});
