import { sql } from 'drizzle-orm';
import type { Article, ArticleDetail, ArticleQuery } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import { topNews } from '@/lib/site';
import { records } from '../database/schema/records';
import type { DocumentState } from '../documents/read';
import { type Audience, loadContext } from './context';
import { loadDetail } from './detail';
import { presentArticle, presentSharing } from './present';
import { listProductionsOfArticle } from './productions';
import { selectPublic } from './select';

/** Newest first, by the index `records_article_date`. */
const byDate = [sql`${records.data}->>'date' desc`, sql`${records.id} desc`];

/** Articles, newest first (spec §7). */
export async function listArticles(
  locale: Locale,
  query: Pick<ArticleQuery, 'page' | 'page_size'>,
): Promise<{ count: number; results: Article[] }> {
  const { count, rows } = await selectPublic({ resource: 'articles', locale, orderBy: byDate, ...query });
  const context = await loadContext(rows, locale, 'visitor');
  return { count, results: rows.map((row) => presentArticle(row, context)) };
}

/** The newest articles for a teaser, highlights first. */
export async function listArticleTeasers(locale: Locale): Promise<Article[]> {
  const { rows } = await selectPublic({
    resource: 'articles',
    locale,
    orderBy: [sql`coalesce((${records.data}->>'is_highlight')::boolean, false) desc`, ...byDate],
    page: 1,
    page_size: topNews,
  });
  const context = await loadContext(rows, locale, 'visitor');
  return rows.map((row) => presentArticle(row, context));
}

/** One article with its sections and artworks, or null (see `loadDetail`). */
export async function findArticle(
  locale: Locale,
  id: number,
  state: DocumentState = 'published',
  audience: Audience = 'visitor',
): Promise<ArticleDetail | null> {
  const detail = await loadDetail('articles', locale, id, state, audience);
  if (detail === null) return null;
  return {
    ...presentArticle(detail.shown, detail.context),
    ...presentSharing(detail.shown, detail.context),
    content_type: 'article',
    productions: await listProductionsOfArticle(locale, id),
    modules: detail.modules,
    is_online: detail.shown.isOnline,
  };
}
