import { z } from 'zod';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { endpoint } from '@/lib/backend/http/endpoint';
import { listAnswer } from '@/lib/backend/http/list-answer';
import { listFolders, listMedia } from '@/lib/backend/admin/media';
import { presentMedia } from '@/lib/backend/media/present';
import { readUpload } from '@/lib/backend/handlers/read-upload';
import { uploadMedia } from '@/lib/backend/media/upload';
import { localeSchema } from '@/lib/contract/locale';
import { mediaQuerySchema } from '@/lib/contract/media';

const params = z.object({ locale: localeSchema });

/** Files of the media library for the pickers, newest first, and all folders. */
export const GET = endpoint({
  access: 'editor',
  params,
  query: mediaQuerySchema,
  handle: async ({ request, query }) => {
    const { page, page_size, q, folder, type } = query;
    const filter = { page, page_size, ...(q === undefined ? {} : { q }), folder, type };
    const [list, folders] = await Promise.all([listMedia(filter), listFolders()]);
    return { ...listAnswer(request, list, query), folders };
  },
});

/** Uploads a file: multipart with `file`, and optionally `folder`, `alt_de`, `alt_en`, `decorative`, `copyright`. */
export const POST = endpoint({
  access: 'editor',
  params,
  handle: async ({ request }) => {
    const { bytes, options } = await readUpload(request);
    const { row, duplicate } = await uploadMedia(bytes, options);
    return jsonAnswer({ ...presentMedia(row), duplicate }, duplicate ? 200 : 201);
  },
});
