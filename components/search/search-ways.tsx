import type { CSSProperties } from 'react';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { screenPath } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import styles from './search-ways.module.css';

/** Pages to visit instead of searching, each part of the site in its colour. */
export async function SearchWays({
  locale,
  visit,
}: {
  locale: Locale;
  /** The page about visiting, if there is one. */
  visit: Pick<Page, 'title'> | null;
}) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const ways = [
    { screen: 'calendar', title: t('calendar.title'), colour: partColours.calendar },
    { screen: 'artworks-and-map', title: t('artworks.title'), colour: partColours.artworks },
    ...(visit ? [{ screen: 'visit', title: visit.title, colour: partColours.visit } as const] : []),
    { screen: 'news', title: t('news.title'), colour: partColours.news },
    { screen: 'my-programme', title: t('programme.title'), colour: partColours.programme },
  ] as const;
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ screen, title, colour }) => (
        <li key={screen} style={{ '--colour': `var(--color-${colour})` } as CSSProperties}>
          <a href={screenPath(locale, screen)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
