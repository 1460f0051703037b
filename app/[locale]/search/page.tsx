import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchScreen } from '@/components/screens/search-screen';
import { readSettings } from '@/lib/content/reads';
import { localeOf } from '../params';
import { readScreenContent, readVisit, screenMetadata, screenUrls } from '../screen-metadata';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface SearchProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: SearchProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return screenMetadata(locale, 'search', t('title'));
}

export default async function SearchPage({ params }: SearchProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [content, visit, { clock }] = await Promise.all([
    readScreenContent(locale, 'search'),
    readVisit(locale),
    readSettings(locale),
  ]);
  return (
    <SitePage locale={locale} urls={screenUrls('search')}>
      <SearchScreen locale={locale} found={null} clock={clock} content={content} visit={visit} />
    </SitePage>
  );
}
