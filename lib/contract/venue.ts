import { z } from 'zod';
import { idSchema } from './identifier';

/** A place in one language. `address` is street, postal code and city in one line. Coordinates are degrees of WGS 84. */
export const venueSchema = z.looseObject({
  id: idSchema,
  name: z.string(),
  street: z.string().default(''),
  postal_code: z.string().default(''),
  city: z.string().default(''),
  address: z.string().default(''),
  latitude: z.number().nullable().default(null),
  longitude: z.number().nullable().default(null),
  directions: z.string().default(''),
  is_accessible: z.boolean().default(false),
  website_url: z.string().nullable().default(null),
});

export type Venue = z.infer<typeof venueSchema>;
