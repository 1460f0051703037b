import { getTranslations } from 'next-intl/server';
import { SearchPanel } from '@/components/search/search-panel';
import { getSearchStrings } from '@/components/search/search-strings';
import { SearchWays } from '@/components/search/search-ways';
import type { ShownSearch } from '@/components/search/shown-search';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { IntroSection } from './intro-section';
import type { ScreenContent } from './screen-head';

interface SearchScreenProps {
  locale: Locale;
  /** Null as long as nothing is asked. */
  found: ShownSearch | null;
  /** What editors keep for the search; shown as long as nothing is asked. */
  content?: Pick<ScreenContent, 'intro' | 'introSlug'>;
}

/** The search: its field, what was found, and ways to go where there is nothing. */
export async function SearchScreen({ locale, found, content }: SearchScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return (
    <>
      <SearchPanel
        locale={locale}
        action={screenPath(locale, 'search')}
        strings={await getSearchStrings(locale)}
        found={found}
        title={t('title')}
      >
        <SearchWays locale={locale} />
      </SearchPanel>
      {content && <IntroSection locale={locale} intro={content.intro} slug={content.introSlug} />}
    </>
  );
}
