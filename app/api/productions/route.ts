import { endpoint } from '@/lib/backend/http/endpoint';
import { listAnswer } from '@/lib/backend/http/list-answer';
import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listProductions } from '@/lib/backend/public/productions';
import { productionQuerySchema } from '@/lib/contract/production';

/** Artworks for everybody, in their order (spec §7). */
const listPublic = endpoint({
  access: 'public',
  query: productionQuerySchema,
  handle: async ({ request, query, locale }) =>
    cachedAnswer(
      request,
      locale,
      async (plain) => listAnswer(plain, await listProductions(locale, query), query),
      { schema: productionQuerySchema, query },
    ),
});

export const { GET, POST } = collectionRoutes('productions', listPublic);
