import { endpoint } from '@/lib/backend/http/endpoint';
import { listAnswer } from '@/lib/backend/http/list-answer';
import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listEvents } from '@/lib/backend/public/events';
import { eventQuerySchema } from '@/lib/contract/event';

/** Events for everybody (spec §7). */
const listPublic = endpoint({
  access: 'public',
  query: eventQuerySchema,
  handle: async ({ request, query, locale }) =>
    cachedAnswer(
      request,
      locale,
      async (plain) => listAnswer(plain, await listEvents(locale, query), query),
      { schema: eventQuerySchema, query },
    ),
});

export const { GET, POST } = collectionRoutes('events', listPublic);
