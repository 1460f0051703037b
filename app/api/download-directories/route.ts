import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicData } from '@/lib/backend/handlers/public-routes';
import { listDownloadDirectories } from '@/lib/backend/public/downloads';

/** Directories of press files for everybody (spec §7); the records for editors. */
export const { GET, POST } = collectionRoutes('download-directories', publicData(listDownloadDirectories));
