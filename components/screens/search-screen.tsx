import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-form';
import { SearchResults } from '@/components/search/search-results';
import type { Locale } from '@/lib/contract/locale';
import type { SearchAnswer } from '@/lib/contract/search';
import { IntroSection } from './intro-section';
import listing from './listing.module.css';
import type { ScreenContent } from './screen-head';
import styles from './search-screen.module.css';

interface SearchScreenProps {
  locale: Locale;
  /** Null as long as nothing is asked. */
  answer: SearchAnswer | null;
  /** What editors keep for the search; shown as long as nothing is asked. */
  content?: Pick<ScreenContent, 'intro' | 'introSlug'>;
}

/** The search: its field, and what was found. */
export async function SearchScreen({ locale, answer, content }: SearchScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return (
    <>
      <div className={`${listing.listing} ${styles.search}`}>
        <h1 className={styles.title}>{t('title')}</h1>
        <SearchForm locale={locale} query={answer?.query ?? ''} />
        {answer && <SearchResults locale={locale} answer={answer} />}
      </div>
      {content && <IntroSection locale={locale} intro={content.intro} slug={content.introSlug} />}
    </>
  );
}
