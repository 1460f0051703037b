import { eq, sql } from 'drizzle-orm';
import { type Database, transaction } from '../database/client';
import { media } from '../database/schema/media';
import { log } from '../kernel/log';
import { ProblemError } from '../kernel/problem';
import { type MediaRow, mediaFolderOf } from './present';
import { mediaStorage } from './storage';

/**
 * Call this before giving stored bytes to a row: they cannot be removed until the transaction ends. Throws `unavailable` if they have
 * just been removed because a file with the same bytes was deleted.
 */
export async function claimBytes(
  tx: Database,
  { hash, renditions }: Pick<MediaRow, 'hash' | 'renditions'>,
): Promise<void> {
  await lockBytes(tx, hash);
  const sizes = await Promise.all(renditions.map(({ path }) => mediaStorage().findSize(path)));
  if (sizes.includes(null)) throw new ProblemError('unavailable');
}

/**
 * Removes the bytes of a file whose row is gone, unless another row has them by now. Call this after the commit: bytes without a row do
 * no harm, a row without bytes would. For the same reason a failure is only logged: what was committed has happened.
 */
export async function removeBytes(hash: string): Promise<void> {
  const removal = transaction(async (tx) => {
    await lockBytes(tx, hash);
    const rows = await tx.select({ id: media.id }).from(media).where(eq(media.hash, hash));
    if (rows.length === 0) await mediaStorage().removeFolder(mediaFolderOf(hash));
  });
  await removal.catch((error: unknown) =>
    log.warn({ err: error, folder: mediaFolderOf(hash) }, 'The bytes of a former file could not be removed'),
  );
}

/** Returns the result of `work`; if it fails, stored bytes that no row has are removed. */
export async function orRemoved<Result>(hash: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await removeBytes(hash);
    throw error;
  }
}

async function lockBytes(tx: Database, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`litfass_media ${hash}`}, 0))`);
}
