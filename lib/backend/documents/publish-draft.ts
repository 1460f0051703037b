import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { publish } from '@/lib/pagebuilder/publish';
import { listReferences } from '@/lib/pagebuilder/references';
import type { Database } from '../database/client';
import { documents } from '../database/schema/documents';
import { announceChanges } from '../changes/changes';
import { tagsOfRecords } from '../rows/tags';
import { saveReferences } from '../references/usage';
import { indexRecord } from '../search-index/index-record';
import type { StoredDocument } from './document';

/**
 * Makes a locked document's draft public in some languages: published tree, references, search index, and the news for every
 * instance, all with the commit of this transaction.
 */
export async function publishDraft(
  tx: Database,
  document: StoredDocument,
  locales: readonly Locale[],
): Promise<StoredDocument> {
  const published = publish(document.draft, document.published, locales);
  await tx.update(documents).set({ published }).where(eq(documents.id, document.id));
  await saveReferences(tx, document.id, 'published', listReferences(published));
  await indexRecord(tx, document.id);
  await announceChanges(tx, await tagsOfRecords(tx, [document.id]));
  return { ...document, published };
}
