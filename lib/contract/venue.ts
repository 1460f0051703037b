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

/** The address as it stands beside the name: a square or a bridge is its own street, and need not be named twice. */
export function addressBesideName({ name, address }: Pick<Venue, 'name' | 'address'>): string {
  return address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
}
