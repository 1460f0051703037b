import type { Metadata } from 'next';
import type { Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import type { Thumbs } from '@/lib/contract/picture';

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
  /** Stands in for an empty meta description. */
  description?: string;
  urls: Urls;
  sharing: Partial<Shared>;
  /** Stands in for an empty og_image. */
  image?: string | undefined;
  /** What may be subscribed to on this screen: address by media type. */
  feeds?: Record<string, string> | undefined;
  /** Pages that only editors see are for no search engine. */
  isPrivate?: boolean;
}

/** What search engines and social networks are told (spec §3): title, description, canonical address, translations, picture. */
export function pageMetadata(facts: MetadataFacts): Metadata {
  const { locale, urls, sharing, feeds, isPrivate = false } = facts;
  const title = sharing.meta_title || facts.title;
  const description = sharing.meta_description || facts.description || undefined;
  const thumb = Object.values(sharing.og_image_thumbs ?? {}).find(({ url }) => /^(?:https?:)?\//.test(url));
  const image = thumb?.url ?? facts.image;
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
      ...(image === undefined ? {} : { images: [{ url: image }] }),
    },
    ...(isPrivate ? { robots: { index: false, follow: false } } : {}),
  };
}
