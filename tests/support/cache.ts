import { vi } from 'vitest';

/** Outside of a Next server there is no cache: reads go through, and what would be revalidated is recorded. */
vi.mock('next/cache', () => ({
  revalidateTag: vi.fn(),
  revalidatePath: vi.fn(),
  updateTag: vi.fn(),
  cacheTag: vi.fn(),
  cacheLife: vi.fn(),
  unstable_cache: (read: unknown) => read,
  unstable_noStore: vi.fn(),
}));

vi.mock('@/lib/backend/http/answer-cache', async () => {
  const { publicAnswer } = await import('@/lib/backend/http/public-answer');
  return {
    cachedAnswer: async (request: Request, _locale: string, read: (plain: Request) => Promise<unknown>) =>
      publicAnswer(request, await read(request)),
  };
});
