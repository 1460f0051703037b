import { z } from 'zod';
import { idSchema } from './identifier';

/** A genre of events in one language; the slug is the same in both. `colour` names a palette colour. */
export const genreSchema = z.looseObject({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  colour: z.string().default('yellow'),
});

export const genreListSchema = z.array(genreSchema);

export type Genre = z.infer<typeof genreSchema>;
