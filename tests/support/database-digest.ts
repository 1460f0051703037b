import { pool } from '@/lib/backend/database/client';

/** What changes with every request, whatever it asks for: counters of calls, and when a session was last seen. */
const unstable = ['rate_limits', 'session'];

let statement: string | undefined;

/**
 * A digest of all that the database keeps, jobs included; the same as long as nothing changes. Call it with the digest of before
 * to show that a request left everything as it was.
 */
export async function digestDatabase(): Promise<string> {
  statement ??= await buildStatement();
  const { rows } = await pool().query<{ digest: string }>(statement);
  return rows[0]?.digest ?? '';
}

async function buildStatement(): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and not tablename = any($1)`,
    [unstable],
  );
  const parts = rows.map(
    ({ name }) =>
      `(select coalesce(sum(hashtextextended(t::text, 0)), 0)::text || '/' || count(*) from ${name} t)`,
  );
  return `select concat_ws(' ', ${parts.join(', ')}) as digest`;
}
