import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import { screenPath, type Screen } from '@/lib/contract/paths';

/** Adds the address, which the base contract does not send: it follows from slug and id (spec §2). */
export function withUrl<Thing extends { id: number; url: string }>(
  thing: Thing,
  locale: Locale,
  screen: Screen,
  slug: string | undefined,
): Thing {
  return thing.url !== '' || !slug
    ? thing
    : { ...thing, url: screenPath(locale, screen, { slug, id: thing.id }) };
}

/** Adds the addresses per language, with the help of `translated`, the same record in the other language. */
export function joinUrls<Thing extends { url: string; urls: Urls }>(
  thing: Thing,
  locale: Locale,
  translated: { url: string } | null | undefined,
): Thing {
  const found: Urls = {
    ...(thing.url === '' ? {} : { [locale]: thing.url }),
    ...(translated?.url ? { [otherLocale(locale)]: translated.url } : {}),
  };
  return { ...thing, urls: { ...found, ...thing.urls } };
}

/**
 * The same, but fetches the record in the other language through `findIn`, unless the system sends addresses itself. If that fails, the
 * language switch leads to the home page of the other language.
 */
export async function withUrls<Thing extends { url: string; urls: Urls }>(
  thing: Thing | null,
  locale: Locale,
  findIn: (locale: Locale) => Promise<{ url: string } | null>,
): Promise<Thing | null> {
  if (thing === null) return null;
  const other = otherLocale(locale);
  return joinUrls(
    thing,
    locale,
    thing.urls[other] === undefined ? await findIn(other).catch(() => null) : null,
  );
}
