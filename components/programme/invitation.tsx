import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { Bookmark } from './bookmark';
import styles from './invitation.module.css';

/** What an empty programme is for: which icon to look for, what can be bookmarked, and what for. */
export async function Invitation({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  const ways = [
    { name: t('dates'), text: t('dates_text'), href: screenPath(locale, 'calendar'), link: t('all_dates') },
    {
      name: t('artworks'),
      text: t('artworks_text'),
      href: screenPath(locale, 'artworks-and-map'),
      link: t('map'),
    },
    { name: t('along'), text: t('along_text') },
  ];
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation" className={styles.title}>
        {t('empty')}
      </h2>
      <p className={styles.lead}>{t.rich('empty_text', { mark: () => <Bookmark /> })}</p>
      <ul role="list" className={styles.ways}>
        {ways.map(({ name, text, href, link }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            {href !== undefined && (
              <p>
                <a href={href}>{link}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
