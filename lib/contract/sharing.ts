import { z } from 'zod';
import { thumbsSchema } from './picture';

/** What search engines and social networks are told (spec §3), in one language; an empty text means: take the title or teaser. */
export const sharingSchema = z.looseObject({
  meta_title: z.string().default(''),
  meta_description: z.string().default(''),
  og_title: z.string().default(''),
  og_description: z.string().default(''),
  og_image: z.string().nullable().default(null),
  og_type: z.string().default('website'),
  og_image_thumbs: thumbsSchema.default({}),
});
