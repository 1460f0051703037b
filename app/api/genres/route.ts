import { endpoint } from '@/lib/backend/http/endpoint';
import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listGenres } from '@/lib/backend/public/events';

/** Genres of events for everybody (spec §7). */
const listPublic = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => cachedAnswer(request, locale, () => listGenres(locale)),
});

export const { GET, POST } = collectionRoutes('genres', listPublic);
