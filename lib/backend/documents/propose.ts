import type { Locale } from '@/lib/contract/locale';
import { mostLogged, type Proposal, type Propose, type RefusalCode } from '@/lib/contract/operation';
import { isStale, type Done } from '@/lib/pagebuilder/overlap';
import { listIds, matchIds, withIds } from '@/lib/pagebuilder/proposed';
import { type Database, withSavepoint } from '../database/client';
import { ProblemError } from '../kernel/problem';
import type { StoredDocument } from './document';
import { listEntries, type LogEntry } from './edit-log';
import { listNamed, listNewer } from './logged-operations';
import { ProposalReader } from './proposal-input';
import { saveOperation } from './save-operation';
import { stepOne } from './step-back';

/** A proposed operation that was not carried out, and why. */
export interface Refused {
  key: string;
  code: RefusalCode;
  problem: ProblemError;
}

/** Why an operation is not carried out, as a code of the contract. */
class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly problem: ProblemError,
  ) {
    super(code, { cause: problem });
  }
}

interface Proposer {
  userId: string;
  locale: Locale;
}

/**
 * Carries out proposed operations on a locked document, in their order, each on its own: one that is refused leaves nothing behind. One that was
 * carried out before is not again. What others have written since the proposer's revision is not overwritten, and what was done upon a refused one is
 * refused as well.
 */
export async function propose(
  tx: Database,
  before: StoredDocument,
  { since, operations }: Propose,
  proposer: Proposer,
): Promise<{ document: StoredDocument; refused: Refused[] }> {
  const keys = operations.map(({ key }) => key);
  const known = await listNamed(tx, before.id, keys);
  const newer = await listNewer(tx, before.id, since);
  // Too far behind to tell what would be overwritten.
  const isLost = since > newer.revision || newer.entries.length > mostLogged;
  const ids = new Map<number, number>();
  const refused: Refused[] = [];
  /** What the refused ones were about: whatever was done upon them is not what it seemed. */
  const doubtful = new Set<number>();
  let document = before;
  for (const [index, proposal] of operations.entries()) {
    // What was carried out of this request before, and stands behind it there, is upon something else.
    const own = new Set(keys.slice(0, index));
    const others = newer.entries.flatMap(({ entry }): Done[] => (own.has(entry.key ?? '') ? [] : [entry]));
    try {
      const earlier = known.get(proposal.key);
      if (earlier) recall(earlier, proposal, ids, proposer.userId);
      else
        document = await withSavepoint(tx, () =>
          carryOut(tx, document, proposal, { ids, others, doubtful, isLost }, proposer),
        );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ key: proposal.key, code: error.code, problem: error.problem });
      if (error.code !== 'unchanged')
        for (const id of await listConcerned(tx, proposal, ids)) doubtful.add(id);
    }
  }
  return { document, refused };
}

interface Circumstances {
  /** Ids that nodes of earlier operations have got. */
  ids: Map<number, number>;
  others: readonly Done[];
  /** Nodes about which an earlier operation of the request was refused. */
  doubtful: ReadonlySet<number>;
  isLost: boolean;
}

/** The nodes that a refused operation was about. */
async function listConcerned(
  tx: Database,
  proposal: Proposal,
  ids: ReadonlyMap<number, number>,
): Promise<number[]> {
  if ('operation' in proposal) return listIds(withIds(proposal.operation, ids));
  const [entry] = await listEntries(tx, ['undo' in proposal ? proposal.undo : proposal.redo]);
  return entry?.touched ?? [];
}

/** Carries out one operation. Throws `Refusal`. */
async function carryOut(
  tx: Database,
  document: StoredDocument,
  proposal: Proposal,
  { ids, others, doubtful, isLost }: Circumstances,
  { userId, locale }: Proposer,
): Promise<StoredDocument> {
  const { key } = proposal;
  try {
    if ('undo' in proposal)
      return await stepOne(tx, document, { id: proposal.undo, step: 'undo', key }, userId);
    if ('redo' in proposal)
      return await stepOne(tx, document, { id: proposal.redo, step: 'redo', key }, userId);
    const proposed = withIds(proposal.operation, ids);
    const isDoubtful = listIds(proposed).some((id) => doubtful.has(id));
    if (isLost || isDoubtful || isStale(document.draft, proposed, others))
      throw new Refusal('stale', new ProblemError('conflict', 'documents.conflict'));
    const operation = await new ProposalReader(tx, document, locale).read(proposed);
    if (!operation) throw new Refusal('unchanged', new ProblemError('invalid', 'documents.unchanged'));
    const saved = await saveOperation(tx, document, operation, { userId, key });
    matchIds(proposal.operation, operation, ids);
    return saved.document;
  } catch (error) {
    throw error instanceof ProblemError ? new Refusal(codeOf(error), error) : error;
  }
}

function codeOf({ code, detail }: ProblemError): RefusalCode {
  if (code === 'not_found') return 'gone';
  if (code !== 'conflict') return 'invalid';
  return detail === 'documents.touched_since' ? 'overtaken' : 'no_step';
}

/** Notes the ids of an operation that was carried out by an earlier request. */
function recall(earlier: LogEntry, proposal: Proposal, ids: Map<number, number>, userId: string): void {
  if (earlier.userId !== userId)
    throw new Refusal('invalid', new ProblemError('invalid', 'documents.operation_key_reused'));
  if ('operation' in proposal) matchIds(proposal.operation, earlier.operation, ids);
}
