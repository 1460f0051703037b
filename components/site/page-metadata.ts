import { createHash } from 'node:crypto';
import type { Metadata } from 'next';
import type { Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import type { Picture, Thumbs } from '@/lib/contract/picture';
import { findShareThumb, shareSize } from '@/lib/contract/sharing';

interface Shared {
  meta_title: string;
  meta_description: string;
  og_title: string;
  og_description: string;
  og_image: string | null;
  og_type: string;
  og_image_thumbs: Thumbs;
}

interface MetadataFacts {
  locale: Locale;
  title: string;
  /** Replaces an empty meta description. */
  description?: string;
  urls: Urls;
  sharing: Partial<Shared>;
  /** Replaces an empty og_image. */
  image?: Picture | null | undefined;
  /** Feeds of this screen: address by media type. */
  feeds?: Record<string, string> | undefined;
  /** Pages that only editors see are not for search engines. */
  isPrivate?: boolean;
}

/** Metadata for search engines and social networks (spec §3): title, description, canonical address, translations, picture. */
export function pageMetadata(facts: MetadataFacts): Metadata {
  const { locale, urls, sharing, feeds, isPrivate = false } = facts;
  const title = sharing.meta_title || facts.title;
  const description = sharing.meta_description || facts.description || undefined;
  const picture =
    findShareThumb(sharing.og_image_thumbs ?? {}) ?? findShareThumb(facts.image?.thumbs ?? {}) ?? facts.image;
  const path = urls[locale];
  return {
    title,
    ...(description === undefined ? {} : { description }),
    alternates: {
      ...(urls[locale] === undefined ? {} : { canonical: urls[locale] }),
      languages: { ...urls, ...(urls.de === undefined ? {} : { 'x-default': urls.de }) },
      ...(feeds === undefined ? {} : { types: feeds }),
    },
    openGraph: {
      title: sharing.og_title || title,
      ...(sharing.og_description || description
        ? { description: sharing.og_description || description }
        : {}),
      type: sharing.og_type === 'article' ? 'article' : 'website',
      ...(urls[locale] === undefined ? {} : { url: urls[locale] }),
      ...(path === undefined
        ? {}
        : {
            images: [
              {
                url: shareAddress(path, sharing.og_title || title, picture?.url),
                ...shareSize,
                type: 'image/jpeg',
                alt: sharing.og_title || title,
              },
            ],
          }),
    },
    ...(isPrivate ? { robots: { index: false, follow: false } } : {}),
  };
}

/**
 * The address of the picture that this site makes for sharing a page (`/api/share-image`). It contains what the picture is made of, so
 * that networks fetch it again after a change.
 */
function shareAddress(path: string, ...made: (string | undefined)[]): string {
  const mark = createHash('sha256').update(made.join('|')).digest('base64url').slice(0, 10);
  return `/api/share-image?${new URLSearchParams({ path, v: mark }).toString()}`;
}
