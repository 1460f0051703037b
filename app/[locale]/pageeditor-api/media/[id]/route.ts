import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { deleteMedia, getMedia, updateMedia } from '@/lib/backend/admin/media';
import { presentMedia } from '@/lib/backend/media/present';
import { deleteQuerySchema, recordBodySchema } from '@/lib/contract/admin';
import { idParameterSchema } from '@/lib/contract/identifier';
import { localeSchema } from '@/lib/contract/locale';

const params = z.object({ locale: localeSchema, id: idParameterSchema });

/** One file of the media library. */
export const GET = endpoint({
  access: 'editor',
  params,
  handle: async ({ params: { id } }) => presentMedia(await getMedia(id)),
});

/** Changes names and texts of a file. */
export const PATCH = endpoint({
  access: 'editor',
  params,
  body: recordBodySchema,
  handle: async ({ params: { id }, body }) => updateMedia(id, body),
});

/** Deletes a file; 409 with `used_by` while it is in use, unless `?force=true`. */
export const DELETE = endpoint({
  access: 'editor',
  params,
  query: deleteQuerySchema,
  handle: async ({ params: { id }, query, locale }) =>
    deleteMedia(id, { force: query.force === 'true', locale }),
});
