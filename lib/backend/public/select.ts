import { type SQL, and, count, eq, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { RecordResource } from '@/lib/records/definitions';
import { database } from '../database/client';
import { records } from '../database/schema/records';
import { isOf, type RowOf } from '../rows/row';

interface Selection<Resource extends RecordResource> {
  resource: Resource;
  locale: Locale;
  /** A condition beyond being online and having a path in the language. */
  where?: SQL | undefined;
  orderBy: SQL[];
  page: number;
  page_size: number;
}

/** One page of the public records in a language, with the count of all. */
export async function selectPublic<Resource extends RecordResource>(
  selection: Selection<Resource>,
): Promise<{ count: number; rows: RowOf<Resource>[] }> {
  const where = and(
    eq(records.resource, selection.resource),
    eq(records.isOnline, true),
    sql`${records.data}->'slug' ? ${selection.locale}`,
    selection.where,
  );
  const [rows, [total]] = await Promise.all([
    database()
      .select()
      .from(records)
      .where(where)
      .orderBy(...selection.orderBy)
      .limit(selection.page_size)
      .offset((selection.page - 1) * selection.page_size),
    database().select({ count: count() }).from(records).where(where),
  ]);
  return { count: total?.count ?? 0, rows: rows.filter((row) => isOf(row, selection.resource)) };
}
