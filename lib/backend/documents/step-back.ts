import { eq } from 'drizzle-orm';
import { apply } from '@/lib/pagebuilder/operations-apply';
import type { Operation } from '@/lib/pagebuilder/operations';
import { OperationError } from '@/lib/pagebuilder/operations';
import { nodeIds } from '@/lib/pagebuilder/locate';
import type { Database } from '../database/client';
import { editLog } from '../database/schema/documents';
import { ProblemError } from '../problem';
import { assignModules, lockDocuments, type StoredDocument } from './document';
import { findLatest, findNextStep, listTouchedSince, type LogEntry } from './edit-log';
import { saveOperation } from './save-operation';

type Step = 'undo' | 'redo';

/**
 * Takes back the user's last operation on a document, or does the last undone one again (design §5). A move between two
 * documents is stepped back in both. Throws `conflict` if there is nothing, or if somebody else touched the same module since.
 */
export async function stepBack(
  tx: Database,
  documentId: number,
  userId: string,
  step: Step,
): Promise<StoredDocument[]> {
  const candidate = await findNextStep(tx, documentId, userId, step);
  const partner = candidate && (await findPartner(tx, candidate));
  const locked = await lockDocuments(tx, [documentId, ...(partner ? [partner.documentId] : [])]);
  const entry = await findNextStep(tx, documentId, userId, step);
  if (!entry || entry.id !== candidate?.id) {
    // Another step of the same user came first, or there is nothing to do.
    const nothing = step === 'undo' ? 'documents.nothing_to_undo' : 'documents.nothing_to_redo';
    throw conflict(entry ? 'documents.structure_changed' : nothing);
  }
  const halves = partner ? [entry, partner] : [entry];
  // What leaves one document must be gone from it before it comes back into the other.
  const steps = [];
  for (const half of halves) steps.push({ half, latest: await findLatest(tx, half) });
  const changed = new Map(locked.map((document) => [document.id, document]));
  for (const { half, latest } of steps.toSorted((one, other) => rank(one.latest) - rank(other.latest))) {
    const document = changed.get(half.documentId);
    if (!document) throw new Error('The document of a log entry is not locked.');
    changed.set(half.documentId, await reverse(tx, document, half, latest, userId, step));
  }
  return [...changed.values()];
}

function rank(latest: LogEntry): number {
  return latest.inverse.type === 'remove' ? 0 : 1;
}

async function reverse(
  tx: Database,
  document: StoredDocument,
  entry: LogEntry,
  latest: LogEntry,
  userId: string,
  step: Step,
): Promise<StoredDocument> {
  const operation = latest.inverse;
  const blocked = await listTouchedSince(tx, latest, entry.partner !== null);
  if (touchedBy(document, operation, entry).some((id) => blocked.has(id))) {
    throw conflict('documents.touched_since');
  }
  const saved = await saveOperation(tx, document, operation, { userId, reverts: entry.id });
  await tx
    .update(editLog)
    .set({ state: step === 'undo' ? 'undone' : 'done' })
    .where(eq(editLog.id, entry.id));
  if (entry.partner !== null && operation.type === 'insert') {
    await assignModules(tx, nodeIds(operation.node), document.id);
  }
  return saved.document;
}

/** What the step would touch now, and what the operation touched then. */
function touchedBy(document: StoredDocument, operation: Operation, entry: LogEntry): number[] {
  try {
    return [...apply(document.draft, operation).touched, ...entry.touched];
  } catch (error) {
    if (error instanceof OperationError) throw conflict('documents.touched_since', error);
    throw error;
  }
}

async function findPartner(tx: Database, entry: LogEntry): Promise<LogEntry | null> {
  if (entry.partner === null) return null;
  const [partner] = await tx.select().from(editLog).where(eq(editLog.id, entry.partner));
  return partner ?? null;
}

function conflict(
  detail:
    | 'documents.touched_since'
    | 'documents.nothing_to_undo'
    | 'documents.nothing_to_redo'
    | 'documents.structure_changed',
  cause?: unknown,
): ProblemError {
  return new ProblemError('conflict', detail, { extra: { theirs: null, base: null }, cause });
}
