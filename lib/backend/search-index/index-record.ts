import { eq, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { recordDefinition } from '@/lib/records/definitions';
import { localisedText, recordPath } from '@/lib/records/paths';
import type { Database } from '../database/client';
import { documents } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { searchIndex } from '../database/schema/search';
import { listPublishedLocales } from '../rows/published';
import { resourceOf } from '../rows/row';
import { joinText, textOfTree, textOfValues } from './text';

/** The resources that can be searched (spec §7). */
const searched = ['pages', 'articles', 'events', 'productions'] as const;

/** Fields without text for readers. */
const silentFields = ['og_title', 'og_description', 'meta_title', 'meta_description'];

/** Fields that are found but never quoted: a number, a price or who can get in says nothing outside its place on the page. */
const factFields = ['work_identifier', 'opening_hours', 'price', 'language', 'access'];

/** Between what can be quoted of a text and its facts; `joinText` leaves no line break within either. */
export const factsBorder = '\n';

/**
 * Updates the search index to the public state of a record: its fields and its published tree, per language; nothing while it is offline
 * or not published. Called in the transaction of every save and publish, so that the next search finds the change.
 */
export async function indexRecord(tx: Database, id: number): Promise<void> {
  // Publishing and saving the same record wait for each other, and the second sees the result of the first.
  await tx.select({ id: records.id }).from(records).where(eq(records.id, id)).for('no key update');
  await tx.delete(searchIndex).where(eq(searchIndex.recordId, id));
  const [row] = await tx
    .select({ record: records, published: documents.published })
    .from(records)
    .leftJoin(documents, eq(documents.id, records.id))
    .where(eq(records.id, id));
  if (row === undefined || !row.record.isOnline) return;
  const resource = resourceOf(row.record);
  if (!searched.some((name) => name === resource)) return;
  const definition = recordDefinition(resource);
  const { data } = row.record;
  const rows: IndexRow[] = [];
  for (const locale of await listPublishedLocales(tx, id)) {
    const path = recordPath(resource, locale, id, data);
    const title = localisedText(data[definition.title], locale);
    if (path === null || title === null) continue;
    const textOf = (names: readonly string[]) =>
      textOfValues(
        Object.fromEntries(Object.entries(definition.fields).filter(([name]) => names.includes(name))),
        data,
        locale,
      );
    const quoted = Object.keys(definition.fields).filter(
      (name) => ![definition.title, ...silentFields, ...factFields].includes(name),
    );
    const passages = joinText([
      ...textOf(quoted),
      ...(row.published === null ? [] : textOfTree(row.published, locale)),
    ]);
    // PostgreSQL would drop a word in angle brackets as a tag.
    const body = [passages, joinText(textOf(factFields))]
      .join(factsBorder)
      .replaceAll('<', '‹')
      .replaceAll('>', '›');
    rows.push({ recordId: id, locale, resource, path, title, body });
  }
  await insertIndexRows(tx, rows);
}

/** Text of a record in one language for the search. */
export interface IndexRow {
  recordId: number;
  locale: Locale;
  resource: string;
  path: string;
  title: string;
  /** What can be quoted; behind `factsBorder`, what is only found. */
  body: string;
}

/** Adds rows to the search index, and their words to the vocabulary. */
export async function insertIndexRows(tx: Database, rows: readonly IndexRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (name: keyof IndexRow) => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`
    insert into search_index (record_id, locale, resource, path, title, body, words)
    select r.*,
      setweight(to_tsvector(('litfass_' || r.locale)::regconfig, r.title), 'A') ||
      setweight(to_tsvector(('litfass_' || r.locale)::regconfig, r.body), 'C')
    from unnest(${column('recordId')}::int[], ${column('locale')}::text[], ${column('resource')}::text[],
      ${column('path')}::text[], ${column('title')}::text[], ${column('body')}::text[])
      as r(record_id, locale, resource, path, title, body)`);
  await tx.execute(sql`
    insert into search_vocabulary (locale, word)
    select distinct r.locale, word
    from unnest(${column('locale')}::text[], ${column('title')}::text[], ${column('body')}::text[])
        as r(locale, title, body),
      regexp_split_to_table(litfass_plain(r.title || ' ' || r.body), '[^[:alnum:]]+') as word
    where length(word) between 3 and 60
    -- In one order: two writers of the same new words must not wait for each other.
    order by 1, 2
    on conflict do nothing`);
}

/** Name of the text search configuration of a language (created by the first migration). */
export function configuration(locale: Locale): string {
  return `litfass_${locale}`;
}
