import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import styles from './search-ways.module.css';

/** Where to go instead of searching. */
export async function SearchWays({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const ways = [
    { screen: 'calendar', title: t('calendar.title') },
    { screen: 'artworks-and-map', title: t('artworks.title') },
    { screen: 'news', title: t('news.title') },
  ] as const;
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ screen, title }) => (
        <li key={screen}>
          <a href={screenPath(locale, screen)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
