import { endpoint } from '@/lib/backend/http/endpoint';
import { listAnswer } from '@/lib/backend/http/list-answer';
import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listArticles } from '@/lib/backend/public/articles';
import { articleQuerySchema } from '@/lib/contract/article';

/** Articles for everybody, newest first (spec §7). */
const listPublic = endpoint({
  access: 'public',
  query: articleQuerySchema,
  handle: async ({ request, query, locale }) =>
    cachedAnswer(
      request,
      locale,
      async (plain) => listAnswer(plain, await listArticles(locale, query), query),
      { schema: articleQuerySchema, query },
    ),
});

export const { GET, POST } = collectionRoutes('articles', listPublic);
