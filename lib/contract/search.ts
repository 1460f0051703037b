import { z } from 'zod';
import { idSchema } from './identifier';
import { listSchema, pageSizes } from './list';

/** One hit. `excerpt` and `marked_title` are HTML-escaped text in which the found words stand within `<mark>`. */
export const searchHitSchema = z.looseObject({
  id: idSchema,
  /** `page`, `article`, `event` or `production`. */
  content_type: z.string(),
  title: z.string(),
  marked_title: z.string().default(''),
  url: z.string(),
  excerpt: z.string().default(''),
  /** Address of a small rendition of its picture. */
  image_url: z.string().nullable().default(null),
  /** ISO date of an article, ISO date-time of an event. */
  date: z.string().nullable().default(null),
  /** The end of an event, where it is known. */
  date_end: z.string().nullable().default(null),
  /** Whether an event takes place as announced: `scheduled`, `sold_out`, `postponed`, `cancelled`. */
  status: z.string().optional(),
});

/** A page of hits. `type_counts` says how many of each `content_type` `count` has, where the content system knows it. */
export const searchListSchema = listSchema(searchHitSchema).extend({
  type_counts: z.record(z.string(), z.int().min(0)).optional(),
});

/** Answer of `GET /api/search/`: the first page of both groups. `others` are articles, events and artworks. */
export const searchAnswerSchema = z.looseObject({
  query: z.string(),
  pages: searchListSchema,
  others: searchListSchema,
});

/** Answer of `GET /api/search/autocomplete/`: whole titles and words to go on with, at most eight. */
export const autocompleteSchema = z.looseObject({ results: z.array(z.string()) });

export const searchQuerySchema = z.looseObject({
  query: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizes.search.max).default(pageSizes.search.default),
});

/** What a search has found: a page of the hits, how many there are in all, and how many of each `content_type`. */
export type FoundHits = {
  count: number;
  type_counts: Record<string, number>;
  results: SearchHit[];
};

export type SearchHit = z.infer<typeof searchHitSchema>;
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
