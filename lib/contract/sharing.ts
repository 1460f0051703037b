import { z } from 'zod';
import { thumbsSchema, type Thumb, type Thumbs } from './picture';

/** What search engines and social networks are told (spec §3), in one language; an empty text means: take the title or teaser. */
export const sharingSchema = z.looseObject({
  meta_title: z.string().default(''),
  meta_description: z.string().default(''),
  og_title: z.string().default(''),
  og_description: z.string().default(''),
  og_image: z.string().nullable().default(null),
  og_type: z.string().default('website'),
  og_image_thumbs: thumbsSchema.default({}),
});

/** Pixels that networks show a shared picture in. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The rendition to share: the smallest JPEG or PNG that is wide enough, or else the widest; undefined if there is none. */
export function findShareThumb(thumbs: Thumbs): Thumb | undefined {
  const readable = Object.values(thumbs)
    .map((thumb): Thumb => thumb)
    .filter(({ url }) => /^(?:https?:)?\//.test(url) && /\.(?:jpe?g|png)(?:$|[?#])/i.test(url))
    .toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0));
  return readable.find(({ width }) => (width ?? 0) >= shareSize.width) ?? readable.at(-1);
}

/** Query of `GET /api/share-image`: a page by its path. */
export const shareImageQuerySchema = z.looseObject({
  path: z
    .string()
    .max(300)
    .regex(/^\/(?:de|en)(?:\/[^/].*)?$/),
});

/** Sides of the site's icons in pixels (spec §9). */
export const iconSizes = [64, 96, 128, 192, 256, 384, 512] as const;

/** Side of the icon that a phone's home screen takes. */
export const homeScreenIcon = 180;

/** Query of `GET /api/site-icon`. `v` is ignored: it only gives a new logo a new address. */
export const siteIconQuerySchema = z.looseObject({
  size: z.enum([...iconSizes, homeScreenIcon].map(String)),
  v: z.string().max(40).optional(),
});

/** The address of the icon made from a logo. */
export function siteIconPath(
  size: (typeof iconSizes)[number] | typeof homeScreenIcon,
  logoUrl: string,
): string {
  return `/api/site-icon?${new URLSearchParams({ size: String(size), v: logoUrl.slice(-40) })}`;
}
