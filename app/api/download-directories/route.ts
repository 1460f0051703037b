import { endpoint } from '@/lib/backend/http/endpoint';
import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listDownloadDirectories } from '@/lib/backend/public/downloads';

/** Directories of press files for everybody (spec §7). */
const listPublic = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => cachedAnswer(request, locale, () => listDownloadDirectories(locale)),
});

export const { GET, POST } = collectionRoutes('download-directories', listPublic);
