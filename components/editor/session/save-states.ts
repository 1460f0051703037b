import type { SaveState } from '@/lib/client/save-state';
import type { ProposedOperation } from '@/lib/contract/operation';
import type { Copy } from '@/lib/pagebuilder/copy/copy';

export interface SaveCircumstances {
  isSending: boolean;
  /** Whether the last attempt to reach the server has failed. */
  hasFailed: boolean;
  /** What keeps an operation from being sent, by field; null if nothing does. */
  findFaults: (operation: ProposedOperation) => Record<string, string> | null;
}

const severity = ['unsaved', 'saving', 'incomplete', 'error', 'conflict'] as const;

/** The save states of the blocks in which something is not on the server yet, by their ids in the tree. */
export function listSaveStates(
  { pending, conflicts, orphans }: Pick<Copy, 'pending' | 'conflicts' | 'orphans'>,
  { isSending, hasFailed, findFaults }: SaveCircumstances,
): Map<number, SaveState> {
  const states = new Map<number, SaveState>();
  const add = (id: number, state: SaveState): void => {
    const rank = ({ status }: SaveState) => severity.findIndex((each) => each === status);
    const known = states.get(id);
    if (known === undefined || rank(state) > rank(known)) states.set(id, state);
  };
  for (const { wish, isSent, faults } of pending) {
    const operation = 'operation' in wish ? wish.operation : null;
    if (operation?.type !== 'update' && operation?.type !== 'insert') continue;
    const id = operation.type === 'update' ? operation.id : operation.node.id;
    const missing = isSent ? null : findFaults(operation);
    if (faults) add(id, { status: 'error', fields: faults });
    else if (missing) add(id, { status: 'incomplete', fields: missing });
    else if (hasFailed) add(id, { status: 'error' });
    else add(id, { status: isSent && isSending ? 'saving' : 'unsaved' });
  }
  for (const { id } of conflicts) add(id, { status: 'conflict' });
  for (const { node } of orphans) add(node.id, { status: 'conflict' });
  return states;
}

/** Whether a change of the structure, or a step, is not on the server. */
export function hasStructure({ pending }: Pick<Copy, 'pending'>): boolean {
  return pending.some(
    ({ wish }) =>
      !('operation' in wish) || (wish.operation.type !== 'update' && wish.operation.type !== 'insert'),
  );
}
