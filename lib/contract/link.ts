import { z } from 'zod';
import { idSchema, linkTargets } from './identifier';
import { listSchema } from './list';

/** Something that a link can lead to, as the link picker shows it. */
export const linkChoiceSchema = z.looseObject({
  /** What is stored: `page:12`. */
  reference: z.string(),
  /** The reference's first half. */
  kind: z.string(),
  title: z.string(),
  /** Address in the asked language. */
  url: z.string(),
  is_online: z.boolean().default(true),
  /** The day of an event or article, or when a file was added: it tells entries of the same title apart. Empty if there is none. */
  date: z.string().default(''),
});

export const linkChoicesSchema = listSchema(linkChoiceSchema);

/** Query of `GET /{locale}/pageeditor-api/links`; `references` names up to 100 to look up instead of searching. */
export const linkQuerySchema = z.looseObject({
  q: z.string().max(200).optional(),
  kind: z.enum(linkTargets).optional(),
  references: z.string().max(3000).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

/** Where a dead link of the site is mended. */
export const deadLinkPlaceSchema = z.looseObject({
  /** What it leads to. */
  address: z.string(),
  id: idSchema,
  resource: z.string(),
  title: z.string(),
  /** Whether it is in a block of its page rather than in a field of its form. */
  is_on_page: z.boolean(),
  /** The path of its page; empty where it has none. */
  url: z.string(),
  settings_url: z.string(),
});

/** Answer of `GET /{locale}/pageeditor-api/links/dead`. */
export const deadLinksSchema = z.looseObject({
  addresses: z.array(z.string()),
  places: z.array(deadLinkPlaceSchema).default([]),
});

export type DeadLinks = z.infer<typeof deadLinksSchema>;
export type DeadLinkPlace = z.infer<typeof deadLinkPlaceSchema>;
export type LinkChoice = z.infer<typeof linkChoiceSchema>;
