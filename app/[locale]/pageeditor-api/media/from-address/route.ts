import { z } from 'zod';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { endpoint } from '@/lib/backend/http/endpoint';
import { takePictureOver } from '@/lib/backend/media/picture-from-address';
import { presentMedia } from '@/lib/backend/media/present';
import { localeSchema } from '@/lib/contract/locale';
import { pictureAddressSchema } from '@/lib/contract/media';

/** Takes a picture of another site over, as if it had been uploaded. */
export const POST = endpoint({
  access: 'editor',
  params: z.object({ locale: localeSchema }),
  body: pictureAddressSchema,
  limit: 'picture_address',
  handle: async ({ body }) => {
    const { row, duplicate } = await takePictureOver(body.url);
    return jsonAnswer({ ...presentMedia(row), duplicate }, duplicate ? 200 : 201);
  },
});
