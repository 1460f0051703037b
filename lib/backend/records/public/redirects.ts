import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { Redirect } from '@/lib/contract/redirect';
import { database } from '../../database/client';
import { records } from '../../database/schema/records';
import { listRedirectRows, normaliseSitePath } from '../redirect-rules';

/** Old and new paths, of one language (by the old path's prefix) or of all. */
export async function listRedirects(locale?: Locale): Promise<Redirect[]> {
  const rows = await listRedirectRows(database());
  return rows
    .filter(({ from }) => locale === undefined || from === `/${locale}` || from.startsWith(`/${locale}/`))
    .map(({ from, to }) => ({ old_path: from, new_path: to }));
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
