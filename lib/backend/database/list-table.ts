import { asc, count, desc, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ProblemError } from '../kernel/problem';
import { database } from './client';
import { escapeLike } from './escape-like';

interface ListOptions {
  where: SQL | undefined;
  /** A name of `columns`; a leading minus sorts descending. */
  sort: string;
  /** Columns that the list can be sorted by. */
  columns: Readonly<Record<string, PgColumn | SQL>>;
  /** Decides the order of equal rows. */
  id: PgColumn;
  /** 1-based. */
  page: number;
  page_size: number;
}

/** One page of a table's rows with the count of all. Throws `invalid` for an unknown sort column. */
export async function listTable<Table extends PgTable>(
  table: Table,
  { where, sort, columns, id, page, page_size }: ListOptions,
): Promise<{ count: number; rows: InferSelectModel<Table>[] }> {
  const name = sort.replace(/^-/, '');
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) {
    throw new ProblemError('invalid', undefined, { fields: { sort: 'records.bad_parameter' } });
  }
  const direction = sort.startsWith('-') ? desc : asc;
  const from: PgTable = table;
  const [rows, [total]] = await Promise.all([
    database()
      .select()
      .from(from)
      .where(where)
      .orderBy(direction(column), direction(id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    database().select({ count: count() }).from(from).where(where),
  ]);
  return { count: total?.count ?? 0, rows: rows as InferSelectModel<Table>[] };
}

/** A `like` pattern for texts that contain `text` literally. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}
