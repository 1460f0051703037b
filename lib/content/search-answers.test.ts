import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentSource } from './port';
import { prepareSearch, readQuestion, takeSearch, writeQuestion } from './search-answers';
import { getContentSource } from './source';

const { moment } = vi.hoisted(() => ({ moment: { value: undefined as string | undefined } }));
vi.mock('./source');
vi.mock('./moment', async () => {
  const { getContentSource } = await import('./source');
  return { requestMoment: () => moment.value, getRequestSource: getContentSource };
});

const search = vi.fn<ContentSource['search']>();
const searchGroup = vi.fn<ContentSource['searchGroup']>();
const empty = { results: [], next: null };
const question = readQuestion('de', new URLSearchParams({ query: 'x' }));

beforeEach(() => {
  vi.useFakeTimers();
  moment.value = undefined;
  Reflect.deleteProperty(globalThis, 'litfassSearches');
  const source: Partial<ContentSource> = { search, searchGroup };
  vi.mocked(getContentSource).mockResolvedValue(source as ContentSource);
  search.mockReset().mockResolvedValue({ query: 'x', pages: empty, others: empty });
  searchGroup.mockReset().mockResolvedValue({ ...empty, count: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks once for middleware and page, and again for the next request', async () => {
  expect(await prepareSearch(question)).toBe(true);
  expect(await takeSearch(question)).toMatchObject({ type: 'both' });
  expect(search).toHaveBeenCalledTimes(1);
  await takeSearch(question);
  expect(search).toHaveBeenCalledTimes(2);
});

it('answers both of two requests for the same path, and neither with an old answer', async () => {
  await Promise.all([prepareSearch(question), prepareSearch(question)]);
  await Promise.all([takeSearch(question), takeSearch(question)]);
  expect(search).toHaveBeenCalledTimes(2);
  await prepareSearch(question);
  vi.advanceTimersByTime(3000);
  await takeSearch(question);
  expect(search).toHaveBeenCalledTimes(4);
});

it('says that nobody can search, and tells groups and pages apart', async () => {
  const group = readQuestion('en', new URLSearchParams({ query: 'x', group: 'others', page: '3' }));
  await prepareSearch(group);
  expect(searchGroup).toHaveBeenCalledWith('en', 'others', 'x', 3);
  expect(await takeSearch(group)).toMatchObject({ type: 'group', group: 'others' });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  search.mockRejectedValue(new Error('away'));
  expect(await prepareSearch(question)).toBe(false);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('[search]'), 'away');
});

it('keeps prepared answers for so many questions, of which the oldest gives way', async () => {
  const questions = Array.from({ length: 101 }, (_, index) => ({ ...question, query: `x${index}` }));
  for (const each of questions) await prepareSearch(each);
  search.mockClear();
  for (const each of questions.slice(1)) await takeSearch(each);
  expect(search).not.toHaveBeenCalled();
  await takeSearch(questions[0] ?? question);
  expect(search).toHaveBeenCalledTimes(1);
  // What was taken is no longer kept.
  expect(Reflect.get(globalThis, 'litfassSearches')).toEqual(new Map());
});

it('searches anew as of a date, since the prepared answer is of now', async () => {
  await prepareSearch(question);
  moment.value = '2025-07-20T10:00';
  await takeSearch(question);
  expect(search).toHaveBeenCalledTimes(2);
});

it('reads a question as far as it goes, and pages of groups alone', () => {
  const read = (parameters: Record<string, string>) => readQuestion('de', new URLSearchParams(parameters));
  expect(read({})).toEqual({ locale: 'de', query: '', group: null, page: 1 });
  expect(read({ query: 'x'.repeat(300) }).query).toBe('x'.repeat(200));
  expect(read({ query: 'x', page: '3' }).page).toBe(1);
  expect(read({ query: 'x', group: 'pages' })).toMatchObject({ group: 'pages', page: 1 });
});

it.each(['?query=Aue+%26+Kran', '?query=Aue&group=others&page=2'])(
  'writes %s as it has read it',
  (search) => {
    expect(writeQuestion(readQuestion('de', new URLSearchParams(search)))).toBe(search);
  },
);
