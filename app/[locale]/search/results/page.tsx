import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchScreen } from '@/components/screens/search-screen';
import { readGroup, readSearch, type ShownSearch } from '@/components/search/shown-search';
import { readSettings } from '@/lib/content/reads';
import { readQuestion, takeSearch, writeQuestion, type SearchQuestion } from '@/lib/content/search-answers';
import { localeOf } from '../../params';
import { readVisit, screenUrls } from '../../screen-metadata';
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
 * The search without script, for both groups or one of them page by page; the middleware leads here if something is searched. A query
 * that is too long is cut.
 */
export default async function ResultsPage({ params, searchParams }: ResultsProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const question = readQuestion(locale, queryOf(await searchParams));
  const [found, visit, { clock }] = await Promise.all([
    find(question),
    readVisit(locale),
    readSettings(locale),
  ]);
  return (
    <SitePage locale={locale} urls={screenUrls('search')} query={writeQuestion(question)}>
      <SearchScreen locale={locale} found={found} clock={clock} visit={visit} />
    </SitePage>
  );
}

function queryOf(parameters: SearchParameters): URLSearchParams {
  const given = Object.entries(parameters).flatMap(([name, value]): [string, string][] => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[name, first]];
  });
  return new URLSearchParams(given);
}

async function find(question: SearchQuestion): Promise<ShownSearch> {
  const { query, page } = question;
  const found = await takeSearch(question);
  if (found.type === 'both') return readSearch(query, found.answer);
  const { group } = found;
  const shown = readGroup(group, found.list);
  return { query, groups: [shown], paging: { group, page, hasNext: shown.hasMore } };
}
