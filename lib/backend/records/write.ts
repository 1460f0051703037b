import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AdminRecord, Usage } from '@/lib/contract/admin';
import { type Locale, defaultLocale } from '@/lib/contract/locale';
import type { Values } from '@/lib/pagebuilder/tree';
import { emptyTree } from '@/lib/pagebuilder/tree';
import { type RecordResource, recordDefinition } from '@/lib/records/definitions';
import { recordPaths } from '@/lib/records/paths';
import { announceChanges } from '../changes/changes';
import { type Database, transaction } from '../database/client';
import { documents } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';
import { collectReferences } from '../references/collect';
import { listDependentTags, listUsages, saveReferences } from '../references/usage';
import { indexChange } from '../search-index/index-record';
import { checkRecord } from './checks';
import { checkRevision, mergeValues } from '../rows/merge';
import { lockAddress, lockRedirects } from './locks';
import { type PathChange, comparePaths, savePaths } from './path-index';
import { followMovedPaths, leadOn, removeDeadRedirects } from './redirect-rules';
import { type RecordRow, onlineState, presentRow, resourceOf, usageTarget } from '../rows/row';
import { settleSlugs } from './slugs';
import { tagsOfChange, tagsOfRecords, tagsOfSection } from '../rows/tags';
import { parseRecord } from './validate';

/**
 * Creates a record from the fields of its definition (localised ones as `{de, en}`), with an empty tree if it has sections. Throws
 * `invalid` with the fields at fault, `conflict` if a path is taken.
 */
export async function createRecord(
  resource: RecordResource,
  input: Record<string, unknown>,
): Promise<AdminRecord> {
  return transaction((tx) => createRecordIn(tx, resource, input));
}

/** `createRecord` within a transaction of the caller. */
export async function createRecordIn(
  tx: Database,
  resource: RecordResource,
  input: Record<string, unknown>,
): Promise<AdminRecord> {
  const definition = recordDefinition(resource);
  if (resource === 'redirects') await lockRedirects(tx, 'changes');
  const data = await prepare(tx, resource, null, mergeValues(definition, {}, input), {});
  const [row] = await tx
    .insert(records)
    .values({ resource, data, isOnline: onlineState(definition, data) })
    .returning();
  if (row === undefined) throw new Error('The new record was not returned.');
  if (definition.document !== undefined) {
    await tx.insert(documents).values({ id: row.id, draft: emptyTree, published: emptyTree });
  }
  await finish(tx, row, null);
  return presentRow(definition.document === undefined ? row : { ...row, hasChanges: false });
}

/**
 * Changes the given fields of a record. If `revision` is older than the record's: `conflict` with `theirs`. Throws `not_found` for an
 * unknown record. A changed path of an online record leaves a redirect.
 */
export async function updateRecord(
  resource: RecordResource,
  id: number,
  input: Record<string, unknown>,
): Promise<AdminRecord> {
  return transaction((tx) => updateRecordIn(tx, resource, id, input));
}

