import crypto from 'node:crypto';
import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { maximumUploadBytes } from '@/lib/contract/media';
import {
  type Checksums,
  checksumsName,
  checksumsSchema,
  entryKind,
  formatVersion,
  type Manifest,
  manifestName,
  manifestSchema,
  Tally,
  TransferError,
} from './format';

/** Handlers for the parts of an archive, in their order. */
export interface ArchiveHandlers {
  manifest: (manifest: Manifest) => Promise<void> | void;
  /** `lines` are JSON objects, one per line. */
  table: (name: string, lines: string[]) => Promise<void> | void;
  media: (path: string, bytes: Buffer) => Promise<void> | void;
}

type Entry = ReturnType<typeof extract> extends AsyncIterable<infer Item> ? Item : never;

/** Size of a part of a table as an export writes it, with room for one very large row. */
const largestPart = 256 * 1024 * 1024;

/**
 * Reads an archive from its first to its last entry, one part at a time, and verifies its checksums. Throws a `TransferError` if it is
 * not an archive, of a newer version, cut off or changed.
 */
export async function readArchive(
  file: string,
  handlers: ArchiveHandlers,
): Promise<{ manifest: Manifest; checksums: Checksums }> {
  let manifest: Manifest | null = null;
  let checksums: Checksums | null = null;
  const tally = new Tally();
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (checksums !== null) throw damaged(file, 'it goes on after its end');
    if (manifest === null) {
      manifest = await readManifest(file, entry);
      await handlers.manifest(manifest);
      continue;
    }
    if (name === checksumsName) {
      checksums = parse(file, checksumsSchema, await readBytes(file, entry, largestPart));
      continue;
    }
    const kind = entryKind(name);
    if (kind === null) throw damaged(file, `it holds ${name}, which no export writes`);
    const bytes = await readBytes(file, entry, 'media' in kind ? 2 * maximumUploadBytes : largestPart);
    if ('media' in kind) {
      tally.addFile(kind.media, bytes.byteLength, crypto.createHash('sha256').update(bytes).digest('hex'));
      await handlers.media(kind.media, bytes);
    } else {
      const text = bytes.toString('utf8');
      const lines = text.split('\n').filter((line) => line !== '');
      tally.addLines(kind.table, text, lines.length);
      await handlers.table(kind.table, lines);
    }
  }
  if (manifest === null || checksums === null) throw damaged(file, 'its end is missing');
  const { missing: _, ...expected } = checksums;
  if (!isDeepStrictEqual(tally.close(), expected))
    throw damaged(file, 'its content does not fit its checksums');
  return { manifest, checksums };
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const archive = extract();
  const source = fs.createReadStream(file);
  source.on('error', (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    yield* archive;
  } catch (error) {
    if (error instanceof TransferError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new TransferError(`There is no file ${file}.`);
    }
    throw damaged(file, error instanceof Error ? error.message : String(error));
  } finally {
    source.destroy();
    archive.destroy();
  }
}

async function readManifest(file: string, entry: Entry): Promise<Manifest> {
  if (entry.header.name !== manifestName) throw new TransferError(`${file} is no archive of content:export.`);
  const manifest = parse(file, manifestSchema, await readBytes(file, entry, largestPart));
  if (manifest.format > formatVersion) {
    throw new TransferError(`${file} comes from a newer version of this project. Update this one first.`);
  }
  return manifest;
}

async function readBytes(file: string, entry: Entry, most: number): Promise<Buffer> {
  const size = entry.header.size ?? 0;
  if (size > most) throw damaged(file, `${entry.header.name} is too large`);
  const parts: Buffer[] = [];
  try {
    for await (const part of entry as AsyncIterable<Buffer>) parts.push(part);
  } catch {
    throw damaged(file, 'its end is missing');
  }
  return Buffer.concat(parts);
}

function parse<Output>(file: string, schema: z.ZodType<Output>, bytes: Buffer): Output {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw damaged(file, 'its description cannot be read');
  }
}

function damaged(file: string, reason: string): TransferError {
  return new TransferError(`${file} is damaged: ${reason}. Nothing was changed.`);
}
