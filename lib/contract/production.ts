import { z } from 'zod';
import { articleSchema } from './article';
import { eventSchema } from './event';
import { idSchema } from './identifier';
import { listSchema, pageSizes } from './list';
import { sectionSchema } from './module';
import { openingHoursSchema } from './opening-hours';
import { urlsSchema } from './page';
import { pictureSchema, thumbsSchema } from './picture';
import { sharingSchema } from './sharing';
import { venueSchema } from './venue';

/** An artwork in one language (spec §3); `slug` holds both languages, as the spec has it. */
export const productionSchema = z.looseObject({
  id: idSchema,
  work_identifier: z.string().default(''),
  order: z.number().default(0),
  name: z.string(),
  subtitle: z.string().default(''),
  description_long: z.string().default(''),
  description_short: z.string().default(''),
  header_image: z.string().nullable().default(null),
  header_image_obj: pictureSchema.nullable().default(null),
  header_image_thumbs: thumbsSchema.default({}),
  venues: z.array(venueSchema).default([]),
  opening_hours: z.array(openingHoursSchema).default([]),
  /** Degrees of WGS 84: where the work stands, or else its first venue. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  /** Name of a palette colour; empty takes the next one in turn. */
  colour: z.string().default(''),
  /** `yes`, `partly` or `no`; empty if unknown. */
  step_free: z.string().default(''),
  /** `indoors` or `outdoors`. */
  setting: z.string().default(''),
  /** Stretch of the river: `quay`, `island` or `upstream`. */
  stretch: z.string().default(''),
  slug: z.looseObject({ de: z.string().optional(), en: z.string().optional() }).default({}),
  url: z.string().default(''),
  urls: urlsSchema.default({}),
});

export const productionListSchema = listSchema(productionSchema);

/** One artwork with its sections, its news, and its events from today on. */
export const productionDetailSchema = productionSchema.extend({
  ...sharingSchema.shape,
  articles: z.array(articleSchema).default([]),
  upcoming_events: z.array(eventSchema).default([]),
  content_type: z.string().default('production'),
  modules: z.array(sectionSchema).default([]),
  is_online: z.boolean().default(true),
});

export const productionQuerySchema = z.looseObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce
    .number()
    .int()
    .min(1)
    .max(pageSizes.productions.max)
    .default(pageSizes.productions.default),
});

export type Production = z.infer<typeof productionSchema>;
export type ProductionDetail = z.infer<typeof productionDetailSchema>;
export type ProductionQuery = z.infer<typeof productionQuerySchema>;
