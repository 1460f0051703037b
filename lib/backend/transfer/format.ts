import crypto from 'node:crypto';
import { z } from 'zod';

/** Why a site cannot be moved, as a sentence for the person who asked. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
}

/** Increased when an older import could no longer read an archive correctly. */
export const formatVersion = 1;

/** First entry of an archive: a description of what follows. */
export const manifestName = 'litfass.json';

/** Last entry of an archive: checksums of the entries before it. An archive without it was cut off. */
export const checksumsName = 'checksums.json';

const count = z.int().min(0);

export const manifestSchema = z.object({
  format: z.int().min(1),
  created_at: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: count })),
  /** Table → the last value of its sequence. */
  sequences: z.record(z.string(), count),
  media: z.object({ files: count }),
});

const digest = z.string().regex(/^[0-9a-f]{64}$/);

export const checksumsSchema = z.object({
  /** SHA-256 over all lines of a table. */
  tables: z.record(z.string(), z.object({ rows: count, sha256: digest })),
  /** SHA-256 over name, size and SHA-256 of every file. */
  media: z.object({ files: count, bytes: count, sha256: digest }),
  /** Files with a row that the media store did not have. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Checksums = z.infer<typeof checksumsSchema>;

/** Progress of a move in rows and files. */
export interface Progress {
  step: 'checking' | 'tables' | 'media' | 'search';
  done: number;
  total: number;
}

export type Report = (progress: Progress) => void;

/** The kind of an archive entry, by its name; null for anything that an export does not write. */
export function entryKind(name: string): { table: string } | { media: string } | null {
  const table = /^tables\/([a-z_]+)\/\d{6}\.ndjson$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const file = /^media\/([0-9a-f]{20}\/[A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(name)?.[1];
  return file === undefined ? null : { media: file };
}

/** Name of the n-th part of a table. */
export const tableEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;

/** Computes the checksums of an archive while it is written or read. */
export class Tally {
  private readonly tables = new Map<string, { rows: number; hash: crypto.Hash }>();
  private readonly media = { files: 0, bytes: 0, hash: crypto.createHash('sha256') };

  addLines(table: string, lines: string, rows: number): void {
    const entry = this.tables.get(table) ?? { rows: 0, hash: crypto.createHash('sha256') };
    entry.hash.update(lines);
    entry.rows += rows;
    this.tables.set(table, entry);
  }

  addFile(path: string, bytes: number, sha256: string): void {
    this.media.files += 1;
    this.media.bytes += bytes;
    this.media.hash.update(`${path} ${bytes} ${sha256}\n`);
  }

  /** The checksums; nothing can be added afterwards. */
  close(): Omit<Checksums, 'missing'> {
    const { files, bytes, hash } = this.media;
    const tables = [...this.tables].map(
      ([name, entry]) => [name, { rows: entry.rows, sha256: entry.hash.digest('hex') }] as const,
    );
    return { tables: Object.fromEntries(tables), media: { files, bytes, sha256: hash.digest('hex') } };
  }
}
