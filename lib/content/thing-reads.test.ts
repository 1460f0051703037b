import { expect, it, vi } from 'vitest';

const listArticles = vi.fn(
  async (_locale: string, { page, pageSize }: { page: number; pageSize: number }) => {
    const count = 230;
    const results = Array.from(
      { length: Math.max(0, Math.min(pageSize, count - (page - 1) * pageSize)) },
      (_, index) => ({
        id: (page - 1) * pageSize + index + 1,
      }),
    );
    return { results, next: page * pageSize < count ? `?page=${page + 1}` : null };
  },
);

vi.mock('./source', () => ({ getContentSource: async () => ({ listArticles }) }));
vi.mock('./read', () => ({
  readContent: (_key: unknown, _tags: unknown, load: () => Promise<unknown>) => load(),
}));

const { readArticles } = await import('./thing-reads');

it('reads the news over all pages of the list', async () => {
  const articles = await readArticles('de');
  expect(articles.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, index) => index + 1));
});
