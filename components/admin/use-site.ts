import { useEffect, useSyncExternalStore } from 'react';
import { call } from '@/lib/client/call';
import type { Locale } from '@/lib/contract/locale';
import { settingsSchema } from '@/lib/contract/settings';
import { formatWallClock } from '@/lib/i18n/formats';
import { siteDates } from '@/lib/i18n/site-dates';

/** The site's facts shown in hub and admin. */
interface Site {
  name: string;
  /** The header's dates; empty if it has none. */
  dates: string;
  /** The moment at which the site's clock is stopped, formatted; empty if it runs. */
  clock: string;
}

const unknown: Site = { name: '', dates: '', clock: '' };
const moment: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };
const known = new Map<Locale, Site>();
const listeners = new Set<() => void>();

async function load(locale: Locale): Promise<void> {
  const site = await call('GET /api/settings/', { query: { locale }, schema: settingsSchema }).then(
    // Dates open on one side are shown with a dash; nothing is read out here.
    ({ name, dates, clock }) => ({
      name,
      dates: siteDates(dates, locale, () => '').label,
      clock: clock && formatWallClock(clock, locale, moment),
    }),
    // A content system need not have settings; then the site is named after its host, as for visitors.
    () => ({ name: window.location.host, dates: '', clock: '' }),
  );
  known.set(locale, site);
  for (const listener of listeners) listener();
}

/** The site's name and dates, fetched once for all components: hub and admin are pages of the build, which knows neither. */
export function useSite(locale: Locale): Site {
  useEffect(() => {
    if (!known.has(locale)) void load(locale);
  }, [locale]);
  return useSyncExternalStore(
    subscribe,
    () => known.get(locale) ?? unknown,
    () => unknown,
  );
}

/** Fetches them again after the settings were saved. */
export function refreshSite(): void {
  for (const locale of known.keys()) void load(locale);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
