import { type SQL, and, count, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ReferenceTarget } from '@/lib/contract/identifier';
import type { LinkChoice } from '@/lib/contract/link';
import type { Locale } from '@/lib/contract/locale';
import type { Values } from '@/lib/pagebuilder/tree';
import { findReferenceResource, referenceTargetOf } from '@/lib/records/definitions';
import { database } from '../database/client';
import { containsWords, escapeLike } from '../database/escape-like';
import { media } from '../database/schema/media';
import { paths, records } from '../database/schema/records';
import { type MediaRow, mediaUrl } from '../media/present';
import { resourceOf, titleOf } from '../rows/row';
import { parseReference } from './parse-reference';

/** Choices per page of the link picker. */
export const linkPageSize = 30;

interface LinkFilter {
  q?: string | undefined;
  kind?: ReferenceTarget | undefined;
  page: number;
}

/**
 * Every possible link target in a language, searched by words of title, file name and path: best match first, then by title. Pictures
 * come last, since a link rarely leads to one.
 */
export async function listLinkChoices(
  filter: LinkFilter,
  locale: Locale,
): Promise<{ count: number; results: LinkChoice[] }> {
  const found = unionAll(findRecords(filter, locale), findFiles(filter)).as('found');
  const [rows, [total]] = await Promise.all([
    database()
      .select({ isFile: found.isFile, id: found.id })
      .from(found)
      .orderBy(found.fit, sql`litfass_plain(${found.title})`, found.isFile, found.id)
      .limit(linkPageSize)
      .offset((filter.page - 1) * linkPageSize),
    database().select({ count: count() }).from(found),
  ]);
  const ids = (isFile: boolean) => rows.filter((row) => row.isFile === isFile).map(({ id }) => id);
  const choices = await loadChoices({ records: ids(false), files: ids(true) }, locale);
  return {
    count: total?.count ?? 0,
    results: rows.flatMap(({ isFile, id }) => choices.get(`${isFile}:${id}`) ?? []),
  };
}

function findRecords({ q, kind }: LinkFilter, locale: Locale) {
  const own = sql`coalesce(${records.data}->'title'->>${locale}, ${records.data}->'name'->>${locale})`;
  const both = sql`coalesce(${records.data}->>'title', ${records.data}->>'name', '')`;
  const title = sql<string>`coalesce(${own}, ${both})`;
  return database()
    .select({
      isFile: sql<boolean>`false`.as('is_file'),
      id: records.id,
      title: title.as('title'),
      fit: fitOf(title, q, sql`0`).as('fit'),
    })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId))
    .where(
      and(
        eq(paths.locale, locale),
        kind === undefined ? undefined : eq(records.resource, findReferenceResource(kind) ?? kind),
        ...containsWords(sql`${both} || ' ' || ${paths.path}`, q),
      ),
    );
}

function findFiles({ q, kind }: LinkFilter) {
  return database()
    .select({
      isFile: sql<boolean>`true`.as('is_file'),
      id: media.id,
      title: sql<string>`${media.filename}`.as('title'),
      fit: fitOf(
        sql`${media.filename}`,
        q,
        sql`case when ${media.type} like 'image/%' then 20 else ${q ? 0 : 10} end`,
      ).as('fit'),
    })
    .from(media)
    .where(
      and(
        kind === undefined || kind === 'media' ? undefined : sql`false`,
        ...containsWords(
          sql`${media.filename} || ' ' || ${media.alt}::text || ' ' || ${media.description}::text`,
          q,
        ),
      ),
    );
}

/** How well a title matches, best first: it equals the search, begins with it, has a word that does, contains it, or none of these. */
function fitOf(title: SQL, q: string | undefined, more: SQL): SQL<number> {
  const typed = (q ?? '').trim().slice(0, 200);
  if (typed === '') return sql<number>`${more}::int`;
  const plain = sql`litfass_plain(${title})`;
  const wanted = sql`litfass_plain(${escapeLike(typed)})`;
  return sql<number>`(case when ${plain} = litfass_plain(${typed}) then 0
    when ${plain} like ${wanted} || '%' then 1
    when ${plain} like '% ' || ${wanted} || '%' then 2
    when ${plain} like '%' || ${wanted} || '%' then 3
    else 4 end + ${more})::int`;
}

/** The choices with some references, in no particular order; those that do not exist in the language are missing. */
export async function findLinkChoices(references: readonly string[], locale: Locale): Promise<LinkChoice[]> {
  const parsed = references.map(parseReference).filter((each) => each !== null);
  const recordIds = parsed.filter((each) => each.resource !== 'media').map((each) => each.id);
  const mediaIds = parsed.filter((each) => each.resource === 'media').map((each) => each.id);
  const choices = await loadChoices({ records: recordIds, files: mediaIds }, locale);
  return [...choices.values()].filter((choice) => references.includes(choice.reference));
}

/** The choices of records and files by id; the keys tell whether it is a file. */
async function loadChoices(
  ids: { records: readonly number[]; files: readonly number[] },
  locale: Locale,
): Promise<Map<string, LinkChoice>> {
  const [rows, files] = await Promise.all([
    ids.records.length === 0
      ? []
      : selectChoices(and(eq(paths.locale, locale), inArray(paths.recordId, [...ids.records]))),
    ids.files.length === 0
      ? []
      : database()
          .select()
          .from(media)
          .where(inArray(media.id, [...ids.files])),
  ]);
  return new Map([
    ...rows.map((row) => [`false:${row.record.id}`, presentChoice(row, locale)] as const),
    ...files.map((row) => [`true:${row.id}`, presentFile(row)] as const),
  ]);
}

function selectChoices(where: SQL | undefined) {
  return database()
    .select({ record: records, path: paths.path })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId))
    .where(where);
}

function presentChoice(
  row: { record: typeof records.$inferSelect; path: string },
  locale: Locale,
): LinkChoice {
  const resource = resourceOf(row.record);
  const kind = referenceTargetOf(resource) ?? resource;
  return {
    reference: `${kind}:${row.record.id}`,
    kind,
    title: titleOf(resource, row.record.data, locale),
    url: row.path,
    is_online: row.record.isOnline,
    date: dateOf(row.record.data),
  };
}

function presentFile(row: MediaRow): LinkChoice {
  return {
    reference: `media:${row.id}`,
    kind: 'media',
    title: row.filename,
    url: mediaUrl(row),
    is_online: true,
    date: row.createdAt.toISOString(),
  };
}

/** The stored day of an event or article; empty for anything else. */
function dateOf(data: Values): string {
  const value = data['date_start'] ?? data['date'];
  return typeof value === 'string' ? value : '';
}
