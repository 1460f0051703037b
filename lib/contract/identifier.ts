import { z } from 'zod';

/** Every record and module is known by a positive integer, within the range of a database integer. */
export const idSchema = z.int().positive().max(2_147_483_647);

/** An id as it stands in a path or a query. */
export const idParameterSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(idSchema);

/** The id of a record as it stands in a path; accounts have letters in theirs. */
export const recordIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** A path segment: lower-case letters, digits and single hyphens. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A page's path without locale prefix and outer slashes; the home page's is empty (spec §2). */
export const pageSlugSchema = z
  .string()
  .max(240)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/);

/** The kinds of document that have a tree of sections. A `section` stands alone under a slug. */
export const contentTypes = ['page', 'article', 'event', 'production', 'section'] as const;

export const contentTypeSchema = z.enum(contentTypes);

export type ContentType = z.infer<typeof contentTypeSchema>;

/** What a link may lead to. */
export const linkTargets = ['page', 'article', 'event', 'production', 'download', 'media'] as const;

/** What a reference may point to, written `page:12` or `media:7`: what links lead to, and stand-alone sections, which blocks show. */
export const referenceTargets = [...linkTargets, 'section'] as const;

export type ReferenceTarget = (typeof referenceTargets)[number];

/** What a reference looks like; `referenceSchema` decides. */
export const referencePattern = new RegExp(`^(${referenceTargets.join('|')}):[1-9]\\d{0,9}$`);

export const referenceSchema = z
  .string()
  .regex(referencePattern)
  .refine((reference) => idSchema.safeParse(Number(reference.split(':')[1])).success);
