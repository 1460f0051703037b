import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { locales, type Locale } from '@/lib/contract/locale';
import {
  mostLogged,
  type LoggedOperation,
  type NewerOperations,
  type Targets,
} from '@/lib/contract/operation';
import { listReferencesIn } from '@/lib/pagebuilder/references';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { documents, editLog } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { loadResolver } from '../references/resolver';
import type { LogEntry } from './edit-log';
import { listTextRevisions } from './text-revisions';

/** An entry of the log with the name of its author. */
export interface NamedEntry {
  entry: LogEntry;
  name: string;
}

/** What the log of a document has since a revision. */
export interface Newer {
  revision: number;
  entries: NamedEntry[];
  /** Whether nothing is missing in between. */
  isWhole: boolean;
}

/** Everything that was done in a document since a revision, in order. Throws `not_found`. */
export async function listNewer(db: Database, documentId: number, since: number): Promise<Newer> {
  const [document] = await db
    .select({ revision: documents.revision })
    .from(documents)
    .where(eq(documents.id, documentId));
  if (!document) throw new ProblemError('not_found');
  const rows = await db
    .select({ entry: editLog, name: user.name })
    .from(editLog)
    .leftJoin(user, eq(user.id, editLog.userId))
    .where(and(eq(editLog.documentId, documentId), gt(editLog.revision, since)))
    .orderBy(asc(editLog.revision))
    .limit(mostLogged + 1);
  // What was done after the first query is left for the next time.
  const entries = rows.flatMap(({ entry, name }) =>
    entry.revision <= document.revision ? [{ entry, name: name ?? '' }] : [],
  );
  const isComplete = entries.length === document.revision - since && entries.length <= mostLogged;
  return {
    revision: document.revision,
    entries,
    isWhole: isComplete && entries.every(({ entry }) => entry.whole),
  };
}

/** The entries of a document that browsers have given these names. */
export async function listNamed(
  db: Database,
  documentId: number,
  keys: readonly string[],
): Promise<Map<string, LogEntry>> {
  const rows = await db
    .select()
    .from(editLog)
    .where(and(eq(editLog.documentId, documentId), inArray(editLog.key, [...keys])));
  return new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row]])));
}

/** What is newer, but for whose it is: the same for everybody who listens. */
export type CommonNewer = Omit<NewerOperations, 'operations'> & { entries: NamedEntry[] };

/** Loads what everybody who has a document open is told of it. */
export async function loadNewer(db: Database, documentId: number, since: number): Promise<CommonNewer> {
  const { revision, entries, isWhole } = await listNewer(db, documentId, since);
  if (!isWhole || since > revision)
    return { revision, entries: [], reset: true, targets: {}, text_revisions: {} };
  const operations = entries.map(({ entry }) => entry.operation);
  const touched = [...new Set(entries.flatMap(({ entry }) => entry.touched))];
  const written = touched.length === 0 ? {} : await listTextRevisions(db, documentId, touched);
  return {
    revision,
    entries,
    reset: false,
    targets: await loadTargets(db, listReferencesIn(operations)),
    // Of a replaced page nothing counts that was known of its texts before.
    text_revisions: Object.fromEntries(touched.map((id) => [id, written[id] ?? {}])),
  };
}

/** What is newer, as one account is told. */
export function presentNewer({ entries, ...common }: CommonNewer, userId: string): NewerOperations {
  return { ...common, operations: entries.map((each) => presentEntry(each, userId)) };
}

function presentEntry({ entry, name }: NamedEntry, userId: string): LoggedOperation {
  const { id, revision, key, reverts, operation } = entry;
  return { id, revision, key, reverts, operation, user: name, is_you: entry.userId === userId };
}

/** What references lead to, in both languages, as editors see it. */
export async function loadTargets(db: Database, references: readonly string[]): Promise<Targets> {
  if (references.length === 0) return {};
  const targets: Targets = {};
  for (const locale of locales) {
    const resolver = await loadResolver(references, locale, 'editor', db);
    for (const reference of references) {
      const found: Partial<Record<Locale, Targets[string][Locale]>> = (targets[reference] ??= {});
      found[locale] = { url: resolver.findUrl(reference), picture: resolver.findPicture(reference) };
    }
  }
  return targets;
}
