import { z } from 'zod';
import { openingHoursSchema, specialHoursSchema } from './opening-hours';
import { pictureSchema } from './picture';

const text = z.string().default('');

/** What every page shows, in one language. Only the name is required; what is empty is not shown. */
export const settingsSchema = z.looseObject({
  name: z.string().min(1),
  /** How the name is drawn without a logo: `STROM/^AUF` has the house's diagonal at the slash, and raises what follows a circumflex. */
  wordmark: text,
  logo: pictureSchema.nullable().default(null),
  slogan: text,
  description: text,
  /** First and last day of the whole programme, and what the header says instead of them. */
  dates: z
    .looseObject({
      start: z.string().nullable().default(null),
      end: z.string().nullable().default(null),
      label: text,
    })
    .prefault({}),
  /** The time at which the site's clock is stopped, as `2025-07-12T14:00` in its time zone; empty if it runs. */
  clock: text,
  opening_hours: z.array(openingHoursSchema).default([]),
  /** Days on which those hours do not apply. */
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
