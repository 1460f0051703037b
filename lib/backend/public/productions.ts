import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { ArticleDetail } from '@/lib/contract/article';
import type { Locale } from '@/lib/contract/locale';
import type { Production, ProductionDetail, ProductionQuery } from '@/lib/contract/production';
import { eventsFrom, timeZone } from '@/lib/site';
import { records } from '../database/schema/records';
import type { DocumentState } from '../documents/read';
import { type Audience, loadContext } from './context';
import { loadDetail } from './detail';
import { listEventsOfProduction } from './events';
import { presentArticle, presentProduction, presentSharing } from './present';
import { selectPublic } from './select';
import { getSettings } from './settings';

/** Order of the artworks along the route. */
const byOrder = [sql`(${records.data}->>'order')::numeric nulls last`, sql`${records.id}`];

/** Artworks in their order (spec §7). */
export async function listProductions(
  locale: Locale,
  query: Pick<ProductionQuery, 'page' | 'page_size'>,
): Promise<{ count: number; results: Production[] }> {
  const { count, rows } = await selectPublic({
    resource: 'productions',
    locale,
    orderBy: byOrder,
    ...query,
  });
  const context = await loadContext(rows, locale, 'visitor');
  return { count, results: rows.map((row) => presentProduction(row, context)) };
}

/** The artworks that list an article among their news; nobody expects more than a handful. */
export async function listProductionsOfArticle(
  locale: Locale,
  id: number,
): Promise<ArticleDetail['productions']> {
  const { rows } = await selectPublic({
    resource: 'productions',
    locale,
    where: sql`${records.data}->'articles' @> ${String(id)}::jsonb`,
    orderBy: byOrder,
    page: 1,
    page_size: 20,
  });
  const context = await loadContext(rows, locale, 'visitor');
  return rows.map((row) => {
    const {
      id: work,
      work_identifier,
      name,
      subtitle,
      description_short,
      url,
      header_image_obj,
    } = presentProduction(row, context);
    return { id: work, work_identifier, name, subtitle, description_short, url, header_image_obj };
  });
}

/** One artwork with its sections, articles and coming events, or null (see `loadDetail`). */
export async function findProduction(
  locale: Locale,
  id: number,
  state: DocumentState = 'published',
  audience: Audience = 'visitor',
): Promise<ProductionDetail | null> {
  const detail = await loadDetail('productions', locale, id, state, audience);
  if (detail === null) return null;
  const { dates, clock } = await getSettings(locale);
  const today = clock.slice(0, 10) || Temporal.Now.plainDateISO(timeZone).toString();
  const articles = detail.context
    .related(detail.shown, 'articles', 'articles')
    .map((article) => presentArticle(article, detail.context))
    .filter((article) => article.url !== '');
  return {
    ...presentProduction(detail.shown, detail.context),
    ...presentSharing(detail.shown, detail.context),
    articles,
    upcoming_events: await listEventsOfProduction(locale, id, upcomingFrom(today, dates.end)),
    content_type: 'production',
    modules: detail.modules,
    is_online: detail.shown.isOnline,
  };
}

/** Today; after the last day the site is an archive, and all events are shown. */
export function upcomingFrom(today: string, lastDay: string | null): string {
  return lastDay !== null && today > lastDay ? eventsFrom : today;
}
