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

/** The documents that a step has changed, and the steps that were passed over. */
interface StepBack {
  documents: StoredDocument[];
  skipped: SkippedStep[];
}

/** An entry of the log about one document, and its latest undo or redo: what is applied is that one's inverse. */
interface Half {
  entry: LogEntry;
  latest: LogEntry;
}

/**
 * Takes back the user's last operation on a document, or does the last undone one again (design §5). What somebody else has touched
 * since is passed over and named. A move between two documents is stepped back in both. Throws `conflict` if there is nothing, or
 * nothing that others have left alone.
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
    // Out of their order the user's own later steps are in the way too.
    const includeOwn = skipped.length > 0 || entry.partner !== null;
    const overtakenBy = await findOvertaker(tx, documents, halves, includeOwn);
    if (overtakenBy !== null) {
      // What stands on the user's own later work is not taken from under it.
      if (overtakenBy.userId === userId) throw conflict('documents.touched_since');
      const document = getDocument(documents, entry.documentId);
      skipped.push({ kind: kindOf(entry, document) ?? 'container', user: overtakenBy.name });
      continue;
    }
    // What leaves one document must be gone from it before it comes back into the other.
    for (const half of halves.toSorted((one, other) => rank(one) - rank(other))) {
      const document = getDocument(documents, half.entry.documentId);
      documents.set(document.id, await reverse(tx, document, half, userId, step));
    }
    return { documents: [...documents.values()], skipped };
  }
  if (skipped.length > 0) throw conflict('documents.touched_since');
  throw conflict(step === 'undo' ? 'documents.nothing_to_undo' : 'documents.nothing_to_redo');
}

function rank({ latest }: Half): number {
  return latest.inverse.type === 'remove' ? 0 : 1;
}

function getDocument(documents: ReadonlyMap<number, StoredDocument>, id: number): StoredDocument {
  const document = documents.get(id);
  if (!document) throw new Error('The document of a log entry is not locked.');
  return document;
}

/** Nobody has touched it, and it does not fit all the same. */
const nobody: Toucher = { userId: '', name: '' };

/** Who has touched since what a step would touch, in any of its documents; null if nobody has. */
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
): Promise<StoredDocument> {
  const operation = latest.inverse;
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

/** What an operation would touch now; null if it does not fit any more. */
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
