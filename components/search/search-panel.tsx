'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './search-panel.module.css';
import type { Locale } from '@/lib/contract/locale';
import form from './search-form.module.css';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import type { SearchStrings } from './search-strings';
import type { ShownSearch } from './shown-search';
import { useLiveSearch } from './use-live-search';

interface SearchPanelProps {
  locale: Locale;
  /** Path of the search screen, the form's target without script. */
  action: string;
  strings: SearchStrings;
  /** The time at which the site's clock is stopped. */
  clock: string;
  /** The server's result; null without a query. */
  found: ShownSearch | null;
  title: string;
  /** Suggested pages, shown while there are no results. */
  children: ReactNode;
}

/** The search: a field, and results that follow the typing. Without script it is a plain form. */
export function SearchPanel({ locale, action, strings, clock, found, title, children }: SearchPanelProps) {
  const { search, isSearching, ask } = useLiveSearch(locale, action, found);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Typed before the script was loaded, or before somebody followed a result and came back.
    const asked = field.current?.value || new URLSearchParams(location.search).get('query') || '';
    if (field.current) field.current.value = asked;
    ask(asked);
  }, [ask]);

  return (
    <>
      <header>
        <div className={styles.inner}>
          <h1 className={styles.title}>{title}</h1>
          <form role="search" action={action} className={form.form}>
            <SearchField
              locale={locale}
              field={field}
              query={found?.query ?? ''}
              labels={strings}
              onAsk={ask}
              onTake={(title) => {
                if (field.current) field.current.value = title;
                ask(title);
              }}
            />
            <button type="submit" className={form.button}>
              {strings.submit}
            </button>
          </form>
        </div>
      </header>
      <div className={styles.results} aria-busy={isSearching || undefined}>
        {search && (
          <SearchResults locale={locale} search={search} action={action} strings={strings} clock={clock} />
        )}
        {(search?.groups ?? []).every(({ hits }) => hits.length === 0) && children}
      </div>
    </>
  );
}
