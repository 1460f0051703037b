import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { account, session, user, verification } from '../database/schema/accounts';
import {
  documents,
  editLog,
  idempotency,
  modules,
  notes,
  patterns,
  previewLinks,
  schedules,
  versions,
} from '../database/schema/documents';
import { media, mediaFormer } from '../database/schema/media';
import { paths, records, references } from '../database/schema/records';
import { searchIndex, searchVocabulary } from '../database/schema/search';
import { outsideLinks, rateLimits, settings, subscribers } from '../database/schema/site';

/** A table in the archive. */
export interface MovedTable {
  name: string;
  columns: string[];
  /** The primary key, which gives rows the same order in every export. */
  order: { column: string; isText: boolean }[];
  /** JSON columns that are never SQL's null, so a JSON `null` is meant. */
  jsonColumns: string[];
  /** Column with a sequence, or null. */
  serial: string | null;
}

/** The tables of a site, ordered so that every row comes after those that it refers to. */
export const movedTables: readonly MovedTable[] = [
  settings,
  user,
  account,
  records,
  paths,
  references,
  documents,
  modules,
  notes,
  patterns,
  editLog,
  versions,
  schedules,
  media,
  mediaFormer,
  subscribers,
].map(describeTable);

/** Tables that are not moved: bound to this installation (sessions, tokens, counters), or derived from the rest (search, state of links). */
export const leftTables: readonly string[] = [
  session,
  verification,
  previewLinks,
  idempotency,
  rateLimits,
  outsideLinks,
  searchIndex,
  searchVocabulary,
].map((table) => getTableName(table));

function describeTable(table: PgTable): MovedTable {
  const columns = Object.values(getTableColumns(table));
  const keyNames = new Set(
    getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
  );
  const key = columns.filter((column) => column.primary || keyNames.has(column.name));
  return {
    name: getTableName(table),
    columns: columns.map((column) => column.name),
    order: key.map((column) => ({ column: column.name, isText: column.getSQLType() === 'text' })),
    jsonColumns: columns
      .filter((column) => column.getSQLType() === 'jsonb' && column.notNull)
      .map((column) => column.name),
    serial: columns.find((column) => column.getSQLType() === 'serial')?.name ?? null,
  };
}
