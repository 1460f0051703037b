import { PathLookup } from '@/lib/content/path-lookup';
import type { PublicPath } from '@/lib/content/port';
import { isSameThing, redirectMap } from '@/lib/content/public-path';

/** Paths of an invented site. */
export const paths: PublicPath[] = [
  { path: '/de', locale: 'de', kind: 'page', id: 1, isOnline: true },
  { path: '/en', locale: 'en', kind: 'page', id: 1, isOnline: true },
  { path: '/de/ueber-uns', locale: 'de', kind: 'page', id: 2, isOnline: true },
  { path: '/en/about-us', locale: 'en', kind: 'page', id: 2, isOnline: true },
  { path: '/de/news', locale: 'de', kind: 'page', id: 3, isOnline: true },
  { path: '/de/entwurf', locale: 'de', kind: 'page', id: 4, isOnline: false },
  { path: '/de/kalender/eroeffnung/12', locale: 'de', kind: 'event', id: 12, isOnline: true },
  { path: '/en/calendar/opening/12', locale: 'en', kind: 'event', id: 12, isOnline: true },
  { path: '/de/kalender/geheim/13', locale: 'de', kind: 'event', id: 13, isOnline: false },
  { path: '/de/presse/download-verzeichnis/logos', locale: 'de', kind: 'download', id: 30, isOnline: true },
];
const redirects = [
  { old_path: '/de/alt', new_path: '/de/ueber-uns' },
  { old_path: '/de/über', new_path: '/de/ueber-uns' },
  { old_path: '/de/kette', new_path: '/de/alt' },
  { old_path: '/de/kreis', new_path: '/de/kreis-2' },
  { old_path: '/de/kreis-2', new_path: '/de/kreis' },
  { old_path: '/de/fort', new_path: '//evil.example' },
];
/** Finds them, and where old ones lead. */
export const lookup = new PathLookup({
  findPublicPath: async (path) =>
    paths.find((entry) => entry.path === path) ??
    paths.find((entry) => isSameThing(entry.path, path)) ??
    null,
  findRedirect: async (path) => redirectMap(redirects).get(path) ?? null,
  answersAreGoodFor: Infinity,
});

/** The decision to lead on to another address. */
export const redirectTo = (location: string, cache = 'default', status = 301) => ({
  type: 'redirect',
  location,
  status,
  cache,
});
