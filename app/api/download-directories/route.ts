import { endpoint } from '@/lib/backend/http/endpoint';
import { collectionRoutes } from '@/lib/backend/records/admin-routes';
import { cachedAnswer } from '@/lib/backend/records/public/answer-cache';
import { listDownloadDirectories } from '@/lib/backend/records/public/downloads';

/** Directories of press files for everybody (spec §7). */
const listPublic = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => cachedAnswer(request, locale, () => listDownloadDirectories(locale)),
});

export const { GET, POST } = collectionRoutes('download-directories', listPublic);
