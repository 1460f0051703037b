import { eq, inArray } from 'drizzle-orm';
import { type Locale, locales } from '@/lib/contract/locale';
import type { RecordResource } from '@/lib/records/definitions';
import { recordPaths } from '@/lib/records/paths';
import type { Values } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { paths } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';

/** A path that a record no longer has, with its replacement. */
export interface MovedPath {
  from: string;
  to: string;
}

/** The change of a record's paths. */
export interface PathChange {
  changed: boolean;
  moved: MovedPath[];
  /** Paths that it no longer has, without a replacement. */
  gone: string[];
  /** All its paths afterwards. */
  paths: { locale: Locale; path: string }[];
}

/** Compares the paths that a record will have with those that it has. */
export async function comparePaths(
  tx: Database,
  resource: RecordResource,
  id: number,
  data: Values,
): Promise<PathChange> {
  const before = await tx.select().from(paths).where(eq(paths.recordId, id));
  const after = recordPaths(resource, id, data);
  const change: PathChange = { changed: false, moved: [], gone: [], paths: [] };
  for (const locale of locales) {
    const from = before.find((row) => row.locale === locale)?.path;
    const to = after[locale];
    if (to !== undefined) change.paths.push({ locale, path: to });
    if (from === to) continue;
    change.changed = true;
    if (from !== undefined && to !== undefined) change.moved.push({ from, to });
    else if (from !== undefined) change.gone.push(from);
  }
  return change;
}

/** Saves the paths of a record. A path of another record is a conflict. */
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
