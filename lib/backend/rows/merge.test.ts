import { describe, expect, it } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { ProblemError } from '../kernel/problem';
import { checkRevision, mergeValues } from './merge';

const { pages, articles } = adminDefinitions;

/** What a refusal says. */
function refusalOf(work: () => unknown): Pick<ProblemError, 'code' | 'options'> {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

describe('the values of a record after a write', () => {
  const before = { title: { de: 'Alt', en: 'Old' }, date: '2025-07-01', is_online: true };

  it('are the former ones, replaced by those given, language by language', () => {
    const after = mergeValues(articles, before, { title: { en: 'New' }, is_online: false });
    expect(after).toEqual({ title: { de: 'Alt', en: 'New' }, date: '2025-07-01', is_online: false });
    expect(before.title).toEqual({ de: 'Alt', en: 'Old' });
    expect(mergeValues(articles, {}, { title: { de: 'Neu' } })).toEqual({ title: { de: 'Neu' } });
    expect(mergeValues(articles, { title: 'Kaputt' }, { title: { de: 'Neu' } })).toEqual({
      title: { de: 'Neu' },
    });
  });

  it.each([null, undefined, ''])(
    'lose what was emptied with %j, and a field without any language',
    (empty) => {
      expect(mergeValues(articles, before, { date: empty })).not.toHaveProperty('date');
      expect(mergeValues(articles, before, { title: empty })).not.toHaveProperty('title');
    },
  );

  it('lose one language that was emptied, and with the last one the field', () => {
    expect(mergeValues(articles, before, { title: { en: '' } }).title).toEqual({ de: 'Alt' });
    expect(mergeValues(articles, before, { title: { en: null, de: '' } })).not.toHaveProperty('title');
  });

  it('keep the empty path, which is the home page’s, and no other empty address', () => {
    expect(mergeValues(pages, {}, { slug: { de: '', en: null } }).slug).toEqual({ de: '' });
    expect(mergeValues(articles, { slug: { de: 'a' } }, { slug: { de: '' } })).not.toHaveProperty('slug');
  });

  it('may come with what the server has added, and with nothing else that the record does not know', () => {
    const sent = { id: 3, revision: 1, created_at: '', urls: {}, reference: 'page:3', settings_url: '' };
    expect(mergeValues(articles, before, sent)).toEqual(before);
    const { code, options } = refusalOf(() =>
      mergeValues(articles, before, { titel: 'x', constructor: 'y' }),
    );
    expect([code, options.fields]).toEqual([
      'invalid',
      { titel: 'records.unknown_field', constructor: 'records.unknown_field' },
    ]);
  });
});

describe('a write that says which state it was made from', () => {
  it('is accepted for that state, or if it names none', () => {
    expect(() => checkRevision({ revision: 4 }, 4, () => null)).not.toThrow();
    expect(() => checkRevision({}, 4, () => null)).not.toThrow();
  });

  it('gets the present record if the state is another one', () => {
    const { code, options } = refusalOf(() => checkRevision({ revision: 3 }, 4, () => 'theirs'));
    expect([code, options.extra]).toEqual(['conflict', { theirs: 'theirs' }]);
  });

  it.each(['4', -1, 1.5, null])('is refused with %j for a state', (revision) => {
    const { code, options } = refusalOf(() => checkRevision({ revision }, 4, () => null));
    expect([code, options.fields]).toEqual(['invalid', { revision: 'fields.bad_number' }]);
  });
});
