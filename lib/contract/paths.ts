import type { Locale } from './locale';

/**
 * The public screens with their path below the locale prefix, per language (spec §2). The key is the screen's English
 * route, which is also its folder in `app/[locale]`. `{slug}`, `{id}` and `{name}` stand for one segment each.
 */
export const screenPaths = {
  home: { de: '', en: '' },
  news: { de: 'aktuelles', en: 'news' },
  'news-article': { de: 'aktuelles/{slug}/{id}', en: 'news/{slug}/{id}' },
  calendar: { de: 'kalender', en: 'calendar' },
  'calendar-event': { de: 'kalender/{slug}/{id}', en: 'calendar/{slug}/{id}' },
  'artworks-and-map': { de: 'kunstwerke-und-karte', en: 'artworks-and-map' },
  artwork: { de: 'kunstwerke-und-karte/{slug}/{id}', en: 'artworks-and-map/{slug}/{id}' },
  newsletter: { de: 'newsletter', en: 'newsletter' },
  press: { de: 'presse', en: 'press' },
  'press-directory': { de: 'presse/download-verzeichnis/{name}', en: 'press/download-directory/{name}' },
  search: { de: 'search', en: 'search' },
  'my-programme': { de: 'mein-programm', en: 'my-programme' },
  offline: { de: 'offline', en: 'offline' },
  imprint: { de: 'impressum', en: 'imprint' },
  'data-policy': { de: 'datenschutz', en: 'data-policy' },
  visit: { de: 'besuch', en: 'visit' },
  accessibility: { de: 'barrierefreiheit', en: 'accessibility' },
} as const satisfies Record<string, Record<Locale, string>>;

export type Screen = keyof typeof screenPaths;

/** Screens that exist whatever the content says. */
export const fixedScreens = [
  'news',
  'calendar',
  'artworks-and-map',
  'newsletter',
  'press',
  'search',
  'my-programme',
  'offline',
] as const satisfies readonly Screen[];

/** The fixed screens that editors keep no page for. */
export const screensWithoutPage: readonly Screen[] = ['my-programme', 'offline'];

/**
 * The path of a screen in a language, with locale prefix and without trailing slash.
 * Throws if a placeholder of the screen has no value.
 */
export function screenPath(
  locale: Locale,
  screen: Screen,
  values: Record<string, string | number> = {},
): string {
  const path = screenPaths[screen][locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The path of ${screen} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}

/** The path of a content page: its slug below the locale prefix; the home page's slug is empty (spec §2). */
export function pagePath(locale: Locale, slug: string): string {
  return slug === '' ? `/${locale}` : `/${locale}/${slug}`;
}

/** A path with its segments decoded; null if it is malformed, or if decoding would move the boundaries of its segments. */
export function decodePath(path: string): string | null {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\]/.test(segment)) ? null : segments.join('/');
  } catch {
    return null;
  }
}
