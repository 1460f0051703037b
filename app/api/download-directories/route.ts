import { endpoint } from '@/lib/backend/http/endpoint';
import { collectionRoutes } from '@/lib/backend/records/admin-routes';
import { publicAnswer } from '@/lib/backend/records/public/answer';
import { listDownloadDirectories } from '@/lib/backend/records/public/downloads';

/** Directories of press files for everybody (spec §7). */
const listPublic = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => publicAnswer(request, await listDownloadDirectories(locale)),
});

export const { GET, POST } = collectionRoutes('download-directories', listPublic);
