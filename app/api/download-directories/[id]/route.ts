import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicRecord } from '@/lib/backend/handlers/public-routes';
import { listDownloadDirectories } from '@/lib/backend/public/downloads';

/** One directory of press files for everybody; the record for editors. */
export const { GET, POST, DELETE } = recordRoutes(
  'download-directories',
  publicRecord(async (locale, id) =>
    (await listDownloadDirectories(locale)).find((directory) => directory.id === id),
  ),
);
