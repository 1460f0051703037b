import type { LiveLists } from '@/components/modules/view';
import { liveLists } from '@/components/screens/live-lists';
import { readSettings } from '@/lib/content/reads';
import { readArticleTeasers, readEvents } from '@/lib/content/thing-reads';
import type { Locale } from '@/lib/contract/locale';

/** What calendar and news put into pages, as visitors see them. */
export async function readLiveLists(locale: Locale): Promise<LiveLists> {
  const [events, articles, { clock }] = await Promise.all([
    readEvents(locale),
    readArticleTeasers(locale),
    readSettings(locale),
  ]);
  return liveLists({ locale, events, articles, clock });
}
