import { type SQL, sql } from 'drizzle-orm';
import { pageSizes } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import type { Picture } from '@/lib/contract/picture';
import type { FoundHits, SearchHit } from '@/lib/contract/search';
import { contentTypeOf } from '@/lib/records/content-types';
import { timeZone } from '@/lib/site';
import { database } from '../database/client';
import { withOffset } from '../public/present';
import { loadResolver } from '../references/resolver';
import { quote } from './excerpt';
import { expandQuery } from './expand';
import { configuration, factsBorder } from '../search-index/index-record';
import { withoutSoftHyphens } from '../search-index/text';

export type SearchGroup = 'pages' | 'others';

/** Most hits that are ranked and counted; if there are more, the query is too common for a meaningful order. */
const mostHits = 500;

/** Length of the text from which excerpts are taken, in characters. */
const excerptSource = 20_000;

// Characters that can be neither typed nor stored, so that no text contains a mark.
const markStart = '\u0001';
const markEnd = '\u0002';

interface HitRow extends Record<string, unknown> {
  id: number;
  resource: string;
  path: string;
  title: string;
  marked_title: string;
  excerpt: string;
  /** Position of the excerpt in the text, from 1; 0 if unknown. */
  place: number;
  lead: string;
  /** The start of the text behind the excerpt. */
  after: string;
  /** Reference of its picture. */
  image: string | null;
  date: string | null;
  date_start: string | null;
  date_end: string | null;
  status: string | null;
  total: string;
  /** How many of each resource were found. */
  resources: Record<string, number>;
}

const nothing: FoundHits = { count: 0, type_counts: {}, results: [] };

/**
 * Public pages, or articles, events and artworks, that contain all words of a query, best first. Words are found by their stem, without
 * accents, by their beginning, within compounds and with typos. An empty query finds nothing.
 */
export async function search(
  locale: Locale,
  group: SearchGroup,
  query: string,
  paging: { page: number; page_size?: number } = { page: 1 },
): Promise<FoundHits> {
  const expanded = await expandQuery(query, locale);
  return expanded === null ? nothing : searchExpanded(locale, group, query, expanded, paging);
}

/** The first pages of both groups, with the words of the query looked up only once. */
export async function searchBoth(
  locale: Locale,
  query: string,
  paging: { page: number; page_size?: number } = { page: 1 },
): Promise<Record<SearchGroup, FoundHits>> {
  const expanded = await expandQuery(query, locale);
  if (expanded === null) return { pages: nothing, others: nothing };
  const [pages, others] = await Promise.all([
    searchExpanded(locale, 'pages', query, expanded, paging),
    searchExpanded(locale, 'others', query, expanded, paging),
  ]);
  return { pages, others };
}

/**
 * Hits with the words themselves come first anyway. Only if there are few, the wider search is made, which is expensive, since prefixes
 * and parts match many words. The condition on the language keeps PostgreSQL from using its index: each language is half of all rows.
 */
