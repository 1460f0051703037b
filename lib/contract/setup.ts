import { z } from 'zod';
import { idSchema } from './identifier';

/** What a new site can be given by one press of a button. */
export const setupParts = ['home', 'navigation', 'legal'] as const;

export const setupRequestSchema = z.object({ part: z.enum(setupParts) });

/** How far a new site is: ids of what is there, and what has been filled in. */
export const setupSchema = z.looseObject({
  settings: idSchema.nullable(),
  /** Whether slogan and description are there in both languages. */
  has_texts: z.boolean(),
  has_dates: z.boolean(),
  home: idSchema.nullable(),
  navigation: idSchema.nullable(),
  /** Imprint, data policy and accessibility statement, where the settings name pages. */
  legal: z.array(z.looseObject({ id: idSchema, title: z.string(), is_online: z.boolean(), url: z.string() })),
  has_legal: z.boolean(),
  home_online: z.boolean(),
});

export type SetupPart = (typeof setupParts)[number];
export type Setup = z.infer<typeof setupSchema>;
