import type { LiveLists } from '@/components/modules/view';
import { liveLists } from '@/components/screens/live-lists';
import { readSettings } from '@/lib/content/reads';
import { readArticleTeasers, readEvents, readProductions } from '@/lib/content/thing-reads';
import type { Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { findPlaced } from '@/lib/pagebuilder/placed';
import { mapSettings } from './map-settings';

/** Whether a page contains a block that the site fills with content of a kind, also within stand-alone sections. */
export function hasLiveList({ modules }: Pick<Page, 'modules'>, source: keyof LiveLists): boolean {
  return modules.some(({ columns }) =>
    columns.some(({ children }) =>
      children.some((module) => {
        if (module.model === 'teaserlist') return module['source'] === source;
        const placed = findPlaced(module);
        return placed !== null && hasLiveList({ modules: [placed] }, source);
      }),
    ),
  );
}

/** Calendar, news, settings and artworks for the blocks that the site fills, as visitors see them. */
export async function readLiveLists(locale: Locale, page: Pick<Page, 'modules'>): Promise<LiveLists> {
  const [events, articles, settings, artworks] = await Promise.all([
    readEvents(locale),
    readArticleTeasers(locale),
    readSettings(locale),
    // Only a page with a map has to be rendered again when an artwork changes.
    hasLiveList(page, 'map') ? readProductions(locale).catch(() => []) : [],
  ]);
  return liveLists({ locale, events, articles, settings, artworks, map: mapSettings() });
}
