import { z } from 'zod';
import { database } from '@/lib/backend/database/client';
import { endpoint } from '@/lib/backend/http/endpoint';
import { getMedia } from '@/lib/backend/admin/media';
import { listUsages } from '@/lib/backend/references/usage';
import { idParameterSchema } from '@/lib/contract/identifier';
import { localeSchema } from '@/lib/contract/locale';

/** Where a file is used: at most 50 places. */
export const GET = endpoint({
  access: 'editor',
  params: z.object({ locale: localeSchema, id: idParameterSchema }),
  handle: async ({ params: { id, locale } }) => {
    await getMedia(id);
    return { used_by: await listUsages(database(), `media:${id}`, locale) };
  },
});
