import { describe, expect, it } from 'vitest';
import { readAllPages } from './list';

describe('all pages of a list', () => {
  it('are read until there is no next one', async () => {
    const pages = [['a'], ['b', 'c'], []];
    const read = async (page: number) => ({
      results: pages[page - 1] ?? [],
      next: page < 3 ? '/next' : null,
    });
    expect(await readAllPages(9, read)).toEqual(['a', 'b', 'c']);
    expect(await readAllPages(9, async () => ({ results: ['only'] }))).toEqual(['only']);
  });

  it('are so many at the most where a source never reports a last one', async () => {
    const endless = async (page: number) => ({ results: [page], next: '/next' });
    expect(await readAllPages(3, endless)).toEqual([1, 2, 3]);
  });
});