async function searchExpanded(
  locale: Locale,
  group: SearchGroup,
  query: string,
  expanded: string,
  { page, page_size = pageSizes.search.default }: { page: number; page_size?: number },
): Promise<FoundHits> {
  // Inlined instead of passed as a parameter: only then PostgreSQL knows the words when it plans, and scans the table for a common word
  // but uses the index for a rare one.
  const config = sql.raw(`'${configuration(locale)}'::regconfig`);
  const exact = sql`plainto_tsquery(${config}, ${asText(query)})`;
  const isShown = sql`(s.locale = ${locale}) is true and ${groupCondition(group)}`;
  const { rows } = await database().execute<HitRow>(sql`
    with asked as materialized (
      select to_tsquery(${config}, ${expanded}) as wide, to_tsquery(${config}, ${inTitles(expanded)}) as titles
    ), certain as materialized (
      select s.record_id, s.resource, s.words from search_index s
      where s.words @@ ${exact} and ${isShown}
      limit ${mostHits}
    ), found as materialized (
      select record_id, resource, words, true as is_certain from certain
      union all (
        select s.record_id, s.resource, s.words, false from asked, search_index s
        where (select count(*) from certain) < ${mostHits}
          and s.words @@ asked.wide and not s.words @@ ${exact} and ${isShown}
        limit ${mostHits} - (select count(*) from certain)
      )
    ), ranked as (
      select record_id, count(*) over () as total, ${isOver} as is_over,
        case when words @@ (select titles from asked) then ${titleRank} else 0 end
          + case when is_certain then 1 + ts_rank(words, ${exact}, 1)
            else ts_rank(words, (select wide from asked), 1) end as rank
      from found
      order by is_over, rank desc, record_id
      limit ${page_size} offset ${(page - 1) * page_size}
    )
    select s.record_id as id, s.resource, s.path, s.title, ranked.total,
      (select json_object_agg(each.resource, each.number)
        from (select resource, count(*) as number from found group by resource) as each) as resources,
      ts_headline(${config}, s.title, (select wide from asked), ${titleOptions}) as marked_title,
      shown.excerpt, shown.place, substr(quotable.text, greatest(1, shown.place - ${leadSource}),
        least(${leadSource}, greatest(0, shown.place - 1))) as lead,
      case when shown.place = 0 then '' else substr(quotable.text,
        shown.place + length(translate(shown.excerpt, ${markStart + markEnd}, '')), ${afterSource}) end as after,
      coalesce(r.data->>'header_image', r.data->>'image', r.data->>'og_image') as image,
      r.data->>'date' as date, r.data->>'date_start' as date_start, nullif(r.data->>'date_end', '') as date_end,
      case when s.resource = 'events' then coalesce(r.data->>'status', 'scheduled') end as status
    from ranked
    join search_index s on s.record_id = ranked.record_id and s.locale = ${locale}
    join records r on r.id = s.record_id
    cross join lateral (select split_part(s.body, ${factsBorder}, 1) as text) as quotable
    cross join lateral (
      select headline.excerpt,
        strpos(quotable.text, translate(headline.excerpt, ${markStart + markEnd}, '')) as place
      from (
        select ts_headline(${config}, left(quotable.text, ${excerptSource}), (select wide from asked), ${headlineOptions}) as excerpt
      ) as headline
    ) as shown
    order by ranked.is_over, ranked.rank desc, s.record_id`);
  if (rows.length === 0 && page > 1) {
    // Behind the last page nothing tells how many hits there are.
    const first = await searchExpanded(locale, group, query, expanded, { page: 1, page_size: 1 });
    return { ...first, results: [] };
  }
  const resolver = await loadResolver(
    rows.flatMap(({ image }) => (image === null ? [] : [image])),
    locale,
    'visitor',
  );
  return {
    count: Number(rows[0]?.total ?? 0),
    type_counts: Object.fromEntries(
      Object.entries(rows[0]?.resources ?? {}).map(([resource, number]) => [typeOf(resource), number]),
    ),
    results: rows.map((row) => presentHit(row, row.image === null ? null : resolver.findPicture(row.image))),
  };
}

/** The `content_type` of the records of a resource. */
const typeOf = (resource: string): string => contentTypeOf(resource) ?? resource;

/** A match in the title outranks everything: a title says what a page is about. */
const titleRank = 10;

/** Characters of text in front of an excerpt in which the start of its sentence is searched. */
const leadSource = 320;

/** Characters of text behind an excerpt in which the end of its sentence is searched. */
const afterSource = 160;

/**
 * Whether what was found is an event that is over on the site's clock (as `isOver` of the pages says): it comes after everything else that
 * was found, as visitors plan. Times are wall-clock times of the site, which compare as text.
 */
const isOver = sql`(found.resource = 'events' and exists (
  select 1 from records e, (
    select coalesce(
      (select nullif(c.data->>'clock', '') from records c where c.resource = 'settings' limit 1),
      to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')
    ) as clock
  ) as site
  where e.id = found.record_id and case
    when coalesce(e.data->>'date_end', '') <> '' then e.data->>'date_end' <= site.clock
    else left(e.data->>'date_start', 10) < left(site.clock, 10)
  end))`;

/** The same words, in titles only, which have the weight `A`. */
function inTitles(expanded: string): string {
  return expanded.replace(/([\p{L}\p{N}]+)(?::(\*))?/gu, '$1:$2A');
}

const marking = `StartSel=${markStart}, StopSel=${markEnd}`;
const headlineOptions = `${marking}, MaxWords=30, MinWords=12, MaxFragments=1`;
const titleOptions = `${marking}, HighlightAll=true`;

function groupCondition(group: SearchGroup): SQL {
  return group === 'pages' ? sql`s.resource = 'pages'` : sql`s.resource <> 'pages'`;
}

function presentHit(row: HitRow, picture: Picture | null): SearchHit {
  const start = row.date_start;
  const excerpt = quote(row.excerpt, {
    before: row.lead,
    after: row.after,
    isWhole: row.place > 0 && row.place <= leadSource,
    mark: markStart,
  });
  return {
    id: row.id,
    content_type: typeOf(row.resource),
    title: row.title,
    marked_title: markedHtml(row.marked_title),
    url: row.path,
    excerpt: markedHtml(excerpt),
    image_url:
      picture === null ? null : (picture.thumbs['xs_webp'] ?? picture.thumbs['small'] ?? picture).url,
    date: start === null ? row.date : withOffset(start),
    date_end: row.date_end === null ? null : withOffset(row.date_end),
    ...(row.status === null ? {} : { status: row.status }),
  };
}

/** The text as HTML in which only our marks are tags. */
export function markedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(markStart, '<mark>')
    .replaceAll(markEnd, '</mark>');
}

/** A query as PostgreSQL takes it, which accepts no text with NUL. */
function asText(query: string): string {
  return withoutSoftHyphens(query).replaceAll('\0', ' ');
}
