import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { env } from '@/lib/env';
import { outline } from '@/lib/pagebuilder/outline';
import { type Database, database, transaction } from '../database/client';
import { documents, editLog } from '../database/schema/documents';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Minutes for which typing is left as it is: an editor at work may still start from any state of it. */
const restMinutes = 60;

/** One person's typing in one field within so many minutes becomes one step, if there is nothing else in between. */
const stepMinutes = 5;

/** Entries read at once. */
const batch = 500;

/** Shrinks the edit log: typing is squashed into steps, and after EDIT_LOG_DAYS only who did what and when is kept. */
export async function shrinkEditLog(now: Date): Promise<void> {
  const rested = new Date(now.getTime() - restMinutes * minute);
  const rows = await database()
    .selectDistinct({ id: editLog.documentId })
    .from(editLog)
    .where(and(editLog.whole, lt(editLog.at, rested)));
  for (const { id } of rows) await transaction((tx) => squashTyping(tx, id, rested));
  const last = new Date(now.getTime() - env.EDIT_LOG_DAYS * day);
  while ((await transaction((tx) => dropContents(tx, last))) === batch);
}

/**
 * Keeps the last entry of each run of typing, which then undoes the whole run. Entries that were ever undone or redone are left alone,
 * since others refer to them.
 */
async function squashTyping(tx: Database, documentId: number, before: Date): Promise<void> {
  // Otherwise an undo could apply an entry while it is being squashed here.
  await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, documentId)).for('update');
  await tx.execute(sql`
    with typing as (
      select entry.id, entry.revision, entry.inverse, entry.user_id, entry.operation->'id' as module,
        (select jsonb_agg(change - 'value') from jsonb_array_elements(entry.operation->'changes') change) as fields,
        floor(extract(epoch from entry.at) / ${stepMinutes * 60}) as span
      from edit_log entry
      where entry.document_id = ${documentId} and entry.whole and entry.at < ${before.toISOString()}
        and entry.state = 'done' and entry.operation->>'type' = 'update'
        and not exists (select from edit_log reversal where reversal.reverts = entry.id)
    ), numbered as (
      -- The same for revisions that follow each other.
      select *, revision - row_number() over (partition by user_id, module, fields, span order by revision) as run
      from typing
    ), steps as (
      select array_agg(id order by revision) as ids, (array_agg(inverse order by revision))[1] as inverse
      from numbered
      group by user_id, module, fields, span, run
      having count(*) > 1
    ), lengthened as (
      update edit_log entry set inverse = steps.inverse
      from steps where entry.id = steps.ids[cardinality(steps.ids)]
    )
    delete from edit_log entry using steps where entry.id = any(trim_array(steps.ids, 1))`);
}

/** Removes the contents of the oldest entries that still have them. Returns how many there were. */
async function dropContents(tx: Database, before: Date): Promise<number> {
  const rows = await tx
    .select({ id: editLog.id, operation: editLog.operation, inverse: editLog.inverse })
    .from(editLog)
    .where(and(editLog.whole, lt(editLog.at, before)))
    .orderBy(asc(editLog.at))
    .limit(batch)
    // An entry that is being undone right now is left for the next night.
    .for('update', { skipLocked: true });
  const outlined = rows.map(({ id, operation, inverse }) => ({
    id,
    operation: outline(operation),
    inverse: outline(inverse),
  }));
  await tx.execute(sql`
    update edit_log entry set whole = false, operation = outlined.operation, inverse = outlined.inverse
    from jsonb_to_recordset(${JSON.stringify(outlined)}::jsonb) as outlined(id int, operation jsonb, inverse jsonb)
    where entry.id = outlined.id`);
  return rows.length;
}
