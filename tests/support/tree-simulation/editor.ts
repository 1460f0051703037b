import { moduleDefinitions } from '@/components/modules/definitions';
import { DocumentSync, type KeptCopy } from '@/lib/client/document-sync';
import type { ProposedOperation } from '@/lib/contract/operation';
import type { Conflict, Copy, StepName } from '@/lib/pagebuilder/copy/copy';
import { discard, keepMine, keepTheirs, remake } from '@/lib/pagebuilder/copy/decide';
import type { Tools } from '@/lib/pagebuilder/copy/rebase';
import { findNode, nodeIds } from '@/lib/pagebuilder/locate';
import type { Tree } from '@/lib/pagebuilder/tree';
import type { Stepped } from '@/lib/pagebuilder/copy/steps';
import { chooseAction } from './actions';
import { callOver, delay, type Instance, overCable, pick, type Weather } from './network';
import type { ModelServer } from './server';
import { countWords, listLess, wordsOf, wordsOfNode, wordsOfText, type Words } from './words';

/** What one step of a person has done to the words of the page. */
interface Done {
  added: Set<string>;
  removed: Set<string>;
}

export interface World extends Weather {
  server: ModelServer;
  instances: readonly Instance[];
  /** Everybody hears that something has changed. */
  news: () => void;
}

/** Somebody at a browser, with all that the browser does with a document but for showing it. */
export class SimulatedEditor {
  /** Words that this editor has taken away, seeing them. */
  readonly removed = new Set<string>();
  /** Keys of what the server has answered to, and not refused. */
  readonly acknowledged = new Set<string>();
  /** Words that were written here. */
  readonly written = new Set<string>();
  undone = 0;
  skipped = 0;
  decisions = 0;
  private sync: DocumentSync;
  private kept: KeptCopy | null = null;
  private done = new Map<StepName, Done>();
  private keys = 0;
  private words = 0;
  private streamSince = 0;
  private instance: Instance;
  private offlineUntil = 0;

  constructor(
    readonly number: number,
    private readonly world: World,
  ) {
    this.instance = pick(world.instances, world.chance);
    this.sync = this.start();
  }

  get name(): string {
    return `u${this.number}`;
  }

  get copy(): Copy | null {
    try {
      return this.sync.copy;
    } catch {
      return null;
    }
  }

  /** Writes, makes, moves or removes something, or takes it back. */
  act(): void {
    const { copy } = this;
    if (copy === null) return;
    const { chance } = this.world;
    const luck = chance();
    if (luck < 0.16) this.stepBack(luck < 0.1 ? 'undo' : 'redo');
    else if (luck < 0.18) this.sync.rest();
    else {
      const tools = { newWord: () => this.newWord(), takeNodeId: () => this.sync.takeNodeId(), chance };
      const action = chooseAction(copy.shown, tools);
      if (action !== null) this.do(action, chance() < 0.5);
    }
  }

  /** The browser is gone, and opened again: only what it has kept is left. */
  restart(): void {
    this.sync.stop();
    this.sync = this.start();
  }

  /** Nothing reaches anybody for a while. */
  goOffline(milliseconds: number): void {
    this.offlineUntil = this.world.clock.now + milliseconds;
  }

  /** Decides what counts of what both have changed, and what becomes of what others have deleted. */
  decide(): void {
    const { copy } = this;
    if (copy === null) return;
    const { chance } = this.world;
    const [conflict] = copy.conflicts;
    const [orphan] = copy.orphans;
    if (conflict) this.settle(copy, conflict, chance() < 0.5);
    else if (orphan) {
      this.decisions += 1;
      const made = chance() < 0.5 ? remake(copy, orphan, this.tools) : null;
      if (made === null) for (const word of wordsOfNode(orphan.node)) this.removed.add(word);
      const known = new Set(copy.pending.map(({ key }) => key));
      this.sync.change(made ?? discard(copy, orphan));
      const maker = made?.pending.find(({ key }) => !known.has(key));
      if (made && maker) this.note(maker.key, wordsOf(copy.shown), wordsOf(made.shown));
    }
  }

  /** The stream brings what is newer, sooner or later, or not at all. */
  hear(): void {
    const { chance, clock, server } = this.world;
    const newer = overCable(server.readNewer(this.streamSince, this.name));
    this.streamSince = server.revision;
    if (this.isOffline || (this.world.isStormy && chance() < 0.1)) return;
    const { sync } = this;
    const bring = () => this.copy && sync === this.sync && sync.hear(newer);
    clock.wait(delay(this.world), bring);
    if (this.world.isStormy && chance() < 0.1) clock.wait(delay(this.world), bring);
  }

  /** Asks for what it may have missed. */
  reconnect(): void {
    if (this.copy === null) return;
    this.streamSince = this.copy.revision;
    this.hear();
    this.sync.resume();
  }

  private get isOffline(): boolean {
    return this.world.clock.now < this.offlineUntil;
  }

  private get tools(): Tools {
    return {
      definitions: moduleDefinitions,
      newKey: () => {
        this.keys += 1;
        return `key-${this.number}-${this.keys}`;
      },
    };
  }

