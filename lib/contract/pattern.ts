import { z } from 'zod';
import { idSchema } from './identifier';
import { pageSizes } from './list';
import { moduleKindSchema } from './module';
import { clipSchema } from './several';

/** Bounds of patterns: characters of a title, how many a site keeps. */
export const patternBounds = { title: 80, all: 200 } as const;

const titleSchema = z.string().trim().min(1).max(patternBounds.title);

/** Body of `POST …/patterns`: sections or modules as `GET …/clip` answers them, and what they are called, as no other pattern is. */
export const createPatternSchema = clipSchema.extend({
  title: titleSchema,
});

/** Body of `PATCH …/patterns/{id}`: what the pattern is called, as no other one is. */
export const renamePatternSchema = z.object({ title: titleSchema });

/** Query of `GET …/patterns`: a page of the list. */
export const patternsQuerySchema = z.looseObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  page_size: z.coerce.number().int().min(1).max(patternBounds.all).default(pageSizes.history.default),
});

/** A pattern as a list shows it. */
export const patternSchema = z.looseObject({
  id: idSchema,
  title: z.string(),
  /** Who has saved it; empty where the account is gone. */
  user: z.string(),
  created_at: z.string(),
  /** The kinds of its modules, in order and without repeats. Sections are not listed, their modules are. */
  kinds: z.array(moduleKindSchema),
  /** The first words of what is in it, in the language of the path where there are any. */
  excerpt: z.string().optional(),
});

/** Answer of `GET …/patterns/{id}`: the pattern with the modules, as `POST …/paste` takes them. */
export const wholePatternSchema = patternSchema.extend(clipSchema.shape);

export type Pattern = z.infer<typeof patternSchema>;
export type WholePattern = z.infer<typeof wholePatternSchema>;
