import { z } from 'zod';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { endpoint } from '@/lib/backend/http/endpoint';
import { cropMedia } from '@/lib/backend/admin/media';
import { presentMedia } from '@/lib/backend/media/present';
import { idParameterSchema } from '@/lib/contract/identifier';
import { localeSchema } from '@/lib/contract/locale';
import { cropSchema } from '@/lib/contract/media';

/** Saves a part of a picture as a new file. */
export const POST = endpoint({
  access: 'editor',
  params: z.object({ locale: localeSchema, id: idParameterSchema }),
  body: cropSchema,
  handle: async ({ params, body }) => {
    const { row, duplicate } = await cropMedia(params.id, body);
    return jsonAnswer({ ...presentMedia(row), duplicate }, duplicate ? 200 : 201);
  },
});
