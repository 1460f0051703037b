import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { deepestPlaced } from '@/lib/pagebuilder/placed';
import type { Tree } from '@/lib/pagebuilder/tree';
import { recordDefinition } from '@/lib/records/definitions';
import { localisedText, recordPath } from '@/lib/records/paths';
import type { Database } from '../database/client';
import { documents } from '../database/schema/documents';
import { records, references } from '../database/schema/records';
import { searchIndex } from '../database/schema/search';
import { listPublishedLocales } from '../rows/published';
import { resourceOf } from '../rows/row';
import { joinText, placedInTree, textOfTree, textOfValues, withoutSoftHyphens } from './text';

/** The resources that can be searched (spec §7). */
const searched = ['pages', 'articles', 'events', 'productions'] as const;

/** Fields without text for readers. */
const silentFields = ['og_title', 'og_description', 'meta_title', 'meta_description'];

/** Fields that are found but never quoted: a number, a price or who can get in says nothing outside its place on the page. */
const factFields = ['work_identifier', 'opening_hours', 'price', 'language', 'access'];

/** Between what can be quoted of a text and its facts; `joinText` leaves no line break within either. */
export const factsBorder = '\n';

/**
 * Updates the search index to a changed record, and to all that shows it: a stand-alone section is found under the pages that it is on.
 * Called in the transaction of every save and publish, so that the next search finds the change.
 */
export async function indexChange(tx: Database, id: number): Promise<void> {
  // In one order: two publishings with pages in common must not wait for each other.
  const changed = [id, ...(await listPagesThatShow(tx, id))];
  for (const each of changed.toSorted((one, other) => one - other)) await indexRecord(tx, each);
}

/**
 * Updates the search index to the public state of a record: its fields, its published tree and the stand-alone sections on it, per
 * language; nothing while it is offline or not published.
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
      ...(row.published === null ? [] : await textOfShown(tx, row.published, locale)),
    ]);
    // PostgreSQL would drop a word in angle brackets as a tag.
    const body = [passages, joinText(textOf(factFields))]
      .join(factsBorder)
      .replaceAll('<', '‹')
      .replaceAll('>', '›');
    rows.push({ recordId: id, locale, resource, path, title: withoutSoftHyphens(title), body });
  }
  await insertIndexRows(tx, rows);
}

/** Ids of all that shows a stand-alone section, also by way of others. */
async function listPagesThatShow(tx: Database, section: number): Promise<number[]> {
  const shown = new Set<number>();
  let found = [section];
  for (let depth = 0; depth < deepestPlaced && found.length > 0; depth += 1) {
    const targets = found.map((id) => `section:${id}`);
    const rows = await tx
      .selectDistinct({ id: references.sourceId })
      .from(references)
      .where(and(eq(references.part, 'published'), inArray(references.target, targets)));
    found = rows.map(({ id }) => id).filter((id) => id !== section && !shown.has(id));
    for (const id of found) shown.add(id);
  }
  return [...shown];
}

/** All text that visitors see of a tree in one language, with that of the stand-alone sections on it. */
async function textOfShown(tx: Database, tree: Tree, locale: Locale): Promise<string[]> {
  const texts = textOfTree(tree, locale);
  const known = new Set<number>();
  let shown = [tree];
  for (let depth = 0; depth < deepestPlaced; depth += 1) {
    const placed = shown.flatMap((each) => placedInTree(each, locale)).filter((id) => !known.has(id));
    if (placed.length === 0) break;
    for (const id of placed) known.add(id);
    const rows = await tx
      .select({ published: documents.published })
      .from(documents)
      .innerJoin(records, eq(records.id, documents.id))
      .where(and(inArray(documents.id, placed), eq(records.isOnline, true)));
    shown = rows.flatMap(({ published }) => published ?? []);
    texts.push(...shown.flatMap((each) => textOfTree(each, locale)));
  }
  return texts;
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
