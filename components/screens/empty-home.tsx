import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import styles from './empty-home.module.css';
import { HomeHero } from './home-hero';

/** Shown at the home page's address while there is none, or none for visitors: the site's name, and a request for patience. */
export async function EmptyHome({ locale, settings }: { locale: Locale; settings: Settings }) {
  const t = await getTranslations({ locale, namespace: 'site.empty_home' });
  return (
    <>
      <HomeHero locale={locale} title={settings.name} settings={settings} />
      <div className={styles.note}>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <p>
          <a href="/cms-hub" rel="nofollow">
            {t('sign_in')}
          </a>
        </p>
      </div>
    </>
  );
}
