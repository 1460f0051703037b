import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { mergeValues } from './merge-values';

const base = { id: 1, title: { de: 'Alt', en: 'Old' }, date: '2025-07-01', is_online: false, revision: 3 };

describe('mergeValues', () => {
  it('keeps what either has changed, by field and by language', () => {
    const mine = { ...base, title: { de: 'Von hier', en: 'Old' } };
    const theirs = { ...base, title: { de: 'Alt', en: 'From there' }, is_online: true, revision: 4 };
    const { values, changes } = mergeValues(adminDefinitions.articles, base, mine, theirs);
    expect(values).toMatchObject({
      title: { de: 'Von hier', en: 'From there' },
      is_online: true,
      date: '2025-07-01',
      revision: 4,
    });
    expect(changes).toEqual([
      { name: 'title', locale: 'en', theirs: 'From there', isContested: false },
      { name: 'is_online', theirs: true, isContested: false },
    ]);
  });

  it('takes mine where both have changed the same, and says so', () => {
    const mine = { ...base, date: '2025-08-01' };
    const theirs = { ...base, date: '2025-09-01', revision: 4 };
    const { values, changes } = mergeValues(adminDefinitions.articles, base, mine, theirs);
    expect(values.date).toBe('2025-08-01');
    expect(changes).toEqual([{ name: 'date', theirs: '2025-09-01', isContested: true }]);
  });

  it('takes an emptied field for what was never filled in', () => {
    const mine = { ...base, preline: { de: null, en: undefined } };
    const { changes } = mergeValues(adminDefinitions.articles, base, mine, { ...base, preline: { de: '' } });
    expect(changes).toEqual([]);
  });

  it('says that nothing is contested where both have changed the same to the same', () => {
    const both = { ...base, date: '2025-08-01' };
    const { values, changes } = mergeValues(adminDefinitions.articles, base, both, { ...both, revision: 4 });
    expect(values.date).toBe('2025-08-01');
    expect(changes).toEqual([{ name: 'date', theirs: '2025-08-01', isContested: false }]);
  });

  it('reads a text that has no languages as empty', () => {
    const { values } = mergeValues(adminDefinitions.articles, { title: null }, { title: 'x' }, { title: {} });
    expect(values.title).toEqual({ de: undefined, en: undefined });
  });

  const anyText = fc.constantFrom('', 'A', 'B');
  const anyValues = fc.record({
    title: fc.record({ de: anyText, en: anyText }),
    date: fc.constantFrom('2025-07-01', '2025-07-02'),
    is_online: fc.boolean(),
  });

  it('loses nothing of either but where both have changed the same', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (was, mine, theirs) => {
        const { values, changes } = mergeValues(adminDefinitions.articles, was, mine, theirs);
        expect(mergeValues(adminDefinitions.articles, was, mine, was)).toMatchObject({
          values: mine,
          changes: [],
        });
        expect(mergeValues(adminDefinitions.articles, was, was, theirs).values).toMatchObject(theirs);
        const picked = (here: string, there: string, before: string) => (here === before ? there : here);
        expect(values).toMatchObject({
          title: {
            de: picked(mine.title.de, theirs.title.de, was.title.de),
            en: picked(mine.title.en, theirs.title.en, was.title.en),
          },
          date: picked(mine.date, theirs.date, was.date),
        });
        const contested = changes.filter(({ isContested }) => isContested).map(({ name }) => name);
        expect(contested.includes('date')).toBe(
          mine.date !== was.date && theirs.date !== was.date && mine.date !== theirs.date,
        );
      }),
    );
  });
});
