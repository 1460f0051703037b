import { desc, eq, inArray } from 'drizzle-orm';
import { adminPath } from '@/lib/contract/admin-paths';
import { type Locale, locales } from '@/lib/contract/locale';
import type { Outstanding, OutstandingPage, OutstandingQuery } from '@/lib/contract/translation';
import { migrateTree } from '@/lib/pagebuilder/migrate';
import {
  isRecordResource,
  recordDefinition,
  recordResources,
  type RecordResource,
} from '@/lib/records/definitions';
import { recordPath } from '@/lib/records/paths';
import { type Database, database } from '../database/client';
import { documents } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { definitions } from '../documents/document';
import { listAllTextRevisions } from '../documents/text-revisions';
import { resourceOf, titleOf } from '../rows/row';
import { countGaps, type GapsByLocale } from './count-gaps';

/** Records that are counted together. */
const batch = 200;

/** Milliseconds that one call spends counting; the answer tells how much is left for the next one. */
const patience = 1500;

/** The counts of a record in this process, and the revisions they were made from. */
interface Counted {
  record: number;
  document: number | null;
  gaps: GapsByLocale;
}

/** By record. Two revisions in the database tell what has changed since; the memory is four numbers per record and language at most. */
const counted = new Map<number, Counted>();

/** Only one call counts at a time; the others wait and use its result. */
let counting: Promise<unknown> = Promise.resolve();

interface Entry {
  id: number;
  resource: RecordResource;
  record: number;
  document: number | null;
}

/** What is missing or outdated on the whole site, last changed first, with counts per resource. */
export async function listOutstanding(query: OutstandingQuery, locale: Locale): Promise<OutstandingPage> {
  const db = database();
  const entries = await listEntries(db);
  const turn = counting.then(() => countStale(db, entries));
  counting = turn.catch(() => undefined);
  await turn;
  const open = entries.flatMap((entry) => {
    const gaps = counted.get(entry.id)?.gaps;
    return gaps === undefined ? [] : listOpen(entry, gaps, query);
  });
  const found = open.filter(({ resource }) => query.resource === undefined || resource === query.resource);
  const { page, page_size } = query;
  const shown = found.slice((page - 1) * page_size, page * page_size);
  return {
    count: found.length,
    results: await present(db, shown, locale),
    counts: countByResource(open),
    pending: entries.filter((entry) => isStale(entry)).length,
  };
}

type Open = Pick<Entry, 'id' | 'resource'> & Pick<Outstanding, 'language' | 'fields' | 'texts' | 'outdated'>;

/** One entry per language that lacks something within the query. */
function listOpen(
  { id, resource }: Entry,
  gaps: GapsByLocale,
  { language, state }: OutstandingQuery,
): Open[] {
  return locales
    .filter((each) => language === undefined || each === language)
    .map((each) => ({ id, resource, language: each, ...gaps[each] }))
    .filter(({ fields, texts, outdated }) => {
      const isMissing = fields + texts > 0;
      if (state === 'missing') return isMissing;
      return state === 'outdated' ? outdated > 0 : isMissing || outdated > 0;
    });
}

function countByResource(open: readonly Open[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of recordResources) {
    const count = open.filter(({ resource }) => resource === name).length;
    if (count > 0) counts[name] = count;
  }
  return counts;
}

async function listEntries(db: Database): Promise<Entry[]> {
  const rows = await db
    .select({
      id: records.id,
      resource: records.resource,
      record: records.revision,
      document: documents.revision,
    })
    .from(records)
    .leftJoin(documents, eq(documents.id, records.id))
    .orderBy(desc(records.updatedAt), desc(records.id));
  // Resources of another version are not ours to judge.
  return rows.flatMap(({ resource, ...row }) => (isRecordResource(resource) ? { resource, ...row } : []));
}

function isStale({ id, record, document }: Entry): boolean {
  const found = counted.get(id);
  return found?.record !== record || found.document !== document;
}

/** Counts the records that have changed since they were last counted, last changed first, as far as time allows. */
async function countStale(db: Database, entries: readonly Entry[]): Promise<void> {
  const present = new Set(entries.map(({ id }) => id));
  for (const id of counted.keys()) if (!present.has(id)) counted.delete(id);
  const stale = entries.filter(isStale);
  const end = performance.now() + patience;
  for (let at = 0; at < stale.length && performance.now() < end; at += batch) {
    const ids = stale.slice(at, at + batch).map(({ id }) => id);
    const [rows, revisions] = await Promise.all([
      db
        .select({ record: records, draft: documents.draft, revision: documents.revision })
        .from(records)
        .leftJoin(documents, eq(documents.id, records.id))
        .where(inArray(records.id, ids)),
      listAllTextRevisions(db, ids),
    ]);
    for (const { record, draft, revision } of rows) {
      const { fields } = recordDefinition(resourceOf(record));
      const blocks =
        draft === null
          ? null
          : { tree: migrateTree(draft, definitions), definitions, revisions: revisions.get(record.id) ?? {} };
      counted.set(record.id, {
        record: record.revision,
        document: revision,
        gaps: countGaps({ fields, data: record.data }, blocks),
      });
    }
  }
}

async function present(db: Database, open: readonly Open[], locale: Locale): Promise<Outstanding[]> {
  const rows = await db
    .select()
    .from(records)
    .where(inArray(records.id, [...new Set(open.map(({ id }) => id))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return open.flatMap(({ id, resource, language, ...gaps }) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return {
      ...{ id, resource, language, ...gaps },
      title: titleOf(resource, row.data, locale),
      url: recordPath(resource, language, id, row.data) ?? '',
      settings_url: adminPath(resource, id),
    };
  });
}
