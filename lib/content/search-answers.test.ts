import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentSource } from './port';
import { prepareSearch, readQuestion, takeSearch } from './search-answers';
import { getContentSource } from './source';

vi.mock('./source');

const search = vi.fn<ContentSource['search']>();
const searchGroup = vi.fn<ContentSource['searchGroup']>();
const empty = { results: [], next: null };
const question = readQuestion('de', new URLSearchParams({ query: 'x' }));

beforeEach(() => {
  vi.useFakeTimers();
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
});
