import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { openClient } from '../database/open-client';
import type { MediaStorage } from '../media/storage-port';
import { lockPatternNames } from '../records/locks';
import { indexRecord } from '../search-index/index-record';
import { type Checksums, type Manifest, type Report, TransferError } from './format';
import { readArchive } from './read-archive';
import { type MovedTable, movedTables } from './tables';

export interface ImportOptions {
  /** Address of the database, which has to be migrated and empty. */
  url: string;
  storage: MediaStorage;
  file: string;
  report?: Report;
}

const quote = (name: string): string => `"${name}"`;

/**
 * Imports an exported site into an empty database and its files into the media store. The whole archive is checked first; then the tables
 * are filled in one transaction, so that a failed import leaves nothing. Throws a `TransferError` if the database is not empty, or if the
 * archive is damaged or newer.
 */
export async function importSite({
  url,
  storage,
  file,
  report = () => undefined,
}: ImportOptions): Promise<Checksums> {
  const checked = await readArchive(file, counting(report, 'checking'));
  const known = new Map(movedTables.map((table) => [table.name, table]));
  checkTables(checked.manifest, known);
  const client = await openClient({ connectionString: url });
  const folders: Folders = { added: new Set(), kept: new Set() };
  try {
    await client.query('begin');
    await refuseFull(client);
    const progress = counting(report, 'tables');
    await readArchive(file, {
      manifest: progress.manifest,
      table: async (name, lines) => {
        await insert(client, known.get(name), columnsOf(checked.manifest, name), lines);
        progress.table(name, lines);
      },
      media: async (path, bytes) => {
        await store(storage, path, bytes, folders);
        progress.media();
      },
    });
    await restoreSequences(client, checked.manifest);
    await rebuildSearch(client, report);
    const commit = await client.query('commit');
    if (commit.command !== 'COMMIT') throw new Error('The import was rolled back instead of committed.');
    // The query planner has no statistics yet.
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const folder of folders.added) await storage.removeFolder(folder).catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
  return checked.checksums;
}

/** Handlers that only count. Tables and files report progress of their own, except while the whole archive is checked. */
function counting(report: Report, step: 'checking' | 'tables') {
  let rows = 0;
  let files = 0;
  let totals = { rows: 0, files: 0 };
  const tell = (hasFiles: boolean): void => {
    if (step === 'checking') report({ step, done: rows + files, total: totals.rows + totals.files });
    else if (hasFiles) report({ step: 'media', done: files, total: totals.files });
    else report({ step, done: rows, total: totals.rows });
  };
  return {
    manifest: (manifest: Manifest) => {
      totals = {
        rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
        files: manifest.media.files,
      };
    },
    table: (_name: string, lines: string[]) => {
      rows += lines.length;
      tell(false);
    },
    media: () => {
      files += 1;
      tell(true);
    },
  };
}

/**
 * An older archive may lack tables or columns, which then get their defaults; anything unknown to this version is refused instead of
 * dropped.
 */
function checkTables(manifest: Manifest, known: Map<string, MovedTable>): void {
  for (const { name, columns } of manifest.tables) {
    const table = known.get(name);
    const strange = table === undefined ? name : columns.find((column) => !table.columns.includes(column));
    if (strange !== undefined) {
      throw new TransferError(
        `The archive holds ${strange}, which this version does not know: it comes from a newer one. Update this one first.`,
      );
    }
  }
}

/**
 * Blocks all other writers until the end, and checks that the tables are empty. Names of patterns first: who has looked for one would
 * otherwise wait for the tables, and then save a name that the archive has brought.
 */
async function refuseFull(client: Client): Promise<void> {
  await lockPatternNames(drizzle(client));
  const names = movedTables.map((table) => quote(table.name));
  await client.query(`lock table ${names.join(', ')} in share row exclusive mode`);
  for (const name of names) {
    const found = await client.query(`select 1 from ${name} limit 1`);
    if (found.rowCount !== 0) {
      throw new TransferError(
        `The database is not empty (${name}), and an import never mixes two sites. Nothing was changed. Name an empty one: --database-name, DATABASE_URL or another DATA_DIR.`,
      );
    }
  }
}

function columnsOf(manifest: Manifest, table: string): string[] {
  const columns = manifest.tables.find((each) => each.name === table)?.columns;
  if (columns === undefined) throw new TransferError(`The archive does not describe its table ${table}.`);
  return columns;
}

/** PostgreSQL parses its own output, so that numbers, times and JSON come back unchanged. */
async function insert(
  client: Client,
  table: MovedTable | undefined,
  columns: string[],
  lines: string[],
): Promise<void> {
  if (table === undefined)
    throw new TransferError('The archive holds a table that this version does not know.');
  const values = columns.map((column) =>
    table.jsonColumns.includes(column) ? `coalesce(${quote(column)}, 'null'::jsonb)` : quote(column),
  );
  await client.query(
    `insert into ${quote(table.name)} (${columns.map(quote).join(', ')})
      select ${values.join(', ')} from json_populate_recordset(null::${quote(table.name)}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}

/** Folders of the media store that this import created, and those that another site in the same store may use. */
interface Folders {
  added: Set<string>;
  kept: Set<string>;
}

async function store(storage: MediaStorage, path: string, bytes: Buffer, folders: Folders): Promise<void> {
  const [folder = ''] = path.split('/', 1);
  const there = await storage.findSize(path);
  if (there !== null && !folders.added.has(folder)) folders.kept.add(folder);
  else if (!folders.kept.has(folder)) folders.added.add(folder);
  // The folder is named after the hash of its content, so an existing one holds the same file.
  if (there !== bytes.byteLength) await storage.write(path, bytes);
}

/** Numbers that were used stay used, even those of deleted rows. */
async function restoreSequences(client: Client, manifest: Manifest): Promise<void> {
  for (const { name, serial } of movedTables) {
    if (serial === null) continue;
    await client.query(
      `select setval(pg_get_serial_sequence('${quote(name)}', $1), greatest(last, 1), last > 0)
        from (select greatest($2::int, (select coalesce(max(${quote(serial)}), 0) from ${quote(name)})) as last) as given`,
      [serial, manifest.sequences[name] ?? 0],
    );
  }
}

async function rebuildSearch(client: Client, report: Report): Promise<void> {
  const tx = drizzle(client);
  const { rows } = await client.query<{ id: number }>('select id from records where is_online order by id');
  for (const [index, { id }] of rows.entries()) {
    await indexRecord(tx, id);
    report({ step: 'search', done: index + 1, total: rows.length });
  }
}
