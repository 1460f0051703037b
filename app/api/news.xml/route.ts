import { Feed } from 'feed';
import { endpoint } from '@/lib/backend/http/endpoint';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { TextBody } from '@/lib/backend/http/public-answer';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listNewestArticles, getSiteSettings } from '@/lib/content/feed-reads';
import type { Article } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { siteUrl } from '@/lib/env';
import { productName } from '@/lib/site';

/** The newest articles as an Atom feed, for any content source. */
export const GET = endpoint({
  access: 'public',
  handle: ({ request, locale }) => cachedAnswer(request, locale, () => readFeed(locale)),
});

async function readFeed(locale: Locale): Promise<TextBody> {
  try {
    const [articles, settings] = await Promise.all([listNewestArticles(locale), getSiteSettings(locale)]);
    return new TextBody('application/atom+xml; charset=utf-8', writeFeed(locale, articles, settings));
  } catch (error) {
    throw new ProblemError('unavailable', undefined, { cause: error });
  }
}

/** The feed library writes texts as HTML in CDATA sections, which `]]>` would end. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function writeFeed(locale: Locale, articles: readonly Article[], { name, description }: Settings): string {
  const link = new URL(screenPath(locale, 'news'), siteUrl).href;
  const dated = articles.flatMap((article) => {
    const date = new Date(article.date ?? '');
    return article.url === '' || Number.isNaN(date.getTime()) ? [] : [{ article, date }];
  });
  const feed = new Feed({
    id: link,
    link,
    title: name,
    description,
    language: locale,
    copyright: name,
    generator: productName,
    // The same articles give a byte-identical feed.
    updated: dated[0]?.date ?? new Date(0),
    feedLinks: { atom: new URL(`/api/news.xml?locale=${locale}`, siteUrl).href },
    author: { name },
  });
  for (const { article, date } of dated) {
    const address = new URL(article.url, siteUrl).href;
    feed.addItem({
      id: address,
      link: address,
      title: escapeHtml(article.title),
      description: escapeHtml(article.teaser),
      date,
    });
  }
  return feed.atom1();
}
