import { describe, expect, it } from 'vitest';
import { productionSchema } from '@/lib/contract/production';
import { artworkQuery, readArtworkChoice } from '@/lib/contract/visit';
import { isMatch, marksOf, toEntry } from './artwork-entry';

const artwork = (more: object = {}) =>
  productionSchema.parse({ id: 7, name: 'Pegel', url: '/de/kunstwerke-und-karte/pegel/7', ...more });
const house = {
  dates: { start: '2025-06-28', end: '2025-10-05', label: '' },
  opening_hours: [{ day_from: 'mo', day_to: 'su', opens: '11:00', closes: '20:00', note: '' }],
  special_hours: [{ date_from: '2025-07-13', date_to: '', opens: '', closes: '', note: '' }],
};
const noon = { day: 'sa', minutes: 720, date: '2025-07-12' } as const;

describe('toEntry', () => {
  it('takes number, colour and position of the work, and makes do where a backend has none', () => {
    const full = toEntry(
      artwork({ work_identifier: '03', colour: 'pink', latitude: 52.9, longitude: 9.6 }),
      0,
    );
    expect(full).toMatchObject({ number: '03', colour: 'pink', latitude: 52.9, longitude: 9.6 });
    const venues = [{ id: 1, name: 'Kai', latitude: 53, longitude: 10 }];
    const bare = toEntry(artwork({ venues, colour: 'mauve' }), 4);
    expect(bare).toMatchObject({ number: '5', place: 'Kai', latitude: 53, longitude: 10 });
    expect(bare.colour).not.toBe('mauve');
    expect(marksOf([full, toEntry(artwork(), 1)])).toHaveLength(1);
  });
});

describe('isMatch', () => {
  const hours = [{ day_from: 'mo', day_to: 'su', opens: '10:00', closes: '18:00' }];
  const entry = toEntry(
    artwork({ step_free: 'yes', setting: 'outdoors', stretch: 'island', opening_hours: hours }),
    0,
  );

  it('lets through what meets every filter', () => {
    const all = { step_free: 'yes', setting: 'outdoors', stretch: 'island', open: 'now' } as const;
    expect(isMatch(entry, {}, noon, house)).toBe(true);
    expect(isMatch(entry, all, noon, house)).toBe(true);
    expect(isMatch(entry, all, { ...noon, minutes: 1100 }, house)).toBe(false);
    expect(isMatch(entry, { setting: 'indoors' }, noon, house)).toBe(false);
    expect(isMatch(entry, { stretch: 'quay' }, noon, house)).toBe(false);
    expect(isMatch(toEntry(artwork({ step_free: 'partly' }), 0), { step_free: 'yes' }, noon, house)).toBe(
      false,
    );
  });

  it('goes by the hours of a work, and by those of the house where it has none', () => {
    const now = { open: 'now' } as const;
    const early = { ...noon, minutes: 630 };
    const bare = toEntry(artwork(), 0);
    expect([isMatch(entry, now, early, house), isMatch(bare, now, early, house)]).toEqual([true, false]);
    const late = { ...noon, minutes: 1140 };
    expect([isMatch(entry, now, late, house), isMatch(bare, now, late, house)]).toEqual([false, true]);
    // The house is closed on the next day, and says nothing for works with hours of their own.
    const next = { day: 'su', minutes: 720, date: '2025-07-13' } as const;
    expect([isMatch(entry, now, next, house), isMatch(bare, now, next, house)]).toEqual([true, false]);
  });

  it('lets nothing through as open before the season and after it', () => {
    const isOpenOn = (date: string) => isMatch(entry, { open: 'now' }, { ...noon, date }, house);
    expect(['2025-06-27', '2025-06-28', '2025-10-05', '2025-10-06'].map(isOpenOn)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the query', () => {
  it('is read and written the same way, and knows nothing else', () => {
    const asked = '?step_free=yes&setting=indoors&open=now&stretch=quay&view=map';
    expect(artworkQuery(readArtworkChoice(new URLSearchParams(asked)))).toBe(asked);
    const nonsense = new URLSearchParams('step_free=no&setting=x&open=1&stretch=__proto__&view=list&a=b');
    expect(artworkQuery(readArtworkChoice(nonsense))).toBe('');
  });
});
