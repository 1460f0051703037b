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
});
