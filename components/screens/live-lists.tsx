import { EventList } from '@/components/events/event-list';
import type { LiveLists } from '@/components/modules/view';
import { ArticleCard } from '@/components/news/article-card';
import { splitByTime } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import type { Article } from '@/lib/contract/article';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { upcomingEvents } from '@/lib/site';
import styles from './live-lists.module.css';

const teasers = 3;

interface LiveListsProps {
  locale: Locale;
  events: readonly Event[];
  /** Those that editors put first. */
  articles: readonly Article[];
  /** Where the site's clock stands. */
  clock: string;
}

/** What pages show of calendar and news, wherever editors place it: never typed by hand, never out of date. */
export function liveLists({ locale, events, articles, clock }: LiveListsProps): LiveLists {
  const { coming } = splitByTime(events, siteNow(clock));
  return {
    events: (
      <div data-coming={clock === '' ? 'live' : ''}>
        <EventList locale={locale} events={coming.slice(0, upcomingEvents)} />
      </div>
    ),
    news: (
      <ul className={styles.news} role="list">
        {articles.slice(0, teasers).map((article) => (
          <li key={article.id}>
            <ArticleCard locale={locale} article={article} level={3} />
          </li>
        ))}
      </ul>
    ),
  };
}
