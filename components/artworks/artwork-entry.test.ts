import { describe, expect, it } from 'vitest';
import { productionSchema } from '@/lib/contract/production';
import { artworkQuery, readArtworkChoice } from '@/lib/contract/visit';
import { isMatch, marksOf, toEntry } from './artwork-entry';

const artwork = (more: object = {}) =>
  productionSchema.parse({ id: 7, name: 'Pegel', url: '/de/kunstwerke-und-karte/pegel/7', ...more });
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
    expect(isMatch(entry, {}, noon)).toBe(true);
    expect(isMatch(entry, all, noon)).toBe(true);
    expect(isMatch(entry, all, { ...noon, minutes: 1200 })).toBe(false);
    expect(isMatch(entry, { setting: 'indoors' }, noon)).toBe(false);
    expect(isMatch(entry, { stretch: 'quay' }, noon)).toBe(false);
    expect(isMatch(toEntry(artwork({ step_free: 'partly' }), 0), { step_free: 'yes' }, noon)).toBe(false);
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
