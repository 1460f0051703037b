import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchScreen } from '@/components/screens/search-screen';
import { getContentSource } from '@/lib/content/source';
import { searchQuerySchema } from '@/lib/contract/search';
import { localeOf } from '../../params';
import { screenUrls } from '../../screen-metadata';
import { SitePage } from '../../site-page';

export const dynamic = 'force-dynamic';

interface ResultsProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ query?: string | string[] }>;
}

export async function generateMetadata({ params }: ResultsProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'site.search' });
  return { title: t('title'), robots: { index: false } };
}

/** The search's answer without script; the proxy leads here when something is asked. A query over its bound is cut. */
export default async function ResultsPage({ params, searchParams }: ResultsProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { query = '' } = await searchParams;
  const text = (Array.isArray(query) ? (query[0] ?? '') : query).slice(0, 200);
  const source = await getContentSource();
  const answer = await source.search(locale, searchQuerySchema.parse({ query: text }).query);
  return (
    <SitePage locale={locale} urls={screenUrls('search')}>
      <SearchScreen locale={locale} answer={answer} />
    </SitePage>
  );
}
