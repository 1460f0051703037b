import '@/tests/support/database';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account';
import { type Database, database } from '../database/client';
import { createRecord } from '../records/write';
import { listTextRevisions } from './text-revisions';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows of the log that a plan has looked at. */
function countRows(plan: PlanNode): number {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const below = (plan.Plans ?? []).reduce((sum, each) => sum + countRows(each), 0);
  return below + (plan['Relation Name'] === 'edit_log' ? own : 0);
}

/** The database, which counts the rows of the log that are looked at. */
function counting(): { db: Database; count: () => number } {
  let rows = 0;
  const db = {
    async execute(query: SQL) {
      const explained = await database().execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        sql`explain (analyze, format json) ${query}`,
      );
      for (const { Plan } of explained.rows.flatMap((row) => row['QUERY PLAN'])) rows += countRows(Plan);
      return database().execute(query);
    },
  };
  return { db: db as unknown as Database, count: () => rows };
}

let page: number;
let user: string;

beforeAll(async () => {
  user = await createAccount({ email: 'a@example.org', name: 'A', role: 'editor', password: null });
  page = Number((await createRecord('pages', { title: { de: 'Lang' } })).id);
});

/** Adds what was typed in turn in twenty modules, from 101 on, in German and in English. */
async function type(from: number, to: number): Promise<void> {
  await database().execute(sql`
    insert into edit_log (document_id, user_id, revision, operation, inverse, touched)
    select ${page}, ${user}, n, jsonb_build_object('type', 'update', 'id', 101 + n % 20, 'changes', jsonb_build_array(
        jsonb_build_object('target', 'value', 'field', 'content', 'locale', case when n / 20 % 2 = 0 then 'de' else 'en' end))),
      '{"type": "batch", "operations": []}'::jsonb, jsonb_build_array(101 + n % 20)
    from generate_series(${from}::int, ${to}::int) n`);
  await database().execute(sql`analyze edit_log`);
}

describe('when texts were last written', () => {
  it('is asked of some modules without reading what the log has of others', async () => {
    await type(1, 40);
    await database().execute(sql`
      insert into edit_log (document_id, user_id, revision, operation, inverse, touched) values
      (${page}, ${user}, 41, '{"type": "batch", "operations": [{"type": "update", "id": 7, "changes": [{"target": "value", "field": "content", "locale": "de"}]}]}',
        '{"type": "batch", "operations": []}', '[7]')`);
    const before = await listTextRevisions(database(), page);
    expect(await listTextRevisions(database(), page, [7, 105])).toEqual({ 7: before[7], 105: before[105] });
    expect(before[7]).toEqual({ de: 41, en: 0 });
    await type(42, 6000);
    const { db, count } = counting();
    expect(await listTextRevisions(db, page, [7])).toEqual({ 7: { de: 41, en: 0 } });
    expect(count()).toBeLessThan(10);
  });
});
