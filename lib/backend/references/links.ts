import { type SQL, and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReferenceTarget } from '@/lib/contract/identifier';
import type { LinkChoice } from '@/lib/contract/link';
import type { Locale } from '@/lib/contract/locale';
import { referenceResources, referenceTargetOf } from '@/lib/records/definitions';
import { database } from '../database/client';
import { escapeLike } from '../database/escape-like';
import { media } from '../database/schema/media';
import { paths, records } from '../database/schema/records';
import { listMedia } from '../media/library';
import { type MediaRow, mediaUrl } from '../media/present';
import { resourceOf, titleOf } from '../records/row';
import { parseReference } from './resolver';

/** Choices per page of the link picker. */
export const linkPageSize = 30;

interface LinkFilter {
  q?: string | undefined;
  kind?: ReferenceTarget | undefined;
  page: number;
}

/**
 * Everything that a link can lead to in a language, searched by words of title and path, last changed first. Files come only when
 * asked for by `kind`, as there are so many.
 */
export async function listLinkChoices(
  filter: LinkFilter,
  locale: Locale,
): Promise<{ count: number; results: LinkChoice[] }> {
  if (filter.kind === 'media') {
    const files = await listMedia({
      page: filter.page,
      page_size: linkPageSize,
      ...(filter.q === undefined ? {} : { q: filter.q }),
    });
    return {
      count: files.count,
      results: files.results.map((file) => ({
        reference: file.reference,
        kind: 'media',
        title: file.filename,
        url: file.url,
        is_online: true,
      })),
    };
  }
  const where = and(eq(paths.locale, locale), kindCondition(filter.kind), ...wordConditions(filter.q));
  const [rows, [total]] = await Promise.all([
    selectChoices(where)
      .orderBy(desc(records.updatedAt), desc(records.id))
      .limit(linkPageSize)
      .offset((filter.page - 1) * linkPageSize),
    database()
      .select({ count: count() })
      .from(paths)
      .innerJoin(records, eq(records.id, paths.recordId))
      .where(where),
  ]);
  return { count: total?.count ?? 0, results: rows.map((row) => presentChoice(row, locale)) };
}

/** The choices that references name, in no particular order; what does not exist in the language is missing. */
export async function findLinkChoices(references: readonly string[], locale: Locale): Promise<LinkChoice[]> {
  const parsed = references.map(parseReference).filter((each) => each !== null);
  const recordIds = parsed.filter((each) => each.resource !== 'media').map((each) => each.id);
  const mediaIds = parsed.filter((each) => each.resource === 'media').map((each) => each.id);
  const rows =
    recordIds.length === 0
      ? []
      : await selectChoices(and(eq(paths.locale, locale), inArray(paths.recordId, recordIds)));
  const files =
    mediaIds.length === 0 ? [] : await database().select().from(media).where(inArray(media.id, mediaIds));
  return [...rows.map((row) => presentChoice(row, locale)), ...files.map(presentFile)].filter((choice) =>
    references.includes(choice.reference),
  );
}

function selectChoices(where: SQL | undefined) {
  return database()
    .select({ record: records, path: paths.path })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId))
    .where(where)
    .$dynamic();
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
  };
}

function presentFile(row: MediaRow): LinkChoice {
  return {
    reference: `media:${row.id}`,
    kind: 'media',
    title: row.filename,
    url: mediaUrl(row),
    is_online: true,
  };
}

function kindCondition(kind: ReferenceTarget | undefined): SQL | undefined {
  return kind === undefined ? undefined : eq(records.resource, referenceResources[kind]);
}

function wordConditions(q: string | undefined): SQL[] {
  const words = (q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  const text = sql`litfass_plain(coalesce(${records.data}->>'title', ${records.data}->>'name', '') || ' ' || ${paths.path})`;
  return words.map((word) => sql`${text} like '%' || litfass_plain(${escapeLike(word)}) || '%'`);
}