/** `updateRecord` within a transaction of the caller. */
export async function updateRecordIn(
  tx: Database,
  resource: RecordResource,
  id: number,
  input: Record<string, unknown>,
): Promise<AdminRecord> {
  const definition = recordDefinition(resource);
  if (resource === 'redirects') await lockRedirects(tx, 'changes');
  const before = await lockRecord(tx, resource, id, 'no key update');
  checkRevision(input, before.revision, () => presentRow(before));
  const data = await prepare(tx, resource, id, mergeValues(definition, before.data, input), before.data);
  const [row] = await tx
    .update(records)
    .set({
      data,
      isOnline: onlineState(definition, data),
      revision: before.revision + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(records.id, id))
    .returning();
  if (row === undefined) throw new Error('The changed record was not returned.');
  const [from] = startOf(before);
  const [to] = startOf(row);
  if (from !== undefined && to !== undefined && from !== to) await leadOn(tx, { from, to });
  await finish(tx, row, before);
  return presentRow(row);
}

/**
 * Deletes a record with its tree, versions, paths, and the redirects to it. If something uses it: `conflict` with `used_by`, unless
 * `force`. Throws `not_found` for an unknown record.
 */
export async function deleteRecord(
  resource: RecordResource,
  id: number,
  options: { force?: boolean; locale?: Locale } = {},
): Promise<void> {
  await transaction(async (tx) => {
    if (resource === 'redirects') await lockRedirects(tx, 'changes');
    // Its tree is deleted with the record; writers of the tree lock it first.
    await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update');
    const row = await lockRecord(tx, resource, id, 'update');
    const own = Object.values(recordPaths(resource, id, row.data));
    if (own.length > 0) await lockRedirects(tx, 'changes');
    const left = [...own, ...startOf(row)];
    const target = usageTarget(resource, id);
    const usages = [
      ...(await listUsages(tx, target, options.locale ?? defaultLocale, id)),
      ...(await listRedirectUsages(tx, left)),
    ];
    if (usages.length > 0 && options.force !== true) {
      throw new ProblemError('conflict', 'records.in_use', { extra: { used_by: usages } });
    }
    const tags = await tagsOfRecords(tx, [id]);
    const dependent = await listDependentTags(tx, [target]);
    await tx.delete(records).where(eq(records.id, id));
    const areRedirectsChanged = await removeDeadRedirects(tx, left);
    await announceChanges(
      tx,
      tagsOfChange({
        ...{ before: row, after: null, own: tags, dependent, left: own },
        ...{ arePathsChanged: own.length > 0, areRedirectsChanged },
      }),
    );
  });
}

/** The values as they will be stored, after slugs, definition and rules. */
async function prepare(
  tx: Database,
  resource: RecordResource,
  id: number | null,
  values: Values,
  before: Values,
): Promise<Values> {
  const definition = recordDefinition(resource);
  const slugged = await settleSlugs(tx, definition, resource, id, values, before);
  const parsed = await parseRecord(tx, definition, slugged);
  return checkRecord(tx, definition, resource, id, parsed, before);
}

/** Everything that follows from a saved row: paths, redirects, references, search, and announcements. */
async function finish(tx: Database, row: RecordRow, before: RecordRow | null): Promise<void> {
  const resource = resourceOf(row);
  const definition = recordDefinition(resource);
  const change = await comparePaths(tx, resource, row.id, row.data);
  const redirected = change.changed && (await changePaths(tx, row, change, before?.isOnline === true));
  await saveReferences(tx, row.id, 'record', collectReferences(definition.fields, row.data));
  await indexChange(tx, row.id);
  await announceChanges(
    tx,
    tagsOfChange({
      before,
      after: row,
      // Pages may still show a section by the slug that it had.
      own: [...(await tagsOfRecords(tx, [row.id])), ...(before === null ? [] : tagsOfSection(before))],
      dependent: before === null ? [] : await listDependentTags(tx, [usageTarget(resource, row.id)]),
      left: [...change.moved.map(({ from }) => from), ...change.gone],
      arePathsChanged: change.changed,
      areRedirectsChanged: redirected,
    }),
  );
}

/**
 * Gives a record its new paths, with redirects from the old ones if it was online, and without those to paths that are gone. Returns
 * whether redirects have changed.
 */
async function changePaths(
  tx: Database,
  row: RecordRow,
  change: PathChange,
  wasOnline: boolean,
): Promise<boolean> {
  const moved = wasOnline ? change.moved : [];
  for (const { path } of change.paths) await lockAddress(tx, path);
  await lockRedirects(tx, moved.length > 0 || change.gone.length > 0 ? 'changes' : 'gives');
  await savePaths(tx, row.id, change);
  const areRemoved = await removeDeadRedirects(tx, change.gone);
  const areFollowed = await followMovedPaths(
    tx,
    moved,
    change.paths.map(({ path }) => path),
  );
  return areRemoved || areFollowed;
}

/** The row of a record. For a deletion, nobody may be about to refer to it; for a change that does not matter. */
async function lockRecord(
  tx: Database,
  resource: RecordResource,
  id: number,
  strength: 'update' | 'no key update',
): Promise<RecordRow> {
  const [row] = await tx
    .select()
    .from(records)
    .where(and(eq(records.id, id), eq(records.resource, resource)))
    .for(strength);
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

/** The path at which a redirect starts, to which others may lead; none of any other record. */
function startOf({ resource, data }: RecordRow): string[] {
  return resource === 'redirects' ? [String(data['old_path'] ?? '')] : [];
}

/** The redirects that lead to paths which a record leaves. */
async function listRedirectUsages(tx: Database, left: readonly string[]): Promise<Usage[]> {
  if (left.length === 0) return [];
  const rows = await tx
    .select()
    .from(records)
    .where(and(eq(records.resource, 'redirects'), inArray(sql`${records.data}->>'new_path'`, [...left])))
    .limit(50);
  return rows.map((redirect) => ({
    resource: 'redirects',
    id: redirect.id,
    title: String(redirect.data['old_path'] ?? ''),
    part: 'record',
  }));
}
