import { endpoint } from '@/lib/backend/http/endpoint';
import { publicAnswer } from '@/lib/backend/records/public/answer';
import { listArticleTeasers } from '@/lib/backend/records/public/articles';

/** The newest articles, highlights first (spec §7). */
export const GET = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => {
    const results = await listArticleTeasers(locale);
    return publicAnswer(request, { count: results.length, next: null, previous: null, results });
  },
});
