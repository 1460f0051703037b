import { locales, type Locale } from './locale';
import { screenPath } from './paths';

/** Slugs of the stand-alone sections that introduce a screen. */
export const introSlugs = {
  news: 'news-intro',
  calendar: 'calendar-intro',
  'artworks-and-map': 'artworks-intro',
  newsletter: 'newsletter-intro',
  press: 'press-intro',
  search: 'search-intro',
} as const;

/** The fixed screens that a stand-alone section introduces. */
export type IntroducedScreen = keyof typeof introSlugs;

/** Slug of the stand-alone section with the partners' logos, at the foot of every page. */
export const partnersSlug = 'partner';

/** Where a stand-alone section stands and is edited: on its screen, or on a page of the hub if it stands only where blocks refer to it. */
export function standingPath(locale: Locale, slug: string): string {
  if (slug === partnersSlug) return screenPath(locale, 'home');
  const screens = Object.keys(introSlugs) as IntroducedScreen[];
  const screen = screens.find((each) => introSlugs[each] === slug);
  return screen === undefined ? `/cms-hub/sections/${locale}/${slug}` : screenPath(locale, screen);
}

/** The same in each language. */
export function standingPaths(slug: string): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, standingPath(locale, slug)]));
}

/** Its address for editing: that part of the page is opened, and not what the page is about. */
export function standingEditAddress(locale: Locale, slug: string): string {
  const path = standingPath(locale, slug);
  if (slug === partnersSlug) return `${path}?edit=frame`;
  return isSectionPage(path) ? `${path}?edit` : `${path}?edit=intro`;
}

const sectionPage = /^\/cms-hub\/sections\/(?:de|en)\/[a-z0-9-]{1,120}$/;

/** Whether a path is that of the hub's page for a stand-alone section without a screen. */
export function isSectionPage(pathname: string): boolean {
  return sectionPage.test(pathname);
}

const sectionAddress = /^\/(?:de|en)\/pageeditor-api\/container\/by-slug\/([^/?#]+)\/?$/;

/** Where a stand-alone section is read (spec §7); what a reference to it leads to. */
export function sectionPath(locale: Locale, slug: string): string {
  return `/${locale}/pageeditor-api/container/by-slug/${encodeURIComponent(slug)}`;
}

/** The slug in the address of a stand-alone section, with or without a host; null for any other address. */
export function readSectionPath(address: string): string | null {
  const slug = sectionAddress.exec(address.replace(/^https?:\/\/[^/]+/i, ''))?.[1];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return null;
  }
}
