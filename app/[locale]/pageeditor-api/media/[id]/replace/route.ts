import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { presentMedia } from '@/lib/backend/media/present';
import { readUpload } from '@/lib/backend/handlers/read-upload';
import { replaceMedia } from '@/lib/backend/admin/replace-media';
import { idParameterSchema } from '@/lib/contract/identifier';
import { localeSchema } from '@/lib/contract/locale';

/** Replaces the bytes of a file: multipart with `file`. Texts and references stay. */
export const POST = endpoint({
  access: 'editor',
  params: z.object({ locale: localeSchema, id: idParameterSchema }),
  handle: async ({ request, params: { id } }) => {
    const { bytes, options } = await readUpload(request);
    return { ...presentMedia(await replaceMedia(id, bytes, options.filename)), duplicate: false };
  },
});
