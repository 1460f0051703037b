import crypto from 'node:crypto';
import fs from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { pack, type Pack } from 'tar-stream';
import { openClient } from '../database/open-client';
import type { MediaStorage } from '../media/storage-port';
import {
  type Checksums,
  checksumsName,
  formatVersion,
  type Manifest,
  manifestName,
  type Report,
  Tally,
  tableEntry,
  TransferError,
} from './format';
import { type MovedTable, movedTables } from './tables';

export interface ExportOptions {
  /** Address of the database. */
  url: string;
  storage: MediaStorage;
  /** The archive to write; must not exist. */
  file: string;
  report?: Report;
}

/** Rows fetched at a time, and bytes after which they are written, so that neither a large site nor a large row fills the memory. */
const rowsAtOnce = 100;
const bytesPerEntry = 4 * 1024 * 1024;

const quote = (name: string): string => `"${name}"`;

/**
 * Writes a whole site into one archive, as of one moment, while it may go on running. Returns what the archive holds. The file gets its
 * name once it is complete. Throws a `TransferError` if the file exists.
 */
export async function exportSite({ url, storage, file, report }: ExportOptions): Promise<Checksums> {
  if (fs.existsSync(file)) throw new TransferError(`${file} exists already; nothing was written.`);
  const unfinished = `${file}.unfinished`;
  const client = await openClient({ connectionString: url });
  const archive = pack();
  // It contains password hashes and subscribers' addresses, so only this user may read it.
  const written = pipeline(archive, fs.createWriteStream(unfinished, { mode: 0o600 }));
  // Awaited below; until then a full disk must not end the process.
  written.catch(() => undefined);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query("set local timezone to 'UTC'");
    const filled = fill(new Writer(archive), client, storage, report ?? (() => undefined));
    const checksums = await Promise.race([filled, written.then(() => filled)]);
    archive.finalize();
    await written;
    fs.renameSync(unfinished, file);
    return checksums;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    fs.rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function fill(
  writer: Writer,
  client: Client,
  storage: MediaStorage,
  report: Report,
): Promise<Checksums> {
  const manifest = await readManifest(client);
  await writer.write(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  const tally = new Tally();
  const total = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  let done = 0;
  for (const table of movedTables) {
    await writeTable(writer, client, table, (lines, rows) => {
      tally.addLines(table.name, lines, rows);
      report({ step: 'tables', done: (done += rows), total });
    });
  }
  const missing = await writeMedia(writer, client, storage, tally, (files) =>
    report({ step: 'media', done: files, total: manifest.media.files }),
  );
  const checksums = { ...tally.close(), missing };
  await writer.write(checksumsName, `${JSON.stringify(checksums, null, 2)}\n`);
  return checksums;
}

async function readManifest(client: Client): Promise<Manifest> {
  const tables: Manifest['tables'] = [];
  const sequences: Manifest['sequences'] = {};
  for (const { name, columns, serial } of movedTables) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${quote(name)}`);
    tables.push({ name, columns, rows: counted.rows[0]?.rows ?? 0 });
    if (serial === null) continue;
    const found = await client.query<{ last: number }>(
      `select coalesce(pg_sequence_last_value(pg_get_serial_sequence('${quote(name)}', $1)), 0)::int as last`,
      [serial],
    );
    sequences[name] = found.rows[0]?.last ?? 0;
  }
  const files = await client.query<{ files: number }>(
    'select coalesce(sum(jsonb_array_length(renditions)), 0)::int as files from media',
  );
  return {
    format: formatVersion,
    created_at: new Date().toISOString(),
    tables,
    sequences,
    media: { files: files.rows[0]?.files ?? 0 },
  };
}

async function writeTable(
  writer: Writer,
  client: Client,
  table: MovedTable,
  count: (lines: string, rows: number) => void,
): Promise<void> {
  // Collations differ between servers; sorting by bytes does not.
  const order = table.order.map(({ column, isText }) => `${quote(column)}${isText ? ' collate "C"' : ''}`);
  const lines = readInParts<{ line: string }>(
    client,
    `select row_to_json(r)::text as line from
      (select ${table.columns.map(quote).join(', ')} from ${quote(table.name)} order by ${order.join(', ')}) r`,
  );
  let part = 0;
  let text = '';
  let rows = 0;
  const flush = async (): Promise<void> => {
    if (rows === 0) return;
    await writer.write(tableEntry(table.name, (part += 1)), text);
    count(text, rows);
    text = '';
    rows = 0;
  };
  for await (const { line } of lines) {
    text += `${line}\n`;
    rows += 1;
    if (text.length >= bytesPerEntry) await flush();
  }
  await flush();
}

/** The rows of a query, by a cursor on the server. */
async function* readInParts<Row>(client: Client, query: string): AsyncGenerator<Row> {
  await client.query(`declare part no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${rowsAtOnce} from part`);
    yield* rows as Row[];
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close part');
}

async function writeMedia(
  writer: Writer,
  client: Client,
  storage: MediaStorage,
  tally: Tally,
  count: (files: number) => void,
): Promise<string[]> {
  const missing: string[] = [];
  let done = 0;
  const paths = readInParts<{ path: string }>(
    client,
    `select rendition->>'path' as path from media, jsonb_array_elements(renditions) with ordinality as r(rendition, position)
      order by media.id, position`,
  );
  for await (const { path } of paths) {
    const file = await storage.read(path);
    if (file === null) missing.push(path);
    else tally.addFile(path, file.size, await writer.stream(`media/${path}`, file));
    count((done += 1));
  }
  return missing;
}

/** Writes entries one after the other, as fast as the disk accepts them. */
class Writer {
  constructor(private readonly archive: Pack) {}

  async write(name: string, text: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.archive.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Returns the SHA-256 of what was written. */
  async stream(name: string, file: { size: number; body: ReadableStream<Uint8Array> }): Promise<string> {
    const hash = crypto.createHash('sha256');
    const sum = new Transform({
      transform(part: Uint8Array, _encoding, done) {
        hash.update(part);
        done(null, part);
      },
    });
    const entry = this.archive.entry({ name, mode: 0o600, size: file.size });
    await pipeline(Readable.fromWeb(file.body as Parameters<typeof Readable.fromWeb>[0]), sum, entry);
    return hash.digest('hex');
  }
}
