import type { z } from 'zod';
import type { createModuleSchema } from '@/lib/contract/write-bodies';
import { slugSchema } from '@/lib/contract/identifier';
import { findNode, nodeIds, treeIds } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import type { TreeNode } from '@/lib/pagebuilder/tree';
import type { Database } from '../../database/client';
import { ProblemError } from '../../kernel/problem';
import { createRecordIn } from '../../records/write';
import { moduleAnswer } from '../../documents/answers';
import { checkDocumentRevision } from '../../documents/conflict';
import {
  definitions,
  getDocumentId,
  getDocumentIdOfModule,
  lockDocument,
  type StoredDocument,
  takeIds,
} from '../../documents/document';
import { findRemovedNode } from '../../documents/edit-log';
import { countNewNodes, readNewModule, readNewSection, readUpdate } from '../../documents/module-input';
import { readPlace } from '../../documents/places';
import { findSectionRecord } from '../../documents/read';
import { saveOperation } from '../../documents/save-operation';
import { writeOnce, type Written } from '../../http/write-once';
import { type KindParams, missing, readDocumentKey, readKind, type WriteContext } from './context';

type Body = z.infer<typeof createModuleSchema>;
type Context = WriteContext<KindParams, Body>;

/** `POST …/{kind}`: creates a module at a place, or a section in a document (spec §7). Answers with it and 201. */
export async function createModule(context: Context): Promise<Response> {
  const kind = readKind(context.params.module);
  return writeOnce(context, async (tx) => {
    const document = await lockTarget(tx, context.body, kind);
    checkDocumentRevision(document, context.body.revision);
    const [only] = document.draft.sections;
    // A stand-alone section is a single section: a second call gets the first one's.
    if (kind === 'container' && document.contentType === 'section' && only) {
      return { answer: await moduleAnswer(tx, document, only.id, context.locale) };
    }
    return insertModule(tx, document, kind, context);
  });
}

async function insertModule(
  tx: Database,
  document: StoredDocument,
  kind: string,
  context: Context,
): Promise<Written> {
  const { body, locale, user } = context;
  const place = readPlace(document.draft, kind, body, locale);
  const revived = await readRevived(tx, document, kind, body);
  if (revived) {
    const insert: Operation = { type: 'insert', node: revived, place };
    const update = await readUpdate(tx, revived, body, locale);
    const operation: Operation = update ? { type: 'batch', operations: [insert, update] } : insert;
    const { document: saved } = await saveOperation(tx, document, operation, { userId: user.id });
    const answer = await moduleAnswer(tx, saved, revived.id, locale);
    return { status: 201, answer, changed: [document.id] };
  }
  const definition = definitions[kind] ?? null;
  const takeId = await takeIds(tx, document.id, countNewNodes(definition, body));
  const node = definition
    ? await readNewModule(tx, definition, body, locale, takeId)
    : readNewSection(body, takeId);
  const saved = await saveOperation(tx, document, { type: 'insert', node, place }, { userId: user.id });
  return {
    status: 201,
    answer: await moduleAnswer(tx, saved.document, node.id, locale),
    changed: [document.id],
  };
}

/** The deleted module to bring back; null if none is asked for, if the log has lost it, or if it is back already. */
async function readRevived(
  tx: Database,
  { id, draft }: StoredDocument,
  kind: string,
  { revives }: Body,
): Promise<TreeNode | null> {
  if (revives === undefined || findNode(draft, revives)) return null;
  const node = await findRemovedNode(tx, id, revives);
  const known = new Set(treeIds(draft));
  return node?.kind === kind && !nodeIds(node).some((each) => known.has(each)) ? node : null;
}

/** The document of the new module: its parent's, the named one, or that of a stand-alone section. */
async function lockTarget(tx: Database, body: Body, kind: string): Promise<StoredDocument> {
  if (kind !== 'container') {
    if (body.parent === null) throw missing('parent');
    return lockDocument(tx, await getParentDocument(tx, body.parent));
  }
  if (body.content_type === 'section' && (body.object_id ?? null) === null) {
    return lockDocument(tx, await getSectionRecord(tx, body.slug ?? ''));
  }
  const key = readDocumentKey(body);
  if (!key) throw missing('object_id');
  return lockDocument(tx, await getDocumentId(tx, key));
}

async function getParentDocument(tx: Database, parent: number): Promise<number> {
  try {
    return await getDocumentIdOfModule(tx, parent);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'not_found') throw error;
    throw new ProblemError('not_found', undefined, { fields: { parent: 'fields.bad_place' }, cause: error });
  }
}

/** The record of a stand-alone section, created if the slug has none yet (spec §7: a 404 creates a section for editors). */
async function getSectionRecord(tx: Database, slug: string): Promise<number> {
  if (slug === '') throw missing('slug');
  if (!slugSchema.safeParse(slug).success) {
    throw new ProblemError('invalid', undefined, { fields: { slug: 'fields.bad_slug' } });
  }
  const existing = await findSectionRecord(tx, slug);
  if (existing !== null) return existing;
  const record = await createRecordIn(tx, 'sections', { slug, title: slug });
  return Number(record.id);
}
