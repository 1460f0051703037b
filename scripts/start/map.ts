import fs from 'node:fs/promises';
import path from 'node:path';
import { PlainError, root } from '../command/plain.mjs';

/** First bytes of every PMTiles archive. */
const mark = 'PMTiles';
const patience = 5000;

/**
 * Checks the map archive that `MAP_TILES_URL` names. Throws a sentence if it names a file that is missing or no archive, since the site would
 * start with empty maps. Returns a sentence if an address does not answer, which may be temporary; null if all is well.
 */
export async function checkMap(from: string | undefined): Promise<string | null> {
  if (from === undefined) return null;
  const isAddress = /^https?:\/\//.test(from);
  const begin = isAddress ? await readAddress(from) : await readFile(path.resolve(root, from));
  if (begin === mark) return null;
  const sentence =
    begin === null
      ? `MAP_TILES_URL names ${from}, which cannot be read.`
      : `MAP_TILES_URL names ${from}, which is no PMTiles archive${isAddress ? ', or comes from a server that gives no parts of files' : ''}.`;
  if (!isAddress) throw new PlainError(`${sentence} See .env.example.`);
  return `${sentence} Maps stay empty until that is mended.`;
}

async function readFile(file: string): Promise<string | null> {
  try {
    const handle = await fs.open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}

async function readAddress(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, {
      headers: { Range: `bytes=0-${mark.length - 1}` },
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status === 206) return await answer.text();
    await answer.body?.cancel();
    return answer.ok ? '' : null;
  } catch {
    return null;
  }
}
