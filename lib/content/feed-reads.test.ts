import { expect, it, vi } from 'vitest';
import { pageSizes } from '@/lib/contract/list';
import { getSiteSettings, listAllEvents, listNewestArticles } from './feed-reads';
import type { ContentSource } from './port';
import { getContentSource } from './source';

vi.mock('./source');

/** The source has these answers and no others. */
const have = (answers: Record<string, unknown>) =>
  vi.mocked(getContentSource).mockResolvedValue(answers as unknown as ContentSource);

it('a calendar holds the events of all pages of the list, perhaps of one genre', async () => {
  const listEvents = vi.fn(async (_locale: string, { page }: { page: number }) => ({
    results: [{ id: page }],
    next: page < 3 ? 'more' : null,
  }));
  have({ listEvents });
  expect(await listAllEvents('de', 'tanz')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(listEvents.mock.calls[2]).toEqual([
    'de',
    { page: 3, pageSize: pageSizes.events.max, genre: 'tanz' },
  ]);
  await listAllEvents('en', undefined);
  expect(listEvents.mock.lastCall).toStrictEqual(['en', { page: 3, pageSize: pageSizes.events.max }]);
});

it('a list of events that never ends is read for fifty pages', async () => {
  const listEvents = vi.fn(async () => ({ results: [], next: 'more' }));
  have({ listEvents });
  await listAllEvents('de', undefined);
  expect(listEvents).toHaveBeenCalledTimes(50);
});

it('a feed holds a page of articles, newest first and those without a day last', async () => {
  const articles = [{ date: '2025-06-01' }, { date: null }, { date: '2025-07-01' }];
  const listArticles = vi.fn(async () => ({ results: articles }));
  have({ listArticles });
  expect((await listNewestArticles('de')).map(({ date }) => date)).toEqual([
    '2025-07-01',
    '2025-06-01',
    null,
  ]);
  expect(listArticles).toHaveBeenCalledWith('de', { page: 1, pageSize: pageSizes.articles.default });
});

it('the site is described by its settings, and a source that fails is not hidden', async () => {
  have({ getSettings: async (locale: string) => ({ name: `Haus ${locale}` }) });
  expect(await getSiteSettings('en')).toEqual({ name: 'Haus en' });
  have({ getSettings: () => Promise.reject(new Error('down')) });
  await expect(getSiteSettings('en')).rejects.toThrow('down');
});
