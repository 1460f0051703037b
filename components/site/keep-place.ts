/** The parts of a followed link that decide what it takes along. */
interface LanguageLink {
  /** Where it leads within the site. */
  address: string;
  /** The language that it says it leads to; empty for every other link. */
  language: string;
}

const isHome = (path: string): boolean => /^\/[a-z]{2}\/?$/.test(path);

/**
 * Where a link leads from the address that is seen: to the same page in another language with the same filters, search or picture. The home
 * page that stands in for a page without a translation knows none of them.
 */
export function keepPlace({ address, language }: LanguageLink, here: string): string {
  if (language === '') return address;
  const seen = new URL(here);
  const { pathname } = new URL(address, here);
  if (isHome(pathname) && !isHome(seen.pathname)) return address;
  return `${pathname}${seen.search}${seen.hash}`;
}
