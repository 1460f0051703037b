import type { z } from 'zod';
import type {
  arrangeSchema,
  clipQuerySchema,
  Clip,
  pasteSchema,
  SeveralAnswer,
} from '@/lib/contract/several';
import type { Locale } from '@/lib/contract/locale';
import { duplicate } from '@/lib/pagebuilder/duplicate';
import { nodeIds, walkTree, type Located } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import { listOutermost, moveSeveral } from '@/lib/pagebuilder/several';
import { type Database, database } from '../../database/client';
import type { Account } from '../../accounts/session';
import { buildClip, ClipReader, countClip } from '../../documents/clip';
import {
  findDocument,
  getDocumentId,
  getDocumentIdOfModule,
  lockDocument,
  type StoredDocument,
  takeIds,
} from '../../documents/document';
import { readUpdate } from '../../documents/module-input';
import { readPlace } from '../../documents/places';
import { saveOperation } from '../../documents/save-operation';
import { writeOnce, type Written } from '../../http/write-once';
import { ProblemError } from '../../kernel/problem';
import { missing, readDocumentKey, type WriteContext } from './context';

type Arrange = z.infer<typeof arrangeSchema>;
type Paste = z.infer<typeof pasteSchema>;

/** `POST …/arrange`: moves, copies, removes or colours several modules or sections of one document, as one step. */
export async function arrange(context: WriteContext<unknown, Arrange>): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx): Promise<Written> => {
    const document = await lockDocument(tx, await getDocumentOf(tx, body.ids));
    const found = findAll(document, body.ids);
    const { operations, ids } = await plan(tx, document, found, body, locale);
    return save(tx, document, operations, { ids, userId: user.id });
  });
}

/** `GET …/clip`: several modules or sections in the form of a clipboard, with all their languages. */
export async function readClip({
  query,
}: {
  query: z.infer<typeof clipQuerySchema>;
  user: Account;
}): Promise<Clip> {
  const document = await findDocument(database(), await getDocumentOf(database(), query.ids));
  if (!document) throw new ProblemError('not_found');
  findAll(document, query.ids);
  const modules = await buildClip(database(), document, query.ids);
  if (modules.length === 0) throw new ProblemError('invalid', 'documents.unknown_kind');
  return { modules };
}

/** `POST …/paste`: pastes the modules of a clipboard at a place, with all languages and new ids, as one step. Answers 201. */
export async function paste(context: WriteContext<unknown, Paste>): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx): Promise<Written> => {
    const document = await lockDocument(tx, await getTarget(tx, body));
    if (document.contentType === 'section' && body.parent === null) {
      throw new ProblemError('invalid', undefined, { fields: { parent: 'fields.bad_place' } });
    }
    const places = body.modules.map(({ model }) => readPlace(document.draft, model, body, locale));
    const anchors = new Set(Array.from(walkTree(document.draft), ({ node }) => node.anchor));
    const takeId = await takeIds(tx, document.id, countClip(body.modules));
    const reader = new ClipReader(tx, anchors, takeId);
    const nodes = await reader.readAll(body.modules);
    const [place] = places;
    if (nodes.length === 0 || place === undefined) throw reader.reason ?? new ProblemError('invalid');
    const operations = nodes.map((node, index): Operation => ({
      type: 'insert',
      node,
      place: { ...place, order: place.order + index },
    }));
    const ids = nodes.map(({ id }) => id);
    const written = await save(tx, document, operations, { ids, userId: user.id, leftOut: reader.leftOut });
    return { ...written, status: 201 };
  });
}

interface Plan {
  operations: Operation[];
  /** The ids that result. */
  ids: number[];
}

async function plan(
  tx: Database,
  document: StoredDocument,
  found: readonly Located[],
  body: Arrange,
  locale: Locale,
): Promise<Plan> {
  const ids = found.map(({ node }) => node.id);
  switch (body.action) {
    case 'remove':
      return { operations: ids.map((id) => ({ type: 'remove', id })), ids: [] };
    case 'move':
      return { operations: planMove(document, found, body, locale), ids };
    case 'duplicate':
      return planCopies(tx, document, found);
    case 'colour':
      return { operations: await planColour(tx, found, body, locale), ids };
  }
}

function planMove(
  { draft }: StoredDocument,
  found: readonly Located[],
  body: Arrange,
  locale: Locale,
): Operation[] {
  const ids = found.map(({ node }) => node.id);
  const [place] = found.map(({ node }) => readPlace(draft, node.kind, body, locale, ...ids));
  const isInside = found.some(({ node }) => body.parent !== null && nodeIds(node).includes(body.parent));
  if (place === undefined || isInside) {
    throw new ProblemError('invalid', undefined, { fields: { parent: 'fields.bad_place' } });
  }
  return moveSeveral(draft, ids, place);
}

/** Copies of modules in one list go behind the last of them. */
async function planCopies(tx: Database, document: StoredDocument, found: readonly Located[]): Promise<Plan> {
  const takeId = await takeIds(tx, document.id, found.flatMap(({ node }) => nodeIds(node)).length);
  const plan: Plan = { operations: [], ids: [] };
  for (const { node, place } of found) {
    const group = found.filter(
      (other) => other.place.parent === place.parent && other.place.column === place.column,
    );
    const last = group.at(-1)?.place ?? place;
    const copy = duplicate(node, takeId);
    const order = last.order + 1 + group.findIndex((other) => other.node === node);
    plan.operations.push({ type: 'insert', node: copy, place: { ...last, order } });
    plan.ids.push(copy.id);
  }
  return plan;
}

async function planColour(
  tx: Database,
  found: readonly Located[],
  { color }: Arrange,
  locale: Locale,
): Promise<Operation[]> {
  if (color === undefined) throw missing('color');
  const operations: Operation[] = [];
  for (const { node } of found) {
    if (node.kind !== 'container') {
      throw new ProblemError('invalid', undefined, { fields: { ids: 'fields.bad_choice' } });
    }
    const operation = await readUpdate(tx, node, { color }, locale);
    if (operation) operations.push(operation);
  }
  return operations;
}

async function save(
  tx: Database,
  document: StoredDocument,
  operations: Operation[],
  { ids, userId, leftOut }: { ids: number[]; userId: string; leftOut?: number },
): Promise<Written> {
  const answer = (revision: number): SeveralAnswer => ({
    ids,
    document_revision: revision,
    ...(leftOut === undefined ? {} : { left_out: leftOut }),
  });
  if (operations.length === 0) return { answer: answer(document.revision) };
  const saved = await saveOperation(tx, document, { type: 'batch', operations }, { userId });
  return { answer: answer(saved.document.revision), changed: [document.id] };
}

/** The places of all named modules. Throws `not_found` if one does not exist or is in another document. */
function findAll({ draft }: StoredDocument, ids: readonly number[]): Located[] {
  const known = new Set(Array.from(walkTree(draft), ({ node }) => node.id));
  if (!ids.every((id) => known.has(id))) {
    throw new ProblemError('not_found', undefined, { fields: { ids: 'fields.bad_choice' } });
  }
  return listOutermost(draft, ids);
}

function getDocumentOf(db: Database, [first = 0]: readonly number[]): Promise<number> {
  return getDocumentIdOfModule(db, first);
}

/** The document to paste into: that of the parent, or the named one. */
async function getTarget(tx: Database, body: Paste): Promise<number> {
  if (body.parent !== null) return getDocumentIdOfModule(tx, body.parent);
  const key = readDocumentKey(body);
  if (!key) throw missing('parent');
  return getDocumentId(tx, key);
}
