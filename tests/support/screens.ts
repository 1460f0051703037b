import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '../../lib/contract/locale';

/** The public screens that stand at one address in each language. */
export const fixedScreens: Record<string, Record<Locale, string>> = {
  home: { de: '/de', en: '/en' },
  about: { de: '/de/ueber-uns', en: '/en/about-us' },
  visit: { de: '/de/besuch', en: '/en/visit' },
  news: { de: '/de/aktuelles', en: '/en/news' },
  calendar: { de: '/de/kalender', en: '/en/calendar' },
  'a genre': { de: '/de/kalender?genre=tour', en: '/en/calendar?genre=tour' },
  artworks: { de: '/de/kunstwerke-und-karte', en: '/en/artworks-and-map' },
  newsletter: { de: '/de/newsletter', en: '/en/newsletter' },
  'newsletter, asked for': { de: '/de/newsletter?state=pending', en: '/en/newsletter?state=pending' },
  press: { de: '/de/presse', en: '/en/press' },
  search: { de: '/de/search', en: '/en/search' },
  'search with results': { de: '/de/search?query=Aue', en: '/en/search?query=Aue' },
  'search without results': { de: '/de/search?query=xqzxqz', en: '/en/search?query=xqzxqz' },
  'my programme': { de: '/de/mein-programm', en: '/en/my-programme' },
  'not found': { de: '/de/gibt-es-nicht', en: '/en/does-not-exist' },
};

/** The screens of one thing, with the call that lists them; the first one is looked at. */
export const thingScreens: Record<string, string> = {
  event: '/api/events/?page_size=1',
  article: '/api/articles/?page_size=1',
  artwork: '/api/productions/?page_size=1',
  'press directory': '/api/download-directories/?page_size=1',
};

/** Where the first thing stands that a call lists. */
export async function firstOf(request: APIRequestContext, call: string, locale: Locale): Promise<string> {
  const body = (await (await request.get(`${call}&locale=${locale}`)).json()) as
    { url: string }[] | { results: { url: string }[] };
  const [first] = Array.isArray(body) ? body : body.results;
  if (!first) throw new Error(`${call} lists nothing.`);
  return first.url;
}

/** Where the demo's thing of that title stands, among those that a call lists; tests may have added others. */
export async function pathOf(request: APIRequestContext, call: string, title: string): Promise<string> {
  const body = (await (await request.get(call)).json()) as { results: { title: string; url: string }[] };
  const found = body.results.find((each) => each.title === title);
  if (!found) throw new Error(`${call} does not list “${title}”.`);
  return found.url;
}

/** The addresses of all screens in a language. */
export async function screenAddresses(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const things = await Promise.all(Object.values(thingScreens).map((call) => firstOf(request, call, locale)));
  return [...Object.values(fixedScreens).map((paths) => paths[locale]), `/${locale}/offline`, ...things];
}
