import { locales, type Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import { screenPath, type Screen } from '@/lib/contract/paths';

/** The thing with its address, which the base contract does not send: it follows from slug and id (spec §2). */
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

/** The other one of the site's two languages. */
export function otherThan(locale: Locale): Locale {
  return locales.find((each) => each !== locale) ?? locale;
}

/** The thing with its addresses per language, as far as `translated` tells, which is the same thing in the other language. */
export function joinUrls<Thing extends { url: string; urls: Urls }>(
  thing: Thing,
  locale: Locale,
  translated: { url: string } | null | undefined,
): Thing {
  const found: Urls = {
    ...(thing.url === '' ? {} : { [locale]: thing.url }),
    ...(translated?.url ? { [otherThan(locale)]: translated.url } : {}),
  };
  return { ...thing, urls: { ...found, ...thing.urls } };
}

/**
 * The same with the question: `findIn` is asked for the thing in the other language, unless the system sends addresses itself. Where that
 * fails, the language switch leads to the other language's home page.
 */
export async function withUrls<Thing extends { url: string; urls: Urls }>(
  thing: Thing | null,
  locale: Locale,
  findIn: (locale: Locale) => Promise<{ url: string } | null>,
): Promise<Thing | null> {
  if (thing === null) return null;
  const other = otherThan(locale);
  return joinUrls(
    thing,
    locale,
    thing.urls[other] === undefined ? await findIn(other).catch(() => null) : null,
  );
}
