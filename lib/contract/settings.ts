import { z } from 'zod';
import { openingHoursSchema, specialHoursSchema } from './opening-hours';
import { pictureSchema } from './picture';

const text = z.string().default('');

/** What is the same on every page, in one language. All but the name may be missing; what is empty is not shown. */
export const settingsSchema = z.looseObject({
  name: z.string().min(1),
  /** How the name is drawn without a logo: `STROM/^AUF` has the house's diagonal at the slash, and raises what follows a circumflex. */
  wordmark: text,
  logo: pictureSchema.nullable().default(null),
  slogan: text,
  description: text,
  /** Days on which it all begins and ends, and what the header says in place of them. */
  dates: z
    .looseObject({
      start: z.string().nullable().default(null),
      end: z.string().nullable().default(null),
      label: text,
    })
    .prefault({}),
  /** Where the site's clock stands, as `2025-07-12T14:00` on the wall of its time zone; empty where it runs. */
  clock: text,
  opening_hours: z.array(openingHoursSchema).default([]),
  /** Days on which they do not hold. */
  special_hours: z.array(specialHoursSchema).default([]),
  footer: z
    .looseObject({
      address: text,
      opening: text,
      newsletter_title: text,
      newsletter_text: text,
      copyright: text,
    })
    .prefault({}),
  social: z.array(z.looseObject({ name: z.string(), url: z.string() })).default([]),
  legal: z.looseObject({ imprint: text, data_policy: text, accessibility: text }).prefault({}),
});

export type Settings = z.infer<typeof settingsSchema>;
