import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { ArticleScreen } from '@/components/screens/article-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { readArticle, readArticles } from '@/lib/content/thing-reads';
import { idOf, localeOf } from '../../params';
import { ArticleStatements } from '../../screen-statements';
import { SitePage } from '../../site-page';

/** Number of further articles below an article. */
const moreArticles = 3;

export const dynamic = 'force-static';
export const revalidate = 600;

interface ArticleProps {
  params: Promise<{ locale: string; id: string }>;
}

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const article = await readArticle(locale, await idOf(params));
  if (!article) return {};
  return pageMetadata({
    locale,
    title: article.title,
    description: article.teaser,
    urls: article.urls,
    sharing: article,
    image: article.image_obj,
  });
}

export default async function ArticlePage({ params }: ArticleProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [article, all] = await Promise.all([readArticle(locale, await idOf(params)), readArticles(locale)]);
  if (!article) notFound();
  const more = all.filter(({ id }) => id !== article.id).slice(0, moreArticles);
  return (
    <SitePage locale={locale} urls={article.urls}>
      <ArticleStatements locale={locale} article={article} />
      <ArticleScreen locale={locale} article={article} more={more} />
    </SitePage>
  );
}
