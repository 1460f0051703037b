import { describe, expect, it } from 'vitest';
import { mapLayers } from '@/scripts/demo/map/features';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import { locales } from '@/lib/contract/locale';
import { clusterMarks, firstZooms, worldSize, type FirstSize } from './clusters';
import { firstBounds, overviewBounds, type Bounds } from './home-map';
import {
  halfOf,
  homeLines,
  homeNames,
  overlap,
  takenByLines,
  type DrawnLine,
  type DrawnName,
  type NamePlace,
} from './name-room';
import { edges, overviewNames } from './overview-names';
import { mercator } from './projection';

const markAt = (id: number, latitude: number, longitude: number) => ({
  id,
  number: String(id),
  name: `Werk ${id}`,
  latitude,
  longitude,
  colour: 'yellow',
  url: '',
});
/** The works of the demo. */
const works = Object.values(whereabouts).map(({ coordinates: { latitude, longitude } }, index) =>
  markAt(index + 1, latitude, longitude),
);
const bounds = firstBounds(works, true) ?? overviewBounds;
const withoutStation = firstBounds(works, false) ?? overviewBounds;
const sizes: readonly FirstSize[] = ['least', 'tiny', 'small', 'mark'];

/** The line at the foot of the drawing that says that the live map cannot be shown, in pixels (.note in map.module.css). */
const noticeHeight = 22;

const onVisit = { area: bounds, start: 40, end: 88, above: 40, below: 40 };
const onPhoneVisit = { area: bounds, start: 15, end: 36, above: 24, below: 24 };
const ofWorks = { area: withoutStation, start: 36, end: 44, above: 100, below: 64 };
const onPhoneOfWorks = { area: withoutStation, start: 15, end: 36, above: 144, below: 120 };

/** Frames as they are in common windows, and how far what is shown first stays from their sides (map.module.css). */
const frames: readonly (typeof onVisit & { size: FirstSize; width: number; height: number })[] = [
  { ...onPhoneVisit, size: 'least', width: 320, height: 332 },
  { ...onPhoneVisit, size: 'tiny', width: 390, height: 332 },
  { ...onPhoneVisit, size: 'tiny', width: 540, height: 332 },
  { ...onPhoneVisit, size: 'small', width: 600, height: 356 },
  { ...onVisit, size: 'small', width: 752, height: 439 },
  { ...onVisit, size: 'mark', width: 942, height: 498 },
  { ...onVisit, size: 'mark', width: 1181, height: 524 },
  { ...onVisit, size: 'mark', width: 1777, height: 788 },
  { ...onPhoneOfWorks, size: 'least', width: 320, height: 457 },
  { ...onPhoneOfWorks, size: 'tiny', width: 390, height: 604 },
  { ...ofWorks, size: 'tiny', width: 538, height: 335 },
  { ...ofWorks, size: 'small', width: 622, height: 387 },
  { ...ofWorks, size: 'small', width: 752, height: 644 },
  { ...ofWorks, size: 'mark', width: 1019, height: 635 },
];
const around: Bounds = [9.6, 52.93, 9.64, 52.95];

const place = (marks: typeof works, names: readonly DrawnName[], lines: readonly DrawnLine[] = []) =>
  overviewNames('de', clusterMarks(marks, firstZooms.mark, null), 'mark', around, names, lines);

const nameOf = (role: DrawnName['role'], ...places: [number, number][]): DrawnName => ({
  role,
  name: { de: 'Ort', en: 'Place' },
  places: places.map(([latitude, longitude]) => ({ latitude, longitude })),
});

