import { z } from 'zod';
import { genreSchema } from './genre';
import { idParameterSchema, idSchema, slugSchema } from './identifier';
import { listSchema, pageSizes } from './list';
import { sectionSchema } from './module';
import { urlsSchema } from './page';
import { pictureSchema, thumbsSchema } from './picture';
import { sharingSchema } from './sharing';
import { venueSchema } from './venue';

/** An event of the calendar in one language (spec §3). Date-times carry the offset of the site's time zone: `2025-06-28T19:30:00+02:00`. */
export const eventSchema = z.looseObject({
  id: idSchema,
  title: z.string(),
  subtitle: z.string().default(''),
  teaser: z.string().default(''),
  slug: z.string().default(''),
  url: z.string().default(''),
  urls: urlsSchema.default({}),
  date_start: z.string(),
  date_end: z.string().nullable().default(null),
  genre: genreSchema.nullable().default(null),
  venue: venueSchema.nullable().default(null),
  production: z.looseObject({ id: idSchema, name: z.string(), url: z.string() }).nullable().default(null),
  price: z.string().default(''),
  language: z.string().default(''),
  access: z.string().default(''),
  is_accessible: z.boolean().default(false),
  ticket_link_url: z.string().nullable().default(null),
  status: z.string().default('scheduled'),
  image: z.string().nullable().default(null),
  image_obj: pictureSchema.nullable().default(null),
  image_thumbs: thumbsSchema.default({}),
});

export const eventListSchema = listSchema(eventSchema);

/** One event with its sections. */
export const eventDetailSchema = eventSchema.extend({
  ...sharingSchema.shape,
  content_type: z.string().default('event'),
  modules: z.array(sectionSchema).default([]),
  is_online: z.boolean().default(true),
});

/** Query of `GET /api/events/` (spec §7): events that start on or after `date`; `genre` is a slug or an id. */
export const eventQuerySchema = z.looseObject({
  date: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizes.events.max).default(pageSizes.events.default),
  genre: z.union([slugSchema, idParameterSchema.transform(String), z.literal('')]).optional(),
});

/** Query of `GET /api/events.ics`: the events of a genre, or all. */
export const eventFeedQuerySchema = eventQuerySchema.pick({ genre: true });

export type Event = z.infer<typeof eventSchema>;
export type EventDetail = z.infer<typeof eventDetailSchema>;
export type EventQuery = z.infer<typeof eventQuerySchema>;
