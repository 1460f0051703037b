import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Page } from '@/lib/contract/page';
import { pagePath } from '@/lib/contract/paths';
import { migrateTree } from '@/lib/pagebuilder/migrate';
import { type Database, database } from '../database/client';
import { versions } from '../database/schema/documents';
import { paths, records } from '../database/schema/records';
import { isOpenPath } from '../rows/published';
import { definitions, findDocument, type StoredDocument } from './document';
import { type Audience, presentDocument, presentSections, type ShownDocument } from './present';

/** The state of a document that is read: published, draft, or a version by its id. */
export type DocumentState = 'published' | 'draft' | number;

/**
 * A page by its slug (spec §7; the home page's is empty), or null. Only editors find what is offline or not published in the language,
 * and only they may read drafts and versions: the caller has checked that.
 */
export async function findPage(
  locale: Locale,
  slug: string,
  state: DocumentState,
  audience: Audience,
  db: Database = database(),
): Promise<Page | null> {
  const [row] = await db
    .select({ id: paths.recordId, isOpen: isOpenPath })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId))
    .where(and(eq(paths.path, pagePath(locale, slug)), eq(records.resource, 'pages')));
  if (!row || (audience === 'visitor' && !row.isOpen)) return null;
  const document = await findDocument(db, row.id);
  if (!document) return null;
  const shown = await findShown(db, document, state);
  return shown && presentDocument(db, document, shown, locale, audience);
}

/** The stand-alone section with a slug (spec §7), or null if there is none in this state. */
export async function findStandAloneSection(
  locale: Locale,
  slug: string,
  state: DocumentState,
  audience: Audience,
  db: Database = database(),
): Promise<Section | null> {
  const id = await findSectionRecord(db, slug);
  const document = id === null ? null : await findDocument(db, id);
  const shown = document && (await findShown(db, document, state));
  if (!document || !shown) return null;
  const [section] = await presentSections(db, document, shown.tree, locale, audience);
  return section ?? null;
}

/** The id of the record of a stand-alone section, or null. */
export async function findSectionRecord(db: Database, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.resource, 'sections'), sql`${records.data}->>'slug' = ${slug}`));
  return row?.id ?? null;
}

/** The tree and the record's fields in a state; null if the document has no such version. */
export async function findShown(
  db: Database,
  document: StoredDocument,
  state: DocumentState,
): Promise<ShownDocument | null> {
  if (state === 'draft') return { tree: document.draft, record: document.record };
  if (state === 'published') return { tree: document.published, record: document.record };
  const [version] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.id, state), eq(versions.documentId, document.id)));
  if (!version) return null;
  return {
    tree: migrateTree(version.tree, definitions),
    record: { id: document.id, data: version.record, isOnline: document.record.isOnline },
  };
}
