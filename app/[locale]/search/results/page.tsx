import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchScreen } from '@/components/screens/search-screen';
import { readGroup, readSearch, type ShownSearch } from '@/components/search/shown-search';
import { getContentSource } from '@/lib/content/source';
import type { Locale } from '@/lib/contract/locale';
import { searchQuerySchema } from '@/lib/contract/search';
import { localeOf } from '../../params';
import { screenUrls } from '../../screen-metadata';
import { SitePage } from '../../site-page';

export const dynamic = 'force-dynamic';

type SearchParameters = Record<'query' | 'group' | 'page', string | string[] | undefined>;

interface ResultsProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParameters>;
}

export async function generateMetadata({ params }: ResultsProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'site.search' });
  return { title: t('title'), robots: { index: false } };
}

/**
 * The search's answer without script, of both groups or one of them page by page; the middleware leads here when something is asked. A query
 * over its bound is cut.
 */
export default async function ResultsPage({ params, searchParams }: ResultsProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return (
    <SitePage locale={locale} urls={screenUrls('search')}>
      <SearchScreen locale={locale} found={await find(locale, await searchParams)} />
    </SitePage>
  );
}

async function find(locale: Locale, parameters: SearchParameters): Promise<ShownSearch> {
  const source = await getContentSource();
  const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
  const asked = searchQuerySchema.parse({ query: (first(parameters.query) ?? '').slice(0, 200) }).query;
  const group = (['pages', 'others'] as const).find((name) => name === first(parameters.group));
  if (group === undefined) return readSearch(asked, await source.search(locale, asked));
  // The middleware lets only well-formed numbers pass.
  const page = Number(first(parameters.page) ?? 1);
  const shown = readGroup(group, await source.searchGroup(locale, group, asked, page));
  return { query: asked, groups: [shown], paging: { group, page, hasNext: shown.hasMore } };
}
