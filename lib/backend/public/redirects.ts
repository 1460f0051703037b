import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { Redirect } from '@/lib/contract/redirect';
import { database } from '../database/client';
import { records } from '../database/schema/records';
import { listRedirectRows, normaliseSitePath } from '../records/redirect-rules';

/** Old and new paths, of one language (by the old path's prefix) or of all. */
export async function listRedirects(locale?: Locale): Promise<Redirect[]> {
  const rows = await listRedirectRows(database());
  return rows
    .filter(({ from }) => locale === undefined || from === `/${locale}` || from.startsWith(`/${locale}/`))
    .map(({ from, to }) => ({ old_path: from, new_path: to }));
}

/** As many redirects are followed one after the other; more are none that an editor made. */
const longestChain = 10;

/** Where an old path leads at the end of all redirects that follow one another; null if it is none, or if they go in circles. */
export async function followRedirects(oldPath: string): Promise<string | null> {
  const seen = new Set([oldPath]);
  let target = await findRedirect(oldPath);
  for (let step = 0; target !== null && step < longestChain; step += 1) {
    if (seen.has(target)) return null;
    seen.add(target);
    const next = await findRedirect(target);
    if (next === null) return target;
    target = next;
  }
  return null;
}

/** Where an old path leads now, or null. */
export async function findRedirect(oldPath: string): Promise<string | null> {
  const path = normaliseSitePath(oldPath);
  if (path === null) return null;
  const [row] = await database()
    .select({ to: sql<string>`${records.data}->>'new_path'` })
    .from(records)
    .where(and(eq(records.resource, 'redirects'), sql`${records.data}->>'old_path' = ${path}`))
    .limit(1);
  return row?.to ?? null;
}