describe('the names on the drawn map', () => {
  it('are in the language of the page, that of the town in every frame', () => {
    for (const locale of locales)
      for (const size of sizes)
        for (const each of [bounds, withoutStation]) {
          const placed = overviewNames(locale, clusterMarks(works, firstZooms[size], null), size, each);
          expect(placed.map(({ text }) => text)).toContain('Fährstadt');
        }
    const inFull = (locale: 'de' | 'en') =>
      overviewNames(locale, clusterMarks(works, firstZooms.mark, null), 'mark', bounds).map(
        ({ text }) => text,
      );
    expect(inFull('de')).toEqual(expect.arrayContaining(['Aue', 'Nordstadt']));
    expect(inFull('en')).toEqual(expect.arrayContaining(['Aue', 'North Town']));
  });

  it('say where one arrives by train, beside its place', () => {
    for (const locale of locales)
      for (const size of sizes) {
        const placed = overviewNames(locale, clusterMarks(works, firstZooms[size], null), size, bounds);
        const [station, ...more] = placed.filter(({ role }) => role === 'station');
        expect(more, size).toEqual([]);
        expect(station?.text, size).toBe(locale === 'de' ? 'Bahnhof' : 'Station');
        expect(Math.hypot(station?.shift.x ?? 0, station?.shift.y ?? 0), size).toBeGreaterThan(12);
      }
  });

  it('name the river once, in the reach where the live map does, in a middle frame only where it is wide enough', () => {
    const [reach] = homeNames.find(({ role }) => role === 'river')?.places ?? [];
    for (const [size, isLate] of [
      ['small', true],
      ['mark', false],
    ] as const) {
      const placed = overviewNames('de', clusterMarks(works, firstZooms[size], null), size, bounds);
      expect(placed.filter(({ role }) => role === 'river')).toMatchObject([{ place: reach, isLate }]);
    }
  });

  it('stand in their place, or aside of a mark, or nowhere', () => {
    expect(place([], [nameOf('quarter', [52.94, 9.62])])).toMatchObject([
      { text: 'Ort', shift: { x: 0, y: 0 } },
    ]);
    const mark = markAt(1, 52.94, 9.62);
    const [aside] = place([mark], [nameOf('quarter', [52.94, 9.62])]);
    expect(Math.abs(aside?.shift.y ?? NaN)).toBeGreaterThan(17 + 6);
    expect(place([mark], [nameOf('river', [52.94, 9.62])])).toEqual([]);
    expect(place([mark], [nameOf('river', [52.94, 9.62], [52.94, 9.63])])).toMatchObject([
      { place: { longitude: 9.63 } },
    ]);
  });

  it('keep off a line; where there is no other room a quarter has no name, and the river lies on it', () => {
    const line = (latitude: number) => [
      { latitude, longitude: 9.6 },
      { latitude, longitude: 9.64 },
    ];
    const [aside] = place([], [nameOf('quarter', [52.94, 9.62])], [line(52.94)]);
    expect(Math.abs(aside?.shift.y ?? NaN)).toBeGreaterThan(13 / 2);
    const everywhere = Array.from({ length: 200 }, (_, index) => line(52.935 + index * 0.00005));
    expect(place([], [nameOf('quarter', [52.94, 9.62])], everywhere)).toEqual([]);
    expect(place([], [nameOf('river', [52.94, 9.62])], everywhere)).toMatchObject([
      { shift: { x: 0, y: 0 } },
    ]);
  });

  it('of quarters lie in no frame on the railway, the road or a bridge, in either language', () => {
    for (const size of sizes) {
      const clusters = clusterMarks(works, firstZooms[size], null);
      const smallest = worldSize(firstZooms[size]);
      for (const scale of [smallest, smallest * edges[size].growth]) {
        const lines = takenByLines(homeLines, scale);
        for (const locale of locales)
          for (const each of [bounds, withoutStation]) {
            const quarters = overviewNames(locale, clusters, size, each).filter(
              ({ role }) => role === 'quarter',
            );
            expect(quarters, size).not.toEqual([]);
            for (const { text, place: own, shift } of quarters) {
              const standing = { ...mercator(own.longitude, own.latitude), shift };
              const half = halfOf(text, { size: 13, spacing: 0.08, isUpper: true }, 0);
              const onIt = lines.filter((line) => overlap(scale, { standing, half }, line));
              expect(onIt, `${text}, ${size}`).toEqual([]);
            }
          }
      }
    }
  });

  it.each(frames)(
    'leave the foot free for what says that the live map cannot be shown: $size, $width × $height',
    ({ size, area, width, height, start, end, above, below }) => {
      const [west, south, east, north] = area;
      const [topLeft, bottomRight] = [mercator(west, north), mercator(east, south)];
      const [wide, high] = [bottomRight.x - topLeft.x, bottomRight.y - topLeft.y];
      const scale = Math.min((width - start - end) / wide, (height - above - below) / high);
      const names = homeNames.filter(({ role }) => area === bounds || role !== 'station');
      const middle = (height + above - below) / 2;
      for (const locale of locales)
        for (const { role, text, place: own, shift } of overviewNames(
          locale,
          clusterMarks(works, firstZooms[size], null),
          size,
          area,
          names,
        )) {
          const { y } = mercator(own.longitude, own.latitude);
          const down = middle + (y - topLeft.y - high / 2) * scale + shift.y;
          const half = (role === 'town' ? 18 : 13) / 2;
          expect(height - down - half, text).toBeGreaterThanOrEqual(noticeHeight);
        }
    },
  );

  it('of the station is off the railway and the road in every frame', () => {
    for (const size of sizes) {
      const scale = worldSize(firstZooms[size]);
      const placed = overviewNames('de', clusterMarks(works, firstZooms[size], null), size, bounds);
      const station = placed.find(({ role }) => role === 'station');
      if (!station) throw new Error(`The station has no name in ${size}.`);
      const at = mercator(station.place.longitude, station.place.latitude);
      const half = { width: 28, height: 6 };
      const onIt = takenByLines(homeLines, scale).filter((line) =>
        overlap(scale, { standing: { ...at, shift: station.shift }, half }, line),
      );
      expect(onIt, size).toEqual([]);
    }
  });

  it('of quarters stand nearer to their own place than to that of another', () => {
    const quarters = homeNames.filter(({ role }) => role === 'quarter');
    for (const size of sizes)
      for (const { role, text, place: own, shift } of overviewNames(
        'de',
        clusterMarks(works, firstZooms[size], null),
        size,
        bounds,
      )) {
        if (role !== 'quarter') continue;
        const scale = worldSize(firstZooms[size]);
        const at = mercator(own.longitude, own.latitude);
        const away = ({ longitude, latitude }: NamePlace) => {
          const { x, y } = mercator(longitude, latitude);
          return Math.hypot((at.x - x) * scale + shift.x, (at.y - y) * scale + shift.y);
        };
        for (const { places } of quarters)
          for (const other of places) expect(away(own), `${text}, ${size}`).toBeLessThanOrEqual(away(other));
      }
  });

  it('of the town hangs from its place, farther off where a mark stands there', () => {
    const hangs = (marks: typeof works) => place(marks, [nameOf('town', [52.94, 9.62])])[0]?.shift;
    expect(hangs([])?.x).toBeGreaterThan(18);
    expect(hangs([])?.y).toBeGreaterThan(9);
    const away = hangs([markAt(1, 52.9398, 9.6207)]);
    expect(away?.y).toBeGreaterThan(9);
    expect(away).not.toEqual(hangs([]));
  });

  it('of the town stands in every frame off the railway, which rises to the right, and off the road to the bridge', () => {
    const lines = mapLayers([]).streets ?? [];
    const stretches = lines
      .filter(({ properties }) => ['rail', 'primary'].includes(String(properties?.kind)))
      .flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : []));
    for (const size of sizes) {
      const scale = worldSize(firstZooms[size]);
      const town = overviewNames('de', clusterMarks(works, firstZooms[size], null), size, bounds).find(
        ({ role }) => role === 'town',
      );
      if (!town) throw new Error(`The town has no name in ${size}.`);
      const at = mercator(town.place.longitude, town.place.latitude);
      const [x, y] = [at.x * scale + town.shift.x, at.y * scale + town.shift.y];
      const half = { width: 41, height: 9 };
      for (const stretch of stretches)
        for (const [index, from] of stretch.entries()) {
          const to = stretch[index + 1] ?? from;
          for (let part = 0; part < 1; part += 0.02) {
            const spot = mercator(
              (from[0] ?? 0) + ((to[0] ?? 0) - (from[0] ?? 0)) * part,
              (from[1] ?? 0) + ((to[1] ?? 0) - (from[1] ?? 0)) * part,
            );
            const isUnder =
              Math.abs(spot.x * scale - x) < half.width && Math.abs(spot.y * scale - y) < half.height;
            expect(isUnder, size).toBe(false);
          }
        }
    }
  });

  it('cover neither each other nor the edge of what is shown first', () => {
    const twice = place([], [nameOf('river', [52.94, 9.62]), nameOf('river', [52.94, 9.62])]);
    expect(twice).toHaveLength(1);
    expect(place([], [nameOf('river', [52.94, 9.64])])).toHaveLength(1);
    expect(place([], [nameOf('river', [52.94, 9.645])])).toEqual([]);
  });
});
