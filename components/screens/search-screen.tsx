import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-form';
import { SearchResults } from '@/components/search/search-results';
import type { Locale } from '@/lib/contract/locale';
import type { SearchAnswer } from '@/lib/contract/search';
import listing from './listing.module.css';
import styles from './search-screen.module.css';

/** The search: its field, and what was found. */
export async function SearchScreen({ locale, answer }: { locale: Locale; answer: SearchAnswer | null }) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return (
    <div className={`${listing.listing} ${styles.search}`}>
      <h1 className={styles.title}>{t('title')}</h1>
      <SearchForm locale={locale} query={answer?.query ?? ''} />
      {answer && <SearchResults locale={locale} answer={answer} />}
    </div>
  );
}
