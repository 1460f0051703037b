import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/env';
import type { MediaStorage } from './storage-port';

/** Stores files below `media` in the data folder. Each is written under a temporary name, synced and then renamed. */
export function diskStorage(
  root = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'media'),
): MediaStorage {
  const fileOf = (name: string): string => path.join(root, ...name.split('/'));
  return {
    async write(name, bytes) {
      const target = fileOf(name);
      const folder = path.dirname(target);
      await fs.mkdir(folder, { recursive: true });
      const temporary = path.join(folder, `.${crypto.randomBytes(6).toString('hex')}.tmp`);
      const file = await fs.open(temporary, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } catch (error) {
        await file.close();
        await fs.rm(temporary, { force: true });
        throw error;
      }
      await file.close();
      await fs.rename(temporary, target);
      await syncFolder(folder);
      await syncFolder(root);
    },
    async findSize(name) {
      try {
        const found = await fs.stat(fileOf(name));
        return found.isFile() ? found.size : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async read(name, range) {
      const size = await this.findSize(name);
      if (size === null) return null;
      const file = await fs.open(fileOf(name), 'r');
      const stream = file.createReadStream(range === undefined ? {} : { start: range.start, end: range.end });
      return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
    },
    async removeFolder(folder) {
      // An upload of the same file may be writing into it right now.
      await fs.rm(fileOf(folder), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    },
  };
}

/** A new name is durable only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
