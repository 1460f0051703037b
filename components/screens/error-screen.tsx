import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-form';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Locale } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  locale: Locale;
  code: 404 | 503;
}

const sentences = { 404: 'message_404', 503: 'message_other' } as const;

/**
 * An error as a poster (spec §8): the word and the code, the sentence in German and English, the page's language first, a search field and the links home. Scripts that fetch the
 * error page find it by `error-html` (spec §7).
 */
export async function ErrorScreen({ locale, code }: ErrorScreenProps) {
  const own = await getTranslations({ locale, namespace: 'error' });
  const other: Locale = locale === 'de' ? 'en' : 'de';
  const foreign = await getTranslations({ locale: other, namespace: 'error' });
  return (
    <div className={`${styles.poster} error-html`}>
      <div>
        <p className={styles.label}>
          {own('heading')}
          <VisuallyHidden> {code}</VisuallyHidden>
        </p>
        <p className={styles.code} aria-hidden="true">
          {[...String(code)].map((digit, index) => (
            <span key={index}>{digit}</span>
          ))}
        </p>
      </div>
      <div className={styles.text}>
        <div>
          <h1 className={styles.heading}>{own(sentences[code])}</h1>
          <p lang={other}>{foreign(sentences[code])}</p>
        </div>
        <div className={styles.ways}>
          <SearchForm locale={locale} />
          <p className={styles.homes}>
            <a href={pagePath(locale, '')}>{own('home')}</a>
            <a href={pagePath(other, '')} lang={other} hrefLang={other}>
              {foreign('home')}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
