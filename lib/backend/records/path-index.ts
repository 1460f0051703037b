import { eq, inArray } from 'drizzle-orm';
import { locales } from '@/lib/contract/locale';
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

/** What saving the paths of a record changed. */
export interface PathChange {
  changed: boolean;
  moved: MovedPath[];
}

/** Writes the paths of a record and says what moved. A path that another record has is a conflict. */
export async function savePaths(
  tx: Database,
  resource: RecordResource,
  id: number,
  data: Values,
): Promise<PathChange> {
  const before = await tx.select().from(paths).where(eq(paths.recordId, id));
  const after = recordPaths(resource, id, data);
  const moved: MovedPath[] = [];
  let changed = false;
  for (const locale of locales) {
    const from = before.find((row) => row.locale === locale)?.path;
    const to = after[locale];
    if (from === to) continue;
    changed = true;
    if (from !== undefined && to !== undefined) moved.push({ from, to });
  }
  if (!changed) return { changed, moved };
  await tx.delete(paths).where(eq(paths.recordId, id));
  const rows = locales.flatMap((locale) => {
    const path = after[locale];
    return path === undefined ? [] : [{ locale, path, recordId: id }];
  });
  if (rows.length === 0) return { changed, moved };
  const taken = await tx
    .select({ locale: paths.locale })
    .from(paths)
    .where(
      inArray(
        paths.path,
        rows.map((row) => row.path),
      ),
    );
  if (taken.length > 0) {
    const fields = Object.fromEntries(taken.map(({ locale }) => [`slug.${locale}`, 'records.slug_taken']));
    throw new ProblemError('conflict', 'records.slug_taken', { fields });
  }
  await tx.insert(paths).values(rows);
  return { changed, moved };
}
