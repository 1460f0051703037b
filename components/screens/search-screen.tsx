import { getTranslations } from 'next-intl/server';
import { SearchPanel } from '@/components/search/search-panel';
import { getSearchStrings } from '@/components/search/search-strings';
import { SearchWays } from '@/components/search/search-ways';
import type { ShownSearch } from '@/components/search/shown-search';
import type { Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { screenPath } from '@/lib/contract/paths';
import { IntroSection } from './intro-section';
import type { ScreenContent } from './screen-head';

interface SearchScreenProps {
  locale: Locale;
  /** Null without a query. */
  found: ShownSearch | null;
  /** The time at which the site's clock is stopped. */
  clock?: string;
  /** The editors' content for the search, shown without a query. */
  content?: Pick<ScreenContent, 'intro' | 'introSlug'>;
  /** The page about visiting, which a site need not have. */
  visit?: Page | null;
}

/** The search: its field, the results, and suggested pages if there are none. */
export async function SearchScreen({ locale, found, clock = '', content, visit = null }: SearchScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return (
    <>
      <SearchPanel
        // Another page of the results is the same screen to the router, which would keep what is shown.
        key={JSON.stringify([found?.query, found?.paging])}
        locale={locale}
        action={screenPath(locale, 'search')}
        strings={await getSearchStrings(locale)}
        clock={clock}
        found={found}
        title={t('title')}
      >
        <SearchWays locale={locale} visit={visit} />
      </SearchPanel>
      {content && <IntroSection locale={locale} intro={content.intro} slug={content.introSlug} />}
    </>
  );
}
