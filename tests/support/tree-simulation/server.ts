import type { Locale } from '@/lib/contract/locale';
import type {
  LoggedOperation,
  NewerOperations,
  Propose,
  ProposeAnswer,
  Proposal,
  ProposedOperation,
  RefusalCode,
  TreeAnswer,
} from '@/lib/contract/operation';
import { findNode, locate, nodeIds } from '@/lib/pagebuilder/locate';
import { OperationError, type Change, type Operation } from '@/lib/pagebuilder/operations';
import { apply } from '@/lib/pagebuilder/operations-apply';
import { isStale } from '@/lib/pagebuilder/overlap';
import { listIds, matchIds, settle, withIds } from '@/lib/pagebuilder/proposed';
import { serialize } from '@/lib/pagebuilder/serialize';
import { isSection, type Tree } from '@/lib/pagebuilder/tree';
import { localisedText } from '@/lib/records/paths';

/** One entry of the log, with the trees before and after it. */
export interface Entry {
  id: number;
  revision: number;
  key: string | null;
  user: string;
  reverts: number | null;
  operation: Operation;
  inverse: Operation;
  touched: number[];
  state: 'done' | 'undone' | 'dropped' | 'reversal';
  before: Tree;
  after: Tree;
}

class Refused extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

/** What the server does with operations, on the same rules: one order for all, one effect of a key, nothing written over unseen. */
export class ModelServer {
  readonly log: Entry[] = [];
  private lastId = 1000;

  constructor(public tree: Tree) {}

  get revision(): number {
    return this.log.length;
  }

  readTree(user: string): TreeAnswer {
    const own = this.log
      .filter((entry) => entry.user === user && /^(?:done|undone)$/.test(entry.state))
      .slice(-200);
    return {
      ...{ revision: this.revision, tree: this.tree, targets: {}, text_revisions: {} },
      steps: own.map((entry) => {
        const latest = this.latestOf(entry);
        return {
          ...{ id: entry.id, key: entry.key, state: entry.state === 'undone' ? 'undone' : 'done' },
          ...{ revision: latest.revision, inverse: latest.inverse, touched: entry.touched },
          overtaken_by: this.findOvertaker(entry, false)?.user ?? null,
          elsewhere: false,
        };
      }),
    };
  }

  readNewer(since: number, user: string): NewerOperations {
    return {
      ...{ revision: this.revision, reset: since > this.revision, targets: {}, text_revisions: {} },
      operations: this.log.slice(since).map((entry) => present(entry, user)),
    };
  }

  propose(user: string, { since, operations }: Propose): ProposeAnswer {
    const keys = operations.map(({ key }) => key);
    const newer = this.log.slice(since);
    const ids = new Map<number, number>();
    const refused: ProposeAnswer['refused'] = [];
    const doubtful = new Set<number>();
    for (const [index, proposal] of operations.entries()) {
      const own = keys.slice(0, index);
      const others = newer.filter(({ key }) => key === null || !own.includes(key));
      try {
        if (this.isDoubtful(proposal, ids, doubtful)) throw new Refused('stale');
        this.carryOut(user, proposal, others, ids);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused.push({ key: proposal.key, code: error.code, detail: error.code });
        if (error.code !== 'unchanged') for (const id of this.listConcerned(proposal, ids)) doubtful.add(id);
      }
    }
    return { ...this.readNewer(since, user), refused };
  }

  /** A module's texts in a language are said to be right still: they are written again unchanged. */
  keepTranslation(user: string, id: number, locale: Locale): void {
    const node = findNode(this.tree, id);
    const values = node === null || isSection(node) ? {} : node.values;
    const changes = Object.entries(values).flatMap(([field, value]): Change[] => {
      const text = localisedText(value, locale);
      return text === null ? [] : [{ target: 'value', field, locale, value: text }];
    });
    this.write({ user, key: null, operation: { type: 'update', id, changes }, reverts: null });
  }

  /** Whether an operation was done upon one that was refused. */
  private isDoubtful(
    proposal: Proposal,
    ids: ReadonlyMap<number, number>,
    doubtful: ReadonlySet<number>,
  ): boolean {
    if (!('operation' in proposal) || this.log.some(({ key }) => key === proposal.key)) return false;
    return this.listConcerned(proposal, ids).some((id) => doubtful.has(id));
  }

