import { getTranslations } from 'next-intl/server';
import { NewsList } from '@/components/news/news-list';
import type { Article } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { screenPaths } from '@/lib/contract/paths';
import { partColours } from '@/lib/site';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface NewsScreenProps {
  locale: Locale;
  content: ScreenContent;
  articles: readonly Article[];
}

/** All news (spec §4). */
export async function NewsScreen({ locale, content, articles }: NewsScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.news' });
  return (
    <>
      <ScreenHead
        locale={locale}
        content={content}
        slug={screenPaths.news[locale]}
        title={t('title')}
        lead={t('lead')}
        colour={partColours.news}
        isAboveList
        introPlace="poster"
        isLow
      />
      <div className={`${listing.listing} ${listing.close}`}>
        <NewsList locale={locale} articles={articles} />
      </div>
    </>
  );
}
