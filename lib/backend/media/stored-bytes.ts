import { eq, sql } from 'drizzle-orm';
import { type Database, transaction } from '../database/client';
import { media } from '../database/schema/media';
import { ProblemError } from '../kernel/problem';
import { type MediaRow, mediaFolderOf } from './present';
import { mediaStorage } from './storage';

/**
 * To be called before a row is given bytes that were stored: until the transaction ends nobody removes them. Throws `unavailable` if that
 * has happened meanwhile, because a file with the same bytes was deleted in the same moment.
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
 * Removes the bytes of a file whose row is gone, unless another has come since. To be called after the commit: bytes without a row do no
 * harm, a row without bytes would.
 */
export async function removeBytes(hash: string): Promise<void> {
  await transaction(async (tx) => {
    await lockBytes(tx, hash);
    const rows = await tx.select({ id: media.id }).from(media).where(eq(media.hash, hash));
    if (rows.length === 0) await mediaStorage().removeFolder(mediaFolderOf(hash));
  });
}

/** What `work` answers; if it fails, nothing is left in the store of bytes that no row has. */
export async function orRemoved<Result>(hash: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    // What cannot be removed now does no harm.
    await removeBytes(hash).catch(() => undefined);
    throw error;
  }
}

async function lockBytes(tx: Database, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`litfass_media ${hash}`}, 0))`);
}
