import { z } from 'zod';
import { idSchema } from './identifier';
import { listSchema, pageSizes } from './list';
import { sectionSchema } from './module';
import { urlsSchema } from './page';
import { pictureSchema, thumbsSchema } from './picture';
import { sharingSchema } from './sharing';

/** A news article in one language (spec §3). `date` is an ISO date. */
export const articleSchema = z.looseObject({
  id: idSchema,
  title: z.string(),
  preline: z.string().default(''),
  subline: z.string().default(''),
  teaser: z.string().default(''),
  slug: z.string().default(''),
  url: z.string().default(''),
  urls: urlsSchema.default({}),
  date: z.string().nullable().default(null),
  is_highlight: z.boolean().default(false),
  image: z.string().nullable().default(null),
  image_obj: pictureSchema.nullable().default(null),
  image_thumbs: thumbsSchema.default({}),
});

export const articleListSchema = listSchema(articleSchema);

/** Answer of `GET /api/articles-teaser/`: the newest articles, highlights first. */
export const articleTeaserSchema = listSchema(articleSchema);

/** An artwork as its news articles name it. */
const articleWorkSchema = z.looseObject({
  id: idSchema,
  work_identifier: z.string().default(''),
  name: z.string(),
  subtitle: z.string().default(''),
  description_short: z.string().default(''),
  url: z.string().default(''),
  header_image_obj: pictureSchema.nullable().default(null),
});

/** One article with its sections, and the artworks whose news it is. */
export const articleDetailSchema = articleSchema.extend({
  ...sharingSchema.shape,
  content_type: z.string().default('article'),
  productions: z.array(articleWorkSchema).default([]),
  modules: z.array(sectionSchema).default([]),
  is_online: z.boolean().default(true),
});

export const articleQuerySchema = z.looseObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizes.articles.max).default(pageSizes.articles.default),
});

export type Article = z.infer<typeof articleSchema>;
export type ArticleDetail = z.infer<typeof articleDetailSchema>;
export type ArticleQuery = z.infer<typeof articleQuerySchema>;
