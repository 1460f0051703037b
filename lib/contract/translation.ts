import { z } from 'zod';
import { adminResources, tableResources } from './admin';
import { idSchema } from './identifier';
import { listSchema, pageSizes } from './list';
import { localeSchema } from './locale';

/** Limits of one translation call, in texts and letters: what services with DeepL's protocol take at once. */
export const suggestionBounds = { texts: 50, letters: 50_000 } as const;

/** Body of `POST /{locale}/pageeditor-api/suggest`: texts of the other language, either all plain or all rich. */
export const suggestSchema = z
  .object({
    source: localeSchema,
    texts: z.array(z.string().trim().min(1).max(suggestionBounds.letters)).min(1).max(suggestionBounds.texts),
    rich: z.boolean(),
  })
  .refine(({ texts }) => texts.join('').length <= suggestionBounds.letters, {
    path: ['texts'],
    error: 'too_long',
  });

/** Its answer: the translations into the language of the path, in the same order. */
export const suggestionsSchema = z.looseObject({ texts: z.array(z.string()) });

/** Body of `POST /{locale}/pageeditor-api/keep-translation`: a module whose texts in the language of the path are still correct. */
export const keepTranslationSchema = z.object({ id: idSchema });

/**
 * Answer of `GET …/document/{content_type}/{id}/translated-from`: module id → field → the original text that an outdated translation was
 * made from, if it has changed since and is still known.
 */
export const translatedFromSchema = z.looseObject({
  modules: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Query of `GET /{locale}/pageeditor-api/translations`; every filter is optional. */
export const outstandingQuerySchema = z.object({
  /** The language in which something is missing. */
  language: localeSchema.optional(),
  state: z.enum(['missing', 'outdated']).optional(),
  resource: z.enum(adminResources).exclude(tableResources).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(pageSizes.admin.default),
});

export type OutstandingQuery = z.infer<typeof outstandingQuerySchema>;

const count = z.int().min(0);

/** A record with something missing in a language, and where to mend it. */
export const outstandingSchema = z.looseObject({
  id: idSchema,
  resource: z.string(),
  title: z.string(),
  language: localeSchema,
  /** Fields of its form that only the other language has. */
  fields: count,
  /** Texts on its page that only the other language has. */
  texts: count,
  /** Blocks on its page whose translation is older than its original. */
  outdated: count,
  /** Its path in that language; empty where it has none. */
  url: z.string(),
  settings_url: z.string(),
});

export type Outstanding = z.infer<typeof outstandingSchema>;

/** Answer of `GET …/translations`. */
export const outstandingAnswerSchema = listSchema(outstandingSchema).extend({
  count,
  /** Number of entries per resource, under the other filters. */
  counts: z.record(z.string(), count),
  /** Records that are still to be checked; the next call knows more. */
  pending: count,
});

/** One page of the list, before the links to its neighbours are added. */
export interface OutstandingPage {
  count: number;
  results: Outstanding[];
  counts: Record<string, number>;
  pending: number;
}
