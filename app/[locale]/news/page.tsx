import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NewsScreen } from '@/components/screens/news-screen';
import { readArticles } from '@/lib/content/thing-reads';
import { localeOf } from '../params';
import { readScreenContent, screenMetadata, screenUrls } from '../screen-metadata';
import { ScreenStatements } from '../screen-statements';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface NewsProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NewsProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.news' });
  return screenMetadata(locale, 'news', t('title'));
}

export default async function NewsPage({ params }: NewsProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [content, articles] = await Promise.all([readScreenContent(locale, 'news'), readArticles(locale)]);
  return (
    <SitePage locale={locale} urls={screenUrls('news')}>
      <ScreenStatements locale={locale} screen="news" />
      <NewsScreen locale={locale} content={content} articles={articles} />
    </SitePage>
  );
}
