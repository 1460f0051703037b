import { z } from 'zod';
import { idSchema } from './identifier';
import { isLocale, type Locale } from './locale';
import { urlsSchema } from './page';
import { documentKeySchema } from './write';

/** For how many days a preview link can be valid. */
export const previewDays = [1, 7, 14, 30] as const;

export type PreviewDays = (typeof previewDays)[number];

/** Characters of a link's name at most. */
export const longestPreviewName = 80;

const nameSchema = z.string().trim().max(longestPreviewName);

/** Body of `POST …/preview-links`: the document, how long its draft can be seen without an account, and whom the link is for. */
export const createPreviewLinkSchema = documentKeySchema.extend({
  days: z.literal(previewDays),
  name: nameSchema.default(''),
});

/** Body of `PATCH …/preview-links/{id}`: whom the link is for; empty if it shall have no name. */
export const renamePreviewLinkSchema = z.object({ name: nameSchema });

/** A valid link as editors see it. Its address is told only once, to the person who made it. */
export const previewLinkSchema = z.looseObject({
  id: idSchema,
  /** Whom it is for, as editors call it; empty if it has no name. */
  name: z.string().default(''),
  /** Who made it. */
  user: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});

/** Answer of `POST …/preview-links`: the link in every language in which the document has an address. */
export const newPreviewLinkSchema = previewLinkSchema.extend({ urls: urlsSchema });

export type PreviewLink = z.infer<typeof previewLinkSchema>;
export type NewPreviewLink = z.infer<typeof newPreviewLinkSchema>;

const segments: Record<Locale, string> = { de: 'entwurf', en: 'draft' };

/** The address that shows a draft to anybody with the link. */
export function sharedDraftPath(locale: Locale, token: string): string {
  return `/${locale}/${segments[locale]}/${token}`;
}

/** Language and token of such an address; null for any other. */
export function readSharedDraftPath(pathname: string): { locale: Locale; token: string } | null {
  const [, locale, segment, token] = /^\/(de|en)\/(entwurf|draft)\/([\w-]{43})\/?$/.exec(pathname) ?? [];
  if (!isLocale(locale) || token === undefined || segments[locale] !== segment) return null;
  return { locale, token };
}
