import { describe, expect, it } from 'vitest';
import { readSearch } from './shown-search';

const hit = {
  id: 3,
  content_type: 'page',
  title: 'Besuch',
  url: '/de/besuch',
  excerpt: 'am <mark>Fluss</mark>',
  status: 'cancelled',
};

describe('readSearch', () => {
  it('makes two groups of an answer of the contract', () => {
    const shown = readSearch('fluss', {
      query: 'fluss',
      pages: { count: 21, next: '?page=2', results: [hit] },
      others: { results: [], next: null },
    });
    expect(shown.groups).toEqual([
      { name: 'pages', count: 21, hasMore: true, hits: [{ kind: 'page', ...pick(hit) }] },
      { name: 'others', count: 0, hasMore: false, hits: [] },
    ]);
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

function pick({ id, title, url, excerpt, status }: typeof hit) {
  return { id, title, url, excerpt, status };
}
