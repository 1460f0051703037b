import { endpoint } from '@/lib/backend/http/endpoint';
import { collectionRoutes } from '@/lib/backend/records/admin-routes';
import { publicAnswer } from '@/lib/backend/records/public/answer';
import { listGenres } from '@/lib/backend/records/public/events';

/** Genres of events for everybody (spec §7). */
const listPublic = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => publicAnswer(request, await listGenres(locale)),
});

export const { GET, POST } = collectionRoutes('genres', listPublic);
