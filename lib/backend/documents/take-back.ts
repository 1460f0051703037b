import { desc, eq } from 'drizzle-orm';
import { migrateTree } from '@/lib/pagebuilder/migrate';
import type { Database } from '../database/client';
import { versions } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { definitions, type StoredDocument } from './document';
import { announcePublished } from './live-news';
import { makePublic } from './publish-draft';
import { keepVersion } from './versions';

/**
 * Takes the last publishing of a locked document back: what was public before is public again, as a version of its own, and the draft stays
 * as it is. Throws `not_found` if the document has no such version, and `conflict` if somebody has published since, or if nothing was public
 * before in one of its languages: to have nothing public, a record goes offline.
 */
export async function takeBackPublishing(
  tx: Database,
  document: StoredDocument,
  versionId: number,
  userId: string,
): Promise<StoredDocument> {
  const known = await tx
    .select({ id: versions.id, locales: versions.locales })
    .from(versions)
    .where(eq(versions.documentId, document.id))
    .orderBy(desc(versions.number));
  const [last, former] = known;
  if (!last || !known.some(({ id }) => id === versionId))
    throw new ProblemError('not_found', undefined, { fields: { version_id: 'fields.bad_choice' } });
  if (last.id !== versionId) throw new ProblemError('conflict', 'documents.published_since');
  const before = new Set(known.slice(1).flatMap(({ locales }) => locales));
  if (!former || !last.locales.every((locale) => before.has(locale)))
    throw new ProblemError('conflict', 'documents.first_publishing');
  const [stored] = await tx.select({ tree: versions.tree }).from(versions).where(eq(versions.id, former.id));
  if (!stored) throw new ProblemError('conflict', 'documents.first_publishing');
  await announcePublished(tx, document.id, userId);
  return makePublic(tx, document, migrateTree(stored.tree, definitions), (tree) =>
    keepVersion(tx, document, tree, last.locales, userId),
  );
}
