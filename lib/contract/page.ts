import { z } from 'zod';
import { idSchema } from './identifier';
import { locales, localeSchema } from './locale';
import { sectionSchema } from './module';
import { thumbsSchema } from './picture';

/** Path of a thing per language, with locale prefix; absent where there is no translation. */
export const urlsSchema = z.partialRecord(z.enum(locales), z.string());

/** How a page opens: as a poster of half the window's height, or with words alone. */
export const pageOpenings = ['half', 'text'] as const;

export type PageOpening = (typeof pageOpenings)[number];

/** A page as spec §3 lists it, in one language, with its sections. */
export const pageSchema = z.looseObject({
  id: idSchema,
  urls: urlsSchema,
  content_type: z.string(),
  title: z.string(),
  headline: z.string().default(''),
  is_online: z.boolean(),
  is_clickable: z.boolean().default(true),
  in_menu: z.boolean().default(false),
  in_footer: z.boolean().default(false),
  /** How the page opens; absent from a base backend. */
  opening: z.enum(pageOpenings).default('half').catch('half'),
  /** Palette colour of the page's part of the site. */
  colour: z
    .string()
    .regex(/^[a-z-]+$/)
    .default('water-green')
    .catch('water-green'),
  meta_title: z.string().default(''),
  meta_description: z.string().default(''),
  og_title: z.string().default(''),
  og_description: z.string().default(''),
  og_image: z.string().nullable().default(null),
  og_type: z.string().default('website'),
  og_image_thumbs: thumbsSchema.default({}),
  modules: z.array(sectionSchema),
  settings_url: z.string().nullable().default(null),
  /** Grows with every operation on the document; absent from a base backend. */
  revision: z.int().min(0).optional(),
  /** Whether the draft differs from what the public sees in this language; only for editors. */
  has_changes: z.boolean().optional(),
  /** The languages in which it does; only for editors, absent from a base backend. */
  changed_locales: z.array(localeSchema).optional(),
});

export type Page = z.infer<typeof pageSchema>;
export type Urls = z.infer<typeof urlsSchema>;
