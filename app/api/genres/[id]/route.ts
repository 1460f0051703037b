import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicRecord } from '@/lib/backend/handlers/public-routes';
import { listGenres } from '@/lib/backend/public/events';

/** One genre for everybody; the record for editors. */
export const { GET, POST, DELETE } = recordRoutes(
  'genres',
  publicRecord(async (locale, id) => (await listGenres(locale)).find((genre) => genre.id === id)),
);
