import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import styles from './search-form.module.css';

interface SearchFormProps {
  locale: Locale;
  /** The previous query. */
  query?: string;
}

/** The search field; a plain form, so that it works without script. */
export async function SearchForm({ locale, query = '' }: SearchFormProps) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return (
    <form role="search" action={screenPath(locale, 'search')} className={styles.form}>
      <input
        type="search"
        name="query"
        defaultValue={query}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field}
      />
      <button type="submit" className={styles.button}>
        {t('submit')}
      </button>
    </form>
  );
}
