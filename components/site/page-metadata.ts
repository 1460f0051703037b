import type { Metadata } from 'next';
import type { Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import type { Picture, Thumb, Thumbs } from '@/lib/contract/picture';

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
  image?: Picture | null | undefined;
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
  const image =
    findShareImage(sharing.og_image_thumbs ?? {}) ?? findShareImage(facts.image?.thumbs ?? {}) ?? facts.image;
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
      ...(image == null ? {} : { images: [withoutEmpty(image)] }),
    },
    ...(isPrivate ? { robots: { index: false, follow: false } } : {}),
  };
}

/** Pixels that networks show a shared picture in. */
const shareWidth = 1200;

/** The rendition that every network reads (JPEG, PNG) and that is wide enough, or else the widest; undefined if there is none. */
export function findShareImage(thumbs: Thumbs): Thumb | undefined {
  const readable = Object.values(thumbs)
    .map((thumb): Thumb => thumb)
    .filter(({ url }) => /^(?:https?:)?\//.test(url) && /\.(?:jpe?g|png)(?:$|[?#])/i.test(url))
    .toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0));
  return readable.find(({ width }) => (width ?? 0) >= shareWidth) ?? readable.at(-1);
}

function withoutEmpty({ url, width, height }: Pick<Thumb, 'url' | 'width' | 'height'>) {
  return {
    url,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
}
