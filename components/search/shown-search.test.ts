import { describe, expect, it } from 'vitest';
import { byKind, gatherDates, isPast, readGroup, readSearch } from './shown-search';

const hit = {
  id: 3,
  content_type: 'page',
  title: 'Besuch',
  marked_title: '<mark>Besuch</mark>',
  url: '/de/besuch',
  excerpt: 'am <mark>Fluss</mark>',
  status: 'cancelled',
  image_url: '/media/0123456789abcdef0123/xs.webp',
  date: '2025-07-12',
};

describe('readSearch', () => {
  it('makes two groups of an answer of the contract', () => {
    const shown = readSearch('fluss', {
      query: 'fluss',
      pages: { count: 21, type_counts: { page: 21, event: 'x' }, next: '?page=2', results: [hit] },
      others: { results: [], next: null },
    });
    expect(shown.groups).toEqual([
      {
        name: 'pages',
        count: 21,
        counts: { page: 21 },
        hasMore: true,
        hits: [{ kind: 'page', ...pick(hit) }],
      },
      { name: 'others', count: 0, counts: {}, hasMore: false, hits: [] },
    ]);
  });

  it('takes no picture from an address that may do something else', () => {
    const images = ['javascript:alert(1)', '//evil.example/x.png', 'http://a.example/x.png', 7].map(
      (image_url) =>
        readSearch('x', { pages: { results: [{ ...hit, image_url }] } }).groups[0]?.hits[0]?.image,
    );
    expect(images).toEqual(['', '', '', '']);
  });

  it('groups hits by what they are: artworks, dates, news, pages', () => {
    const results = ['page', 'article', 'event', 'venue', 'production', 'event'].map((content_type, id) => ({
      ...hit,
      id,
      content_type,
    }));
    const [group] = readSearch('x', { pages: { results } }).groups;
    const kindsAt = (now: string) =>
      byKind(group?.hits ?? [], new Date(now)).map(({ kind, hits }) => [kind, hits.map(({ id }) => id)]);
    const [works, dates, ...rest] = [
      ['production', [4]],
      ['event', [2, 5]],
      ['article', [1]],
      ['page', [0]],
      ['other', [3]],
    ];
    expect(kindsAt('2025-07-12T14:00+02:00')).toEqual([works, dates, ...rest]);
    // Of the dates none is to come.
    expect(kindsAt('2025-07-13T14:00+02:00')).toEqual([works, ...rest, dates]);
  });

  it('has a programme in the order of time, by the first date of each event to come, and all else with the best first', () => {
    const results = [
      { title: 'Fest', date: '2025-08-01' },
      { title: 'Rundgang', date: '2025-06-29' },
      { title: 'Chor', date: '2025-07-12' },
      { title: 'Rundgang', date: '2025-07-20' },
      { title: 'Eröffnung', date: '2025-06-28' },
    ].map((each, id) => ({ ...hit, ...each, id, content_type: 'event' }));
    const { hits } = readGroup('others', { results });
    const gather = (isProgramme: boolean) =>
      gatherDates(hits, new Date('2025-07-01T14:00+02:00'), isProgramme).map((entry) =>
        entry.map(({ id }) => id),
      );
    expect(gather(true)).toEqual([[2], [3, 1], [0], [4]]);
    expect(gather(false)).toEqual([[0], [3, 1], [2], [4]]);
  });

  it('makes one entry of the dates of an event, in the order of time', () => {
    const results = [
      { title: 'Tafel', content_type: 'event', date: '2025-08-01T19:00:00+02:00' },
      { title: 'Chor', content_type: 'event', date: '2025-07-02T19:00:00+02:00' },
      { title: 'Tafel', content_type: 'event', date: '2025-07-04T19:00:00+02:00' },
      { title: 'Tafel', content_type: 'article', date: '2025-07-03' },
      { title: 'Tafel', content_type: 'article', date: '2025-07-01' },
    ].map((each, id) => ({ ...hit, ...each, id }));
    const [, group] = readSearch('x', { others: { results } }).groups;
    const gather = (now: string) =>
      gatherDates(group?.hits ?? [], new Date(now)).map((entry) => entry.map(({ id }) => id));
    expect(gather('2025-06-28T14:00+02:00')).toEqual([[2, 0], [1], [3], [4]]);
    // What is over comes last, within an entry and among them; news is never over.
    expect(gather('2025-07-05T14:00+02:00')).toEqual([[0, 2], [3], [4], [1]]);
  });

  it('knows which events are over: by their end, or else by their day', () => {
    const results = [
      { date: '2025-07-12T10:00:00+02:00' },
      { date: '2025-07-12T10:00:00+02:00', date_end: '2025-07-12T13:00:00+02:00' },
      { date: '2025-07-11T23:00:00+02:00' },
      { date: '2025-07-01', content_type: 'article' },
    ].map((each, id) => ({ ...hit, content_type: 'event', ...each, id }));
    const { hits } = readGroup('others', { results });
    const now = new Date('2025-07-12T14:00:00+02:00');
    expect(hits.map((each) => isPast(each, now))).toEqual([false, true, true, false]);
  });

  it.each([
    [null],
    [{}],
    [{ pages: [], others: 'x' }],
    [{ pages: { results: [null, 1, {}, { ...hit, url: 'javascript:alert(1)' }, { ...hit, title: '' }] } }],
  ])('leaves out what does not fit: %j', (answer) => {
    expect(readSearch('x', answer).groups.flatMap(({ hits }) => hits)).toEqual([]);
  });
});

function pick({
  id,
  title,
  marked_title: markedTitle,
  url,
  excerpt,
  status,
  image_url: image,
  date,
}: typeof hit) {
  return { id, title, markedTitle, url, excerpt, status, image, date, dateEnd: '' };
}
