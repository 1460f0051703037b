import { and, count, desc, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contract/locale';
import type { Version } from '@/lib/contract/write';
import { duplicate } from '@/lib/pagebuilder/duplicate';
import { treeIds, walkNode } from '@/lib/pagebuilder/locate';
import { migrateTree } from '@/lib/pagebuilder/migrate';
import { restoreTree } from '@/lib/pagebuilder/restore';
import type { SectionNode, Tree } from '@/lib/pagebuilder/tree';
import { isRecordResource } from '@/lib/records/definitions';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { modules, versions } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { updateRecordIn } from '../records/write';
import { definitions, lockDocument, type StoredDocument, takeIds } from './document';
import { announcePublished } from './live-news';
import { publishDraft } from './publish-draft';
import { saveOperation } from './save-operation';

/** A document that was just published, and the version that this has made. */
interface Publishing {
  document: StoredDocument;
  versionId: number;
}

/** Publishes a locked document's draft in some languages and stores what is public then as a version. */
export async function publishDocument(
  tx: Database,
  document: StoredDocument,
  locales: readonly Locale[],
  userId: string,
): Promise<Publishing> {
  await announcePublished(tx, document.id, userId);
  let versionId = 0;
  const published = await publishDraft(tx, document, locales, async (tree) => {
    versionId = await keepVersion(tx, document, tree, locales, userId);
  });
  return { document: published, versionId };
}

/** Stores a published tree as the document's next version. Returns its id. */
export async function keepVersion(
  tx: Database,
  { id, record }: StoredDocument,
  tree: Tree,
  locales: readonly Locale[],
  userId: string,
): Promise<number> {
  const [last] = await tx
    .select({ number: max(versions.number) })
    .from(versions)
    .where(eq(versions.documentId, id));
  const [kept] = await tx
    .insert(versions)
    .values({
      documentId: id,
      number: (last?.number ?? 0) + 1,
      tree,
      record: record.data,
      locales: [...locales],
      userId,
    })
    .returning({ id: versions.id });
  if (!kept) throw new Error(`No version was kept of the document ${id}.`);
  return kept.id;
}

/** `publishDocument`, and the record goes online as well. */
export async function publishOnline(
  tx: Database,
  document: StoredDocument,
  locales: readonly Locale[],
  userId: string,
): Promise<Publishing> {
  const { versionId } = await publishDocument(tx, document, locales, userId);
  const { resource, isOnline } = document.record;
  // A stand-alone section cannot be switched on or off.
  if (!isOnline && isRecordResource(resource)) {
    await updateRecordIn(tx, resource, document.id, { is_online: true });
  }
  return { document: await lockDocument(tx, document.id), versionId };
}

/** Restores a version as the draft, in one language: an operation like any other, so it can be undone. Throws `not_found`. */
export async function restoreVersion(
  tx: Database,
  document: StoredDocument,
  versionId: number,
  { locale, userId }: { locale: Locale; userId: string },
): Promise<StoredDocument> {
  const version = await withOwnIds(tx, document.id, await readVersion(tx, document.id, versionId));
  const tree = restoreTree(document.draft, version, locale);
  const saved = await saveOperation(tx, document, { type: 'replace', tree }, { userId });
  return saved.document;
}

/** A version in the form of a draft. Throws `not_found`. */
export async function readVersion(tx: Database, documentId: number, versionId: number): Promise<Tree> {
  const [version] = await tx
    .select({ tree: versions.tree })
    .from(versions)
    .where(and(eq(versions.id, versionId), eq(versions.documentId, documentId)));
  if (!version)
    throw new ProblemError('not_found', undefined, { fields: { version_id: 'fields.bad_choice' } });
  return asDraft(migrateTree(version.tree, definitions));
}

/** The number of a version among those of its document; null if there is none with this id. */
export async function findVersionNumber(db: Database, id: number): Promise<number | null> {
  const [version] = await db.select({ number: versions.number }).from(versions).where(eq(versions.id, id));
  return version?.number ?? null;
}

/**
 * Versions of a document, newest first, with the count of all. One after which public is what was public before the last one takes that back,
 * by the button for it or by hand.
 */
export async function listVersions(
  db: Database,
  documentId: number,
  paging: { page: number; page_size: number },
): Promise<{ count: number; results: Version[] }> {
  const where = eq(versions.documentId, documentId);
  const [last, former] = [alias(versions, 'last'), alias(versions, 'former')];
  const takesBack = sql<boolean>`coalesce(
    ${versions.tree} = ${former.tree} and ${versions.tree} <> ${last.tree} and ${versions.locales} = ${last.locales},
    false
  )`;
  const rows = await db
    .select({
      version: {
        id: versions.id,
        number: versions.number,
        at: versions.at,
        locales: versions.locales,
      },
      name: user.name,
      takesBack,
    })
    .from(versions)
    .leftJoin(user, eq(user.id, versions.userId))
    .leftJoin(last, isBefore(last, 1))
    .leftJoin(former, isBefore(former, 2))
    .where(where)
    .orderBy(desc(versions.number))
    .limit(paging.page_size)
    .offset((paging.page - 1) * paging.page_size);
  const [total] = await db.select({ count: count() }).from(versions).where(where);
  return {
    count: total?.count ?? 0,
    results: rows.map(({ version, name, takesBack: isTakingBack }) => ({
      id: version.id,
      number: version.number,
      user: name ?? '',
      at: version.at.toISOString(),
      locales: version.locales,
      ...(isTakingBack ? { takes_back: version.number - 1 } : {}),
    })),
  };
}

/** Whether a version is so many before the listed one, of the same document. */
function isBefore(
  earlier: ReturnType<typeof alias<typeof versions, string>>,
  steps: number,
): SQL | undefined {
  return and(
    eq(earlier.documentId, versions.documentId),
    eq(earlier.number, sql`${versions.number} - ${steps}`),
  );
}

/** A published tree without the properties that only published trees have. */
function asDraft(tree: Tree): Tree {
  const copy = structuredClone(tree);
  for (const section of copy.sections) for (const node of walkNode(section)) delete node.hidden;
  return copy;
}

/** Nodes that have moved to another document since keep their ids there, and are restored under new ones. */
export async function withOwnIds(tx: Database, documentId: number, tree: Tree): Promise<Tree> {
  const ids = treeIds(tree);
  if (ids.length === 0) return tree;
  const rows = await tx.select().from(modules).where(inArray(modules.id, ids));
  const own = new Set(rows.filter((row) => row.documentId === documentId).map((row) => row.id));
  const strangers = ids.filter((id) => !own.has(id));
  if (strangers.length === 0) return tree;
  const take = await takeIds(tx, documentId, strangers.length);
  const renumbered = new Map(strangers.map((id) => [id, take()]));
  return { sections: tree.sections.map((section) => renumber(section, renumbered)) };
}

function renumber(section: SectionNode, renumbered: ReadonlyMap<number, number>): SectionNode {
  const old = Array.from(walkNode(section), (node) => node.id).values();
  const anchors = Array.from(walkNode(section), (node) => node.anchor).values();
  const copy = duplicate(section, () => {
    const id = old.next().value ?? 0;
    return renumbered.get(id) ?? id;
  });
  for (const node of walkNode(copy)) node.anchor = anchors.next().value ?? '';
  return copy;
}
