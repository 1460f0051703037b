import { z } from 'zod';
import { idSchema } from './identifier';

/** The parts of a new site that the setup can create at the press of a button. */
export const setupParts = ['home', 'navigation', 'legal'] as const;

export const setupRequestSchema = z.object({ part: z.enum(setupParts) });

/** How far the setup is: ids of what exists, and what has been filled in. */
export const setupSchema = z.looseObject({
  settings: idSchema.nullable(),
  /** Whether slogan and description exist in both languages. */
  has_texts: z.boolean(),
  has_dates: z.boolean(),
  home: idSchema.nullable(),
  navigation: idSchema.nullable(),
  /** Imprint, data policy and accessibility statement, if the settings name their pages. */
  legal: z.array(z.looseObject({ id: idSchema, title: z.string(), is_online: z.boolean(), url: z.string() })),
  has_legal: z.boolean(),
  home_online: z.boolean(),
});

export type SetupPart = (typeof setupParts)[number];
export type Setup = z.infer<typeof setupSchema>;
