import type { DocumentPort } from '@/lib/client/document-sync';
import * as api from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import { listModules } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import type {
  LoggedOperation,
  NewerOperations,
  ProposeAnswer,
  Proposal,
  Propose,
  ProposedOperation,
  Refusal,
  Step,
  TreeAnswer,
} from '@/lib/contract/operation';
import { locate } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import { apply } from '@/lib/pagebuilder/operations-apply';
import { matchIds, settle, withIds } from '@/lib/pagebuilder/proposed';
import { isEqual } from '@/lib/pagebuilder/serialize';
import { emptyTree, isSection, type Tree, type TreeNode, type TreePlace } from '@/lib/pagebuilder/tree';
import { readDerived, readWireTree, writeFields } from './wire-tree';

/** Most own operations that are remembered, to know again which were carried out. */
const mostRemembered = 200;

interface ModuleCalls {
  locale: Locale;
  loadDraft: () => Promise<api.Draft>;
  key: () => api.DocumentKey;
  /** The addresses that modules lead to are others. */
  onDerived: () => void;
}

/**
 * A document of a backend of the base contract: it has neither trees nor operations, so each operation is carried out module by module,
 * in the language being edited. It remembers itself what it has done; what others do is in the draft.
 */
export class ModulePort implements DocumentPort {
  private tree: Tree = emptyTree;
  private revision = 0;
  private readonly logged = new Map<string, LoggedOperation>();
  private steps: Step[] = [];
  private readonly derived = new Map<number, Record<string, unknown>>();
  private readonly revisions = new Map<number, number>();
  /** The revisions at which modules were refused as stale. */
  private readonly staleAt = new Map<number, number | undefined>();
  /** A draft that was fetched to see whether it is another, and is. */
  private fresh: api.Draft | null = null;
  /** Counts what was done, which a draft on its way may not have. */
  private generation = 0;

  constructor(private readonly calls: ModuleCalls) {}

  /** What the backend says of a module beside the values of its fields. */
  readonly findDerived = (id: number): Record<string, unknown> | undefined => this.derived.get(id);

  async loadTree(): Promise<TreeAnswer> {
    const draft = this.fresh ?? (await this.calls.loadDraft());
    this.fresh = null;
    this.learn(listModules(draft.modules));
    this.tree = readWireTree(draft.modules, this.calls.locale);
    this.revision += 1;
    return {
      ...{ revision: this.revision, tree: this.tree, targets: {}, text_revisions: {} },
      steps: this.steps,
    };
  }

  async loadNewer(since: number): Promise<NewerOperations> {
    const { generation } = this;
    const draft = await this.calls.loadDraft();
    const isOld = generation !== this.generation;
    const isSame = isEqual(readWireTree(draft.modules, this.calls.locale), this.tree);
    const isNews = !isOld && !(since === this.revision && isSame);
    this.revision = Math.max(this.revision, since);
    if (!isOld) this.learn(listModules(draft.modules));
    this.fresh = isNews ? draft : null;
    return this.answer([], isNews);
  }

  async propose({ since, operations }: Propose): Promise<ProposeAnswer> {
    this.revision = Math.max(this.revision, since);
    const done: LoggedOperation[] = [];
    const refused: Refusal[] = [];
    const ids = new Map<number, number>();
    let isLost = false;
    for (const proposal of operations) {
      const { key } = proposal;
      const known = this.logged.get(key);
      try {
        const logged = known ?? (await this.carryOut(proposal, ids));
        if (known && 'operation' in proposal) matchIds(proposal.operation, known.operation, ids);
        if (logged.revision > since) done.push(logged);
        else refused.push({ key, code: 'unchanged', detail: '' });
      } catch (error) {
        const refusal = this.readRefusal(proposal, error);
        isLost ||= refusal.code !== 'invalid';
        refused.push(refusal);
      }
    }
    return { ...this.answer(done, isLost), refused };
  }

  private answer(operations: LoggedOperation[], reset: boolean): NewerOperations {
    return { revision: this.revision, operations, reset, targets: {}, text_revisions: {} };
  }

  private async carryOut(proposal: Proposal, ids: Map<number, number>): Promise<LoggedOperation> {
    const { key } = proposal;
    if (!('operation' in proposal)) throw new RequestError('no_step', 409, '');
    this.generation += 1;
    const operation = await this.perform(withIds(proposal.operation, ids), key);
    matchIds(proposal.operation, operation, ids);
    const { tree, inverse, touched } = apply(this.tree, operation);
    this.tree = tree;
    this.revision += 1;
    this.generation += 1;
    const { revision } = this;
    const logged = { id: revision, revision, key, user: '', is_you: true, reverts: null, operation };
    this.logged.set(key, logged);
    const step: Step = {
      ...{ id: revision, key, state: 'done', revision, inverse, touched: [...touched] },
      ...{ overtaken_by: null, elsewhere: false },
    };
    this.steps = [...this.steps.slice(1 - mostRemembered), step];
    return logged;
  }

