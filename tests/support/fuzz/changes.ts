import type { Pool } from 'pg';
import { movedTables } from '@/lib/backend/transfer/tables';

/**
 * From now on every changed row of the site's content leaves a mark, in the transaction that changes it: whatever was committed can be
 * told without reading the tables after each request.
 */
export async function watchChanges(pool: Pool): Promise<void> {
  await pool.query(`
    create table fuzz_changes (id bigserial primary key, what text not null);
    create function fuzz_note() returns trigger language plpgsql as $$
      begin insert into fuzz_changes (what) values (tg_op || ' ' || tg_table_name); return null; end $$;`);
  for (const { name } of movedTables) {
    await pool.query(`
      create trigger fuzz_row after insert or update or delete on "${name}" for each row execute function fuzz_note();
      create trigger fuzz_truncate after truncate on "${name}" for each statement execute function fuzz_note();`);
  }
}

/** What was changed since the last call, in words; empty if nothing was. */
export async function takeChanges(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>('delete from fuzz_changes returning what');
  return [...new Set(rows.map((row) => row.what))];
}

/** A digest of all content, for comparison over many requests. */
export async function digestContent(pool: Pool): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name } of movedTables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from "${name}" t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
