import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { resourceTag } from '@/lib/contract/tags';
import { transaction } from '../database/client';
import { media, mediaFormer } from '../database/schema/media';
import { ProblemError } from '../kernel/problem';
import { announceChanges } from '../changes/changes';
import { listDependentTags } from '../references/usage';
import { readFileKind } from '../media/file-kind';
import { getMedia, lockMedia } from './media';
import { mediaFolderOf, type MediaRow } from '../media/present';
import { claimBytes, orRemoved, removeBytes } from '../media/stored-bytes';
import { cleanFilename, findByHash, storeBytes } from '../media/upload';

/**
 * Replaces the bytes of a file: everything that refers to it shows the new ones, its texts stay, and addresses of the old bytes lead to
 * the new ones. A picture can only be replaced by a picture. Throws `not_found`, `unsupported_media_type`, and `conflict` if another file
 * has these bytes already, or if somebody else has replaced the file meanwhile.
 */
export async function replaceMedia(id: number, bytes: Uint8Array, filename: string): Promise<MediaRow> {
  const before = await getMedia(id);
  const hash = crypto.createHash('sha256').update(bytes).digest('hex');
  if (hash === before.hash) return before;
  if ((await findByHash(hash)) !== null) throw new ProblemError('conflict', 'media.known');
  const kind = await readFileKind(bytes, filename);
  if (kind.isPicture !== (before.width !== null)) {
    throw new ProblemError('unsupported_media_type', 'media.type');
  }
  const stored = await storeBytes(bytes, hash, kind, filename);
  const replaced = transaction(async (tx) => {
    await claimBytes(tx, { hash, renditions: stored.renditions });
    if ((await lockMedia(tx, id)).hash !== before.hash) throw new ProblemError('conflict');
    const [changed] = await tx
      .update(media)
      .set({
        ...stored,
        hash,
        type: kind.type,
        filename: cleanFilename(filename, kind),
        revision: sql`${media.revision} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(media.id, id))
      .returning();
    if (changed === undefined) throw new Error('The changed file was not returned.');
    const former = { folder: mediaFolderOf(before.hash), mediaId: id };
    await tx
      .insert(mediaFormer)
      .values(former)
      .onConflictDoUpdate({ target: mediaFormer.folder, set: { mediaId: id } });
    await announceChanges(tx, [resourceTag('media'), ...(await listDependentTags(tx, [`media:${id}`]))]);
    return changed;
  });
  const row = await orRemoved(hash, replaced);
  await removeBytes(before.hash);
  return row;
}