  /** Why the backend does not carry something out. Throws what is no refusal of it. */
  private readRefusal(proposal: Proposal, error: unknown): Refusal {
    const isRefusal =
      error instanceof RequestError && !error.isPassing && error.status >= 400 && error.status !== 401;
    if (!isRefusal) throw error;
    const { key } = proposal;
    const { status, message: detail, fields } = error;
    if (status === 404) return { key, code: 'gone', detail };
    const { id } = 'operation' in proposal && proposal.operation.type === 'update' ? proposal.operation : {};
    // Somebody else has written in it; what they have written is in the draft, with another revision.
    const isStale = status === 409 && id !== undefined && this.revisions.get(id) !== this.staleAt.get(id);
    if (isStale) this.staleAt.set(id, this.revisions.get(id));
    return { key, code: isStale ? 'stale' : 'invalid', detail, fields };
  }

  /** Carries it out, and returns it as it was carried out: with counted places, and the ids of new nodes. */
  private async perform(proposed: ProposedOperation, key: string): Promise<Operation> {
    const { locale } = this.calls;
    if (proposed.type === 'batch') return this.performBatch(proposed.operations, key);
    const settled = settle(this.tree, proposed);
    switch (settled.type) {
      case 'insert': {
        const node = await this.create(settled.node, settled.place, key);
        return { ...settled, node };
      }
      case 'move': {
        const { id, place } = settled;
        this.learnOne(await api.reorderModule(locale, { id, ...this.placeOf(place) }, key));
        return settled;
      }
      case 'remove': {
        await api.deleteModule(locale, this.kindOf(settled.id), settled.id, key);
        return settled;
      }
      case 'set_layout':
        await this.update(settled.id, { layout: settled.layout }, key);
        return settled;
      case 'update': {
        const fields = settled.changes.map(({ target, field, value = null }) => [
          target === 'value' ? field : target,
          value,
        ]);
        await this.update(settled.id, Object.fromEntries(fields) as Record<string, unknown>, key);
        return settled;
      }
      default:
        throw new RequestError('invalid', 400, settled.type);
    }
  }

  /** Each part finds the tree that those before it leave. */
  private async performBatch(parts: readonly ProposedOperation[], key: string): Promise<Operation> {
    const operations: Operation[] = [];
    const ids = new Map<number, number>();
    const before = this.tree;
    for (const [index, each] of parts.entries()) {
      const operation = await this.perform(withIds(each, ids), `${key}-${index}`);
      matchIds(each, operation, ids);
      this.tree = apply(this.tree, operation).tree;
      operations.push(operation);
    }
    this.tree = before;
    return { type: 'batch', operations };
  }

  private async update(id: number, fields: Record<string, unknown>, key: string): Promise<void> {
    const revision = this.revisions.get(id);
    const body = revision === undefined ? fields : { ...fields, revision };
    this.learnOne(await api.updateModule(this.calls.locale, this.kindOf(id), id, body, key));
  }

  /** The node with its ids. */
  private async create<Node extends TreeNode>(node: Node, place: TreePlace, key: string): Promise<Node>;
  private async create(node: TreeNode, place: TreePlace, key: string): Promise<TreeNode> {
    const { locale } = this.calls;
    const body = { ...writeFields(node, locale), ...this.placeOf(place) };
    const module = await api.createModule(locale, node.kind, body, key);
    this.learnOne(module);
    const { id } = module;
    const createAll = async <Child extends TreeNode>(children: readonly Child[], column: number) => {
      const made: Child[] = [];
      for (const [order, child] of children.entries())
        made.push(await this.create(child, { parent: id, column, order }, `${key}-${column}-${order}`));
      return made;
    };
    if (!isSection(node)) return { ...node, id, children: await createAll(node.children, 0) };
    const columns: (typeof node)['columns'] = [];
    for (const [column, children] of node.columns.entries()) columns.push(await createAll(children, column));
    return { ...node, id, columns };
  }

  /** A section names its document. */
  private placeOf(place: TreePlace): api.PlaceBody {
    return place.parent === null ? { ...place, ...this.calls.key() } : place;
  }

  private kindOf(id: number): string {
    const located = locate(this.tree, id);
    if (located === null) throw new RequestError('not_found', 404, '');
    return located.node.kind;
  }

  private learnOne(module: Module | null): void {
    if (module !== null) this.learn([module]);
  }

  private learn(modules: readonly Module[]): void {
    let isNew = false;
    for (const module of modules) {
      const derived = readDerived(module);
      if (module.revision !== undefined) this.revisions.set(module.id, module.revision);
      if (isEqual(this.derived.get(module.id), derived)) continue;
      this.derived.set(module.id, derived);
      isNew = true;
    }
    if (isNew) this.calls.onDerived();
  }
}
