import { publicData } from '@/lib/backend/handlers/public-routes';
import { listArticleTeasers } from '@/lib/backend/public/articles';

/** The newest articles, highlights first (spec §7). */
export const GET = publicData(async (locale) => {
  const results = await listArticleTeasers(locale);
  return { count: results.length, next: null, previous: null, results };
});
