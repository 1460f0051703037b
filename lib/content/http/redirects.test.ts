import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const readContract = vi.fn<(path: string) => Promise<unknown>>();
const reportFailure = vi.fn();
vi.mock('./client', () => ({ readContract }));
vi.mock('../report-failure', () => ({ reportFailure }));

const { changes } = await import('@/lib/changes.mjs');

/** What the content system says, by language. */
let lists: Record<string, unknown>;
let findRedirect: (path: string) => Promise<string | null>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  reportFailure.mockClear();
  lists = { de: [{ old_path: '/de/alt', new_path: '/de/neu' }], en: [] };
  readContract.mockReset().mockImplementation(async (path) => lists[path.slice(1, 3)]);
  ({ findRedirect } = await import('./redirects'));
});

afterEach(() => vi.useRealTimers());

const fail = () => readContract.mockRejectedValue(new Error('down'));
const move = (new_path: string) => (lists.de = [{ old_path: '/de/alt', new_path }]);

it('an old path leads to its new one, from the lists of both languages, which are read once', async () => {
  lists.en = [{ old_path: '/en/old', new_path: '/en/new' }];
  expect(await Promise.all(['/de/alt', '/en/old', '/de/x'].map(findRedirect))).toEqual([
    '/de/neu',
    '/en/new',
    null,
  ]);
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
  expect(readContract.mock.calls.map(([path]) => path)).toEqual([
    '/de/pageeditor-api/redirect',
    '/en/pageeditor-api/redirect',
  ]);
});

it('a language without a list has no redirects', async () => {
  lists.en = null;
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
});

it('after half a minute the lists are read again, while the old ones still serve', async () => {
  await findRedirect('/de/alt');
  move('/de/anders');
  vi.advanceTimersByTime(29_999);
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
  expect(readContract).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2);
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
  await vi.waitFor(async () => expect(await findRedirect('/de/alt')).toBe('/de/anders'));
  expect(readContract).toHaveBeenCalledTimes(4);
});

it('after a change the next one waits for the new lists', async () => {
  await findRedirect('/de/alt');
  move('/de/anders');
  changes.tell(null);
  expect(await findRedirect('/de/alt')).toBe('/de/anders');
});

it.each(['content', 'content:paths', 'content:redirects'])('after a change of %s, too', async (tag) => {
  await findRedirect('/de/alt');
  move('/de/anders');
  changes.tell(['content:events']);
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
  changes.tell([tag]);
  expect(await findRedirect('/de/alt')).toBe('/de/anders');
});

it('a reading that began before a change is not for who asks after it, and replaces no later one', async () => {
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  readContract.mockImplementation(async (path) => {
    const list = lists[path.slice(1, 3)];
    await slow;
    return list;
  });
  const first = findRedirect('/de/alt');
  move('/de/anders');
  changes.tell(['content:redirects']);
  readContract.mockImplementation(async (path) => lists[path.slice(1, 3)]);
  expect(await findRedirect('/de/alt')).toBe('/de/anders');
  answer();
  expect(await first).toBe('/de/neu');
  expect(await findRedirect('/de/alt')).toBe('/de/anders');
});

it('while the system is away, the last lists serve and the failure is said once per reading', async () => {
  await findRedirect('/de/alt');
  fail();
  changes.tell(null);
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
  expect(reportFailure.mock.calls.map(([area]) => area)).toEqual(['redirects']);
});

it('a system that was never there leaves the answer open, and is asked again', async () => {
  fail();
  await expect(findRedirect('/de/alt')).rejects.toThrow('down');
  readContract.mockImplementation(async (path) => lists[path.slice(1, 3)]);
  expect(await findRedirect('/de/alt')).toBe('/de/neu');
});
