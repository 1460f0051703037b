import { endpoint } from '@/lib/backend/http/endpoint';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listArticleTeasers } from '@/lib/backend/public/articles';

/** The newest articles, highlights first (spec §7). */
export const GET = endpoint({
  access: 'public',
  handle: async ({ request, locale }) =>
    cachedAnswer(request, locale, async () => {
      const results = await listArticleTeasers(locale);
      return { count: results.length, next: null, previous: null, results };
    }),
});
