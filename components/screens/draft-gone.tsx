import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';
import styles from './error-screen.module.css';

/** Shown for an expired or revoked preview link. */
export async function DraftGone({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.preview' });
  const error = await getTranslations({ locale, namespace: 'error' });
  return (
    <div className={`${styles.poster} error-html`}>
      <div className={styles.text}>
        <h1 className={styles.heading}>{t('gone')}</h1>
        <p>{t('gone_text')}</p>
        <div className={styles.ways}>
          <p className={styles.homes}>
            <a href={pagePath(locale, '')}>{error('home')}</a>
          </p>
        </div>
      </div>
    </div>
  );
}