  private listConcerned(proposal: Proposal, ids: ReadonlyMap<number, number>): readonly number[] {
    if ('operation' in proposal) return listIds(withIds(proposal.operation, ids));
    const step = 'undo' in proposal ? proposal.undo : proposal.redo;
    return this.log.find(({ id }) => id === step)?.touched ?? [];
  }

  private carryOut(
    user: string,
    proposal: Proposal,
    others: readonly Entry[],
    ids: Map<number, number>,
  ): void {
    const { key } = proposal;
    const known = this.log.find((entry) => entry.key === key);
    if (known) {
      if ('operation' in proposal) matchIds(proposal.operation, known.operation, ids);
      return;
    }
    if ('undo' in proposal) this.stepBack(user, key, proposal.undo, 'done');
    else if ('redo' in proposal) this.stepBack(user, key, proposal.redo, 'undone');
    else {
      const proposed = withIds(proposal.operation, ids);
      if (isStale(this.tree, proposed, others)) throw new Refused('stale');
      const operation = this.read(proposed);
      this.write({ user, key, operation, reverts: null });
      matchIds(proposal.operation, operation, ids);
    }
  }

  /** With real ids; refused if it does not fit, or changes nothing. */
  private read(proposed: ProposedOperation): Operation {
    const ids = new Map<number, number>();
    for (const id of listNew(proposed)) ids.set(id, (this.lastId += 1));
    try {
      const operation = settle(this.tree, withIds(proposed, ids));
      const { tree } = apply(this.tree, operation);
      if (serialize(tree) === serialize(this.tree)) throw new Refused('unchanged');
      return operation;
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      throw new Refused(
        error.code === 'not_found' ? 'gone' : error.code === 'bad_place' ? 'gone' : 'invalid',
      );
    }
  }

  private stepBack(user: string, key: string, id: number, state: 'done' | 'undone'): void {
    const entry = this.log.find((each) => each.id === id);
    if (entry?.user !== user || entry.state !== state) throw new Refused('no_step');
    const own = this.log.filter((each) => each.user === user && each.state === state);
    const next = state === 'done' ? own.at(-1) : own[0];
    if (this.findOvertaker(entry, next !== entry)) throw new Refused('overtaken');
    const { inverse } = this.latestOf(entry);
    this.write({ user, key, operation: inverse, reverts: id });
    entry.state = state === 'done' ? 'undone' : 'done';
  }

  private latestOf(entry: Entry): Entry {
    return this.log.findLast(({ reverts }) => reverts === entry.id) ?? entry;
  }

  /** As `listTouchedSince` of the edit log. */
  private findOvertaker(entry: Entry, includesOwn: boolean): Entry | undefined {
    const latest = this.latestOf(entry);
    let touched = entry.touched;
    try {
      touched = [...touched, ...apply(this.tree, latest.inverse).touched];
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      return this.log.findLast(({ user }) => user !== entry.user) ?? entry;
    }
    return this.log.slice(latest.revision).findLast((each) => {
      const root = this.log.find(({ id }) => id === (each.reverts ?? each.id));
      const isUndone = root?.state === 'undone' || root?.state === 'dropped';
      if (root === entry || (!includesOwn && each.user === entry.user)) return false;
      if (root && root.revision > latest.revision && isUndone) return false;
      return each.touched.some((id) => touched.includes(id));
    });
  }

  private write({
    user,
    key,
    operation,
    reverts,
  }: Pick<Entry, 'user' | 'key' | 'operation' | 'reverts'>): void {
    const before = this.tree;
    const { tree, inverse, touched } = apply(before, operation);
    if (reverts === null)
      for (const entry of this.log)
        if (entry.user === user && entry.state === 'undone') entry.state = 'dropped';
    this.tree = tree;
    this.log.push({
      ...{
        id: this.log.length + 1,
        revision: this.log.length + 1,
        key,
        user,
        reverts,
        operation,
        inverse,
        touched,
      },
      ...{ state: reverts === null ? 'done' : 'reversal', before, after: tree },
    });
  }
}

function present({ id, revision, key, user, reverts, operation }: Entry, reader: string): LoggedOperation {
  return { id, revision, key, user, reverts, operation, is_you: user === reader };
}

function listNew(proposed: ProposedOperation): number[] {
  if (proposed.type === 'batch') return proposed.operations.flatMap(listNew);
  return proposed.type === 'insert' ? nodeIds(proposed.node).filter((id) => id < 0) : [];
}

/** Whether a tree holds a node. */
export function holds(tree: Tree, id: number): boolean {
  return locate(tree, id) !== null;
}