  private start(): DocumentSync {
    const { server } = this.world;
    const call = <Answer>(work: () => Answer): Promise<Answer> => {
      if (this.isOffline) return Promise.reject(new Error('offline'));
      return callOver(this.world, this.instance, work);
    };
    const sync: DocumentSync = new DocumentSync({
      ...this.tools,
      loadTree: () => call(() => server.readTree(this.name)),
      loadNewer: (since) => call(() => server.readNewer(since, this.name)),
      propose: async (body) => {
        const sent = overCable(body);
        const answer = await call(() => {
          const before = server.revision;
          const proposed = server.propose(this.name, sent);
          if (server.revision > before) this.world.news();
          return proposed;
        });
        const refused = new Set(answer.refused.map(({ key }) => key));
        for (const { key } of sent.operations) if (!refused.has(key)) this.acknowledged.add(key);
        return answer;
      },
      isReady: () => true,
      keep: (kept) => {
        if (sync === this.sync) this.kept = kept;
      },
      onReceived: ({ names }) => {
        for (const [from, to] of names) this.rename(from, to);
      },
      onError: () => 200 + this.world.chance() * 2000,
      pause: (waited) => Math.max(0, Math.min(this.number % 2 === 0 ? 450 : 900, 1800 - waited)),
    });
    this.instance = pick(this.world.instances, this.world.chance);
    // As plain data, like everything that is kept.
    const kept = this.kept && overCable(this.kept);
    void this.open(sync, kept);
    return sync;
  }

  private async open(sync: DocumentSync, kept: KeptCopy | null): Promise<void> {
    for (;;) {
      try {
        await sync.open(kept);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  private do(operation: ProposedOperation, isTyped: boolean): void {
    // A conflict is shown with both versions.
    const contested = this.sync.copy.conflicts.flatMap(({ id, theirs }) =>
      removes(this.sync.copy.shown, operation, id) ? wordsOfText(theirs) : [],
    );
    const before = countWords([...this.sync.copy.shown.sections.flatMap(wordsOfNode), ...contested]);
    const known = new Set(this.sync.copy.pending.map(({ key }) => key));
    const was = new Map(this.sync.copy.pending.map((each) => [each.key, each.wish]));
    if (!this.sync.perform(operation, isTyped)) return;
    const { pending, shown } = this.sync.copy;
    const after = wordsOf(shown);
    for (const word of listLess(before, after)) this.removed.add(word);
    const changed = pending.find(({ key, wish }) => !known.has(key) || was.get(key) !== wish);
    // What is done to what is not decided is left out of the model.
    if (changed && contested.length > 0) this.done.delete(changed.key);
    else if (changed) this.note(changed.key, before, after);
  }

  private note(name: StepName, before: Words, after: Words): void {
    const { added, removed } = this.done.get(name) ?? {
      added: new Set<string>(),
      removed: new Set<string>(),
    };
    for (const word of listLess(after, before)) if (!removed.delete(word)) added.add(word);
    for (const word of listLess(before, after)) if (!added.delete(word)) removed.add(word);
    this.done.set(name, { added, removed });
  }

  /** The model of an undo: the words of the step are gone, those that it took away are back, and all others are as they were. */
  private stepBack(direction: 'undo' | 'redo'): void {
    const before = wordsOf(this.sync.copy.shown);
    const { name, touched, skipped }: Stepped = this.sync[direction]();
    this.skipped += skipped.length;
    if (touched === null || name === null) return;
    this.undone += 1;
    const after = wordsOf(this.sync.copy.shown);
    for (const word of listLess(before, after)) this.removed.add(word);
    const done = this.done.get(name);
    if (!done) return;
    const [goes, comes] = direction === 'undo' ? [done.added, done.removed] : [done.removed, done.added];
    const gone = listLess(before, after);
    const wrong = [
      ...gone.filter((word) => !goes.has(word)),
      ...listLess(after, before).filter((word) => !comes.has(word)),
      // Somebody else may have taken away what was in it before the step arrived.
      ...[...goes].filter((word) => before.has(word) && !gone.includes(word)),
    ];
    if (wrong.length > 0)
      throw new Error(
        `The ${direction} of ${this.name} (${name}) has done something to “${wrong.join(' ')}”.`,
      );
  }

  private rename(from: StepName, to: StepName): void {
    const done = this.done.get(from);
    if (!done) return;
    this.done.delete(from);
    this.done.set(to, done);
  }

  private settle(copy: Copy, conflict: Conflict, isMine: boolean): void {
    this.decisions += 1;
    // Only texts have words; people may disagree about a colour, too.
    const [mine, theirs] = [conflict.mine, conflict.theirs].map((value) =>
      countWords(conflict.target === 'value' ? wordsOfText(value) : []),
    );
    if (!mine || !theirs) return;
    const [kept, gone] = isMine ? [mine, theirs] : [theirs, mine];
    for (const word of listLess(gone, kept)) this.removed.add(word);
    if (!isMine) {
      this.sync.change(keepTheirs(copy, conflict));
      return;
    }
    const known = new Set(copy.pending.map(({ key }) => key));
    this.sync.change(keepMine(copy, conflict, this.tools));
    const made = this.sync.copy.pending.find(({ key }) => !known.has(key));
    if (made) this.note(made.key, theirs, mine);
  }

  private newWord(): string {
    this.words += 1;
    const word = `e${this.number}w${this.words}`;
    this.written.add(word);
    return word;
  }
}

/** Whether an operation removes a node, or what holds it. */
function removes(tree: Tree, operation: ProposedOperation, id: number): boolean {
  if (operation.type === 'batch') return operation.operations.some((each) => removes(tree, each, id));
  const node = operation.type === 'remove' ? findNode(tree, operation.id) : null;
  return node !== null && nodeIds(node).includes(id);
}
