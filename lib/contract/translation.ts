import { z } from 'zod';
import { idSchema } from './identifier';
import { localeSchema } from './locale';

/** Letters that one call can have translated, in so many texts: what services that speak DeepL's protocol take at once. */
export const suggestionBounds = { texts: 50, letters: 50_000 } as const;

/** Body of `POST /{locale}/pageeditor-api/suggest`: texts of another language, all of them plain or all of them rich. */
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

/** Its answer: what a translation service makes of them in the language of the path, in the same order. */
export const suggestionsSchema = z.looseObject({ texts: z.array(z.string()) });

/** Body of `POST /{locale}/pageeditor-api/keep-translation`: a module whose texts in the language of the path are still right. */
export const keepTranslationSchema = z.object({ id: idSchema });

/**
 * Answer of `GET …/document/{content_type}/{id}/translated-from`: module id → field → the text in the first language that an outdated translation was
 * made from, where it is another now and still known.
 */
export const translatedFromSchema = z.looseObject({
  modules: z.record(z.string(), z.record(z.string(), z.string())),
});
