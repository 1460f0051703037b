import { eq } from 'drizzle-orm';
import type { SkippedStep } from '@/lib/contract/write';
import { apply } from '@/lib/pagebuilder/operations-apply';
import type { Operation } from '@/lib/pagebuilder/operations';
import { OperationError } from '@/lib/pagebuilder/operations';
import { nodeIds } from '@/lib/pagebuilder/locate';
import type { Database } from '../database/client';
import { editLog } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { assignModules, lockDocuments, type StoredDocument } from './document';
import {
  findLatest,
  listEntries,
  listNextSteps,
  listTouchedSince,
  type LogEntry,
  type Toucher,
} from './edit-log';
import { kindOf } from './history';
import { saveOperation } from './save-operation';

type Step = 'undo' | 'redo';

/** The documents that a step has changed, and the steps that were skipped. */
interface StepBack {
  documents: StoredDocument[];
  skipped: SkippedStep[];
}

/** An entry of the log about one document, with its latest undo or redo, whose inverse is applied. */
interface Half {
  entry: LogEntry;
  latest: LogEntry;
}

/**
 * Undoes the user's last operation on a document, or redoes the last undone one. Steps whose nodes somebody else has changed
 * since are skipped and named. A move between two documents is undone in both. Throws `conflict` if there is no step, or none that others
 * have left alone.
 */
export async function stepBack(
  tx: Database,
  documentId: number,
  userId: string,
  step: Step,
): Promise<StepBack> {
  const candidates = await listNextSteps(tx, documentId, userId, step);
  const partners = await listEntries(
    tx,
    candidates.flatMap(({ partner }) => partner ?? []),
  );
  const locked = await lockDocuments(tx, [documentId, ...partners.map((partner) => partner.documentId)]);
  const entries = await listNextSteps(tx, documentId, userId, step);
  if (entries[0]?.id !== candidates[0]?.id) throw conflict('documents.structure_changed');
  const documents = new Map(locked.map((document) => [document.id, document]));
  const skipped: SkippedStep[] = [];
  for (const { id } of entries) {
    const [entry] = await listEntries(tx, [id]);
    if (!entry) throw new Error('An entry of the log is gone.');
    const partner = partners.find((other) => other.id === entry.partner);
    const halves: Half[] = [];
    for (const half of partner ? [entry, partner] : [entry])
      halves.push({ entry: half, latest: await findLatest(tx, half) });
    // Out of order, the user's own later steps can conflict as well.
    const includeOwn = skipped.length > 0 || entry.partner !== null;
    const overtakenBy = await findOvertaker(tx, documents, halves, includeOwn);
    if (overtakenBy !== null) {
      // A step that the user's own later work builds on is not undone.
      if (overtakenBy.userId === userId) throw conflict('documents.touched_since');
      const document = getDocument(documents, entry.documentId);
      skipped.push({ kind: kindOf(entry, document) ?? 'container', user: overtakenBy.name });
      continue;
    }
    // A node must have left one document before it returns to the other.
    for (const half of halves.toSorted((one, other) => rank(one) - rank(other))) {
      const document = getDocument(documents, half.entry.documentId);
      documents.set(document.id, await reverse(tx, document, half, userId, step));
    }
    return { documents: [...documents.values()], skipped };
  }
  if (skipped.length > 0) throw conflict('documents.touched_since');
  throw nothingTo(step);
}

/**
 * Undoes or redoes one of the user's steps in a locked document, whichever it is. Throws `conflict` if there is no such step, if it is half
 * of a move between two documents, or if somebody else or the user's own later work has changed the same since.
 */
export async function stepOne(
  tx: Database,
  document: StoredDocument,
  { id, step, key }: { id: number; step: Step; key: string },
  userId: string,
): Promise<StoredDocument> {
  const [entry] = await listEntries(tx, [id]);
  const isOwn = entry?.documentId === document.id && entry.userId === userId;
  const isThere = entry?.state === (step === 'undo' ? 'done' : 'undone') && entry.whole;
  if (!isOwn || !isThere || entry.partner !== null) throw nothingTo(step);
  const half: Half = { entry, latest: await findLatest(tx, entry) };
  const [next] = await listNextSteps(tx, document.id, userId, step);
  const documents = new Map([[document.id, document]]);
  // Out of order, the user's own later steps can conflict as well.
  const overtakenBy = await findOvertaker(tx, documents, [half], next?.id !== id);
  if (overtakenBy !== null) throw conflict('documents.touched_since');
  return reverse(tx, document, half, userId, step, key);
}

function nothingTo(step: Step): ProblemError {
  return conflict(step === 'undo' ? 'documents.nothing_to_undo' : 'documents.nothing_to_redo');
}

function rank({ latest }: Half): number {
  return latest.inverse.type === 'remove' ? 0 : 1;
}

function getDocument(documents: ReadonlyMap<number, StoredDocument>, id: number): StoredDocument {
  const document = documents.get(id);
  if (!document) throw new Error('The document of a log entry is not locked.');
  return document;
}

/** Nobody has changed it, and yet it does not fit. */
const nobody: Toucher = { userId: '', name: '' };

/** Who has changed something since that a step would change, in any of its documents; null if nobody has. */
async function findOvertaker(
  tx: Database,
  documents: ReadonlyMap<number, StoredDocument>,
  halves: readonly Half[],
  includeOwn: boolean,
): Promise<Toucher | null> {
  for (const { entry, latest } of halves) {
    const touchers = await listTouchedSince(tx, latest, includeOwn);
    const touched = touchedBy(getDocument(documents, entry.documentId), latest.inverse);
    if (touched === null) return [...touchers.values()].at(-1) ?? nobody;
    const blocked = [...touched, ...entry.touched].find((id) => touchers.has(id));
    if (blocked !== undefined) return touchers.get(blocked) ?? nobody;
  }
  return null;
}

async function reverse(
  tx: Database,
  document: StoredDocument,
  { entry, latest }: Half,
  userId: string,
  step: Step,
  key?: string,
): Promise<StoredDocument> {
  const operation = latest.inverse;
  const named = key === undefined ? {} : { key };
  const saved = await saveOperation(tx, document, operation, { userId, reverts: entry.id, ...named });
  await tx
    .update(editLog)
    .set({ state: step === 'undo' ? 'undone' : 'done' })
    .where(eq(editLog.id, entry.id));
  if (entry.partner !== null && operation.type === 'insert') {
    await assignModules(tx, nodeIds(operation.node), document.id);
  }
  return saved.document;
}

/** The nodes that an operation would change now; null if it no longer fits. */
function touchedBy(document: StoredDocument, operation: Operation): number[] | null {
  try {
    return apply(document.draft, operation).touched;
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}

function conflict(
  detail:
    | 'documents.touched_since'
    | 'documents.nothing_to_undo'
    | 'documents.nothing_to_redo'
    | 'documents.structure_changed',
): ProblemError {
  return new ProblemError('conflict', detail, { extra: { theirs: null, base: null } });
}
