import { expect, it } from 'vitest';
import { listAnswer } from './list-answer';
import { tellLength } from './length';

const answer = (query: string, page: number, count: number) =>
  listAnswer(
    new Request(`http://localhost/api/events/${query}`),
    { count, results: ['x'] },
    { page, page_size: 10 },
  );

it('a page of a list leads to its neighbours by the caller’s own question', () => {
  expect(answer('?genre=tanz&page=2', 2, 25)).toEqual({
    count: 25,
    next: '/api/events/?genre=tanz&page=3',
    previous: '/api/events/?genre=tanz&page=1',
    results: ['x'],
  });
});

it('the first page has none before it, the last one none after it', () => {
  expect(answer('', 1, 20)).toMatchObject({ next: '/api/events/?page=2', previous: null });
  expect(answer('?page=2', 2, 20)).toMatchObject({ next: null, previous: '/api/events/?page=1' });
  expect(answer('', 1, 0)).toMatchObject({ next: null, previous: null });
});

it('the web server is told the length of an answer that has one', () => {
  const known = tellLength(new Response('x', { headers: { 'content-length': '1' } }));
  expect(known.headers.get('x-litfass-length')).toBe('1');
  expect(tellLength(new Response('x')).headers.has('x-litfass-length')).toBe(false);
});
