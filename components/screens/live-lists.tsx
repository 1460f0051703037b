import { marksOf, toEntry } from '@/components/artworks/artwork-entry';
import { EventList } from '@/components/events/event-list';
import type { MapSettings } from '@/components/map/map-settings';
import { SmallMap } from '@/components/map/small-map';
import type { LiveLists } from '@/components/modules/view';
import { ArticleCard } from '@/components/news/article-card';
import { splitByTime } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import type { Article } from '@/lib/contract/article';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import type { Production } from '@/lib/contract/production';
import type { Settings } from '@/lib/contract/settings';
import { artworkMapPath } from '@/lib/contract/visit';
import { upcomingEvents } from '@/lib/site';
import styles from './live-lists.module.css';
import { WeekHours } from './week-hours';

const teasers = 3;

interface LiveListsProps {
  locale: Locale;
  events: readonly Event[];
  /** Highlighted and newest articles. */
  articles: readonly Article[];
  settings: Settings;
  /** Artworks of a page with a map. */
  artworks: readonly Production[];
  map: MapSettings;
}

/** Lists of events, news, hours and map wherever editors place them: never typed by hand, never out of date. */
export function liveLists({ locale, events, articles, settings, artworks, map }: LiveListsProps): LiveLists {
  const { clock } = settings;
  const { coming } = splitByTime(events, siteNow(clock));
  const youngest = articles.slice(0, teasers);
  return {
    hours: <WeekHours locale={locale} settings={settings} />,
    ...(artworks.length > 0 && {
      map: (
        <SmallMap
          locale={locale}
          settings={map}
          marks={marksOf(artworks.map(toEntry))}
          href={artworkMapPath(locale)}
          hasHeading={false}
        />
      ),
    }),
    events: (
      <div data-coming={clock === '' ? 'live' : ''}>
        <EventList locale={locale} events={coming.slice(0, upcomingEvents)} isPictured />
      </div>
    ),
    news: (
      <ul className={styles.news} role="list" data-count={youngest.length}>
        {youngest.map((article) => (
          <li key={article.id}>
            <ArticleCard locale={locale} article={article} level={3} />
          </li>
        ))}
      </ul>
    ),
  };
}
