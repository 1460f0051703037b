import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicData } from '@/lib/backend/handlers/public-routes';
import { listGenres } from '@/lib/backend/public/events';

/** Genres of events for everybody (spec §7); the records for editors. */
export const { GET, POST } = collectionRoutes('genres', publicData(listGenres));
