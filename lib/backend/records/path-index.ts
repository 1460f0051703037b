import { eq, inArray } from 'drizzle-orm';
import { type Locale, locales } from '@/lib/contract/locale';
import type { RecordResource } from '@/lib/records/definitions';
import { recordPaths } from '@/lib/records/paths';
import type { Values } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { paths } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';

/** A path that a record no longer has, and the one that it has instead. */
export interface MovedPath {
  from: string;
  to: string;
}

/** What becomes of the paths of a record. */
export interface PathChange {
  changed: boolean;
  moved: MovedPath[];
  /** All that it has then. */
  paths: { locale: Locale; path: string }[];
}

/** The paths that a record is about to have, and what of that is new. */
export async function comparePaths(
  tx: Database,
  resource: RecordResource,
  id: number,
  data: Values,
): Promise<PathChange> {
  const before = await tx.select().from(paths).where(eq(paths.recordId, id));
  const after = recordPaths(resource, id, data);
  const change: PathChange = { changed: false, moved: [], paths: [] };
  for (const locale of locales) {
    const from = before.find((row) => row.locale === locale)?.path;
    const to = after[locale];
    if (to !== undefined) change.paths.push({ locale, path: to });
    if (from === to) continue;
    change.changed = true;
    if (from !== undefined && to !== undefined) change.moved.push({ from, to });
  }
  return change;
}

/** Writes the paths of a record. One that another record has is a conflict. */
export async function savePaths(tx: Database, id: number, change: PathChange): Promise<void> {
  await tx.delete(paths).where(eq(paths.recordId, id));
  if (change.paths.length === 0) return;
  const taken = await tx
    .select({ locale: paths.locale })
    .from(paths)
    .where(
      inArray(
        paths.path,
        change.paths.map(({ path }) => path),
      ),
    );
  if (taken.length > 0) {
    const fields = Object.fromEntries(taken.map(({ locale }) => [`slug.${locale}`, 'records.slug_taken']));
    throw new ProblemError('conflict', 'records.slug_taken', { fields });
  }
  await tx.insert(paths).values(change.paths.map((row) => ({ ...row, recordId: id })));
}
