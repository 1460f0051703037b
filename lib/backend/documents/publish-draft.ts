import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { pathsTag, resourceTag } from '@/lib/contract/tags';
import { publish } from '@/lib/pagebuilder/publish';
import { listReferences } from '@/lib/pagebuilder/references';
import type { Tree } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { documents } from '../database/schema/documents';
import { announceChanges } from '../changes/changes';
import { listPublishedLocales } from '../rows/published';
import { usageTarget } from '../rows/row';
import { tagsOfRecords } from '../rows/tags';
import { listDependentTags, saveReferences } from '../references/usage';
import { indexChange } from '../search-index/index-record';
import type { StoredDocument } from './document';

/** Publishes a locked document's draft in some languages. `keep` stores what is public now as a version, if it is one. */
export function publishDraft(
  tx: Database,
  document: StoredDocument,
  locales: readonly Locale[],
  keep?: (published: Tree) => Promise<unknown>,
): Promise<StoredDocument> {
  return makePublic(tx, document, publish(document.draft, document.published, locales), keep);
}

/**
 * Makes a tree what visitors get of a locked document: published tree, references, search index, and the announcement to every instance,
 * all with the commit of this transaction. `keep` is as above.
 */
export async function makePublic(
  tx: Database,
  document: StoredDocument,
  published: Tree,
  keep: (published: Tree) => Promise<unknown> = () => Promise.resolve(),
): Promise<StoredDocument> {
  const { id } = document;
  const before = await listPublishedLocales(tx, id);
  await tx.update(documents).set({ published }).where(eq(documents.id, id));
  await keep(published);
  await saveReferences(tx, id, 'published', listReferences(published));
  await indexChange(tx, id);
  const isFirst = (await listPublishedLocales(tx, id)).length > before.length;
  await announceChanges(tx, [
    ...(await tagsOfRecords(tx, [id])),
    ...(isFirst ? [pathsTag, resourceTag('navigation')] : []),
    ...(isFirst || document.contentType === 'section' ? await tagsOfReferring(tx, document) : []),
  ]);
  return { ...document, published };
}

/**
 * The tags of whatever refers to a document. They become stale when a page appears, as do look-ups of its path and the menu; and with a
 * stand-alone section, whose address blocks do not know before anything of it is published.
 */
function tagsOfReferring(tx: Database, { id, record }: StoredDocument): Promise<string[]> {
  return listDependentTags(tx, [usageTarget(record.resource, id)]);
}
