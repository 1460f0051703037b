import { z } from 'zod';

/** A path of this site with locale prefix: no scheme, no host, no query, no fragment (design: redirects stay on the site). */
export const sitePathSchema = z
  .string()
  .max(300)
  .regex(/^\/(?:de|en)(?:\/[^\s?#\\/]+)*\/?$/);

/** An old path and where it leads now (spec §3). */
export const redirectSchema = z.looseObject({ old_path: z.string(), new_path: z.string() });

export const redirectTargetSchema = z.looseObject({ new_path: z.string() });

export type Redirect = z.infer<typeof redirectSchema>;
