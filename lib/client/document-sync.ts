import type {
  NewerOperations,
  Propose,
  ProposeAnswer,
  ProposedOperation,
  Refusal,
  TreeAnswer,
} from '@/lib/contract/operation';
import { openCopy, snapshot, withShown, type Copy, type StepName } from '@/lib/pagebuilder/copy/copy';
import { perform, rest, takeNodeId } from '@/lib/pagebuilder/copy/perform';
import type { Tools } from '@/lib/pagebuilder/copy/rebase';
import { isContent, receive, refuse, renew, type Received } from '@/lib/pagebuilder/copy/receive';
import { takeRequest } from '@/lib/pagebuilder/copy/request';
import { redo, undo, type Stepped } from '@/lib/pagebuilder/copy/steps';

/** What came of a request: all of it was carried out, some was refused, or nothing is known. */
type Answered = 'taken' | 'refused' | 'not';

/** How often in a row something may be refused before nobody waits for it any more. */
const mostRefusals = 3;

/** Milliseconds without a key after which what is typed is another step, before it is sent, too. */
const stepPause = 800;

/** What of a copy is kept in the browser. */
export type KeptCopy = Omit<Copy, 'shown'>;

/** Where a document is read from and changed. Calls throw if they were not answered, or refused as a whole. */
export interface DocumentPort {
  loadTree: () => Promise<TreeAnswer>;
  loadNewer: (since: number) => Promise<NewerOperations>;
  propose: (body: Propose) => Promise<ProposeAnswer>;
}

/** What the synchronisation of a document needs. */
export interface SyncPort extends Tools, DocumentPort {
  /** Whether an operation is complete enough to be stored. */
  isReady: (operation: ProposedOperation) => boolean;
  /** Whether an operation is what somebody meant to do, so that what is written next is another step. Without it, if it is ready. */
  isWhole?: (operation: ProposedOperation) => boolean;
  /** Takes in what was typed last, which may not be in the copy yet. */
  readTyped?: () => void;
  /** Keeps what a reload or crash must not lose. */
  keep: (kept: KeptCopy) => void;
  /** Somebody writes on without a pause, but what was written before has been sent already: a step goes on in another one. */
  onGoesOn?: (before: StepName, step: StepName) => void;
  /** What was taken from the server is shown. */
  onReceived: (received: Received) => void;
  /** The server has refused a change of the structure, for a reason: it has not happened. */
  onGivenUp?: (detail: string) => void;
  /** A request is on its way, or was answered. */
  onSending?: (isSending: boolean) => void;
  /** A request has failed. Returns what is said against it if it was refused as a whole for what it contains; null for every other error. */
  onRefused?: (error: unknown) => string | null;
  /** Milliseconds until a failed call is made again; null to wait for `resume`, or for the next change. */
  onError: (error: unknown) => number | null;
  /** Milliseconds from a change to its sending, of which the first that is not sent yet has waited some already. */
  pause: (waited: number) => number;
}

/**
 * Keeps a document in the browser and on the server the same: sends what the person wishes, one request at a time, in its order, and takes in
 * what the server has done.
 */
export class DocumentSync {
  private current: Copy | null = null;
  private sending: Promise<Answered> | null = null;
  private catching: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change that is not sent yet was made: milliseconds of a clock that nobody sets, as all times here. */
  private waitsSince: number | null = null;
  /** What was typed last: when, in milliseconds, where, and the step that it is in. */
  private typed: { at: number; where: string; step: StepName } | null = null;
  /** Wishes are sent one by one, to find the one for which all of them were refused. */
  private isSearching = false;
  /** What was carried out before this copy's revision cannot be told from its wishes any more: the tree has to be read again. */
  private isLost = false;
  private isStopped = false;

  constructor(private readonly port: SyncPort) {}

  /** The document as it is here, with the last letter. Throws before it is opened. */
  get copy(): Copy {
    this.port.readTyped?.();
    if (this.current === null) throw new Error('The document is not open yet.');
    return this.current;
  }

  get isOpen(): boolean {
    return this.current !== null;
  }

  /** Opens the document: with what was kept, on which everything newer is put, or as the server has it. */
  async open(kept: KeptCopy | null): Promise<void> {
    if (kept === null) this.current = openCopy(await this.port.loadTree());
    else {
      this.current = withShown(kept);
      await this.catchUp();
    }
    this.sendIn(0);
  }

  /** Sends nothing any more. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Goes on after an error that waited for it: a sign-in, or the network. */
  resume(): void {
    if (this.isOpen && !this.isStopped) void this.catchUp().then(() => this.send());
  }

  /**
   * Does something; false if it does not fit what is shown. Typing waits for a pause before it is sent, everything else is sent at once. What
   * is typed after a shorter pause is another step already.
   */
  perform(operation: ProposedOperation, isTyped = false): boolean {
    if (isTyped && performance.now() - (this.typed?.at ?? -Infinity) > stepPause) this.rest();
    const next = perform(this.copy, operation, isTyped, this.port);
    if (next === null) return false;
    if (isTyped) this.noteTyped(operation, next);
    this.change(next, isTyped);
    return true;
  }

  private noteTyped(operation: ProposedOperation, next: Copy): void {
    const step = next.pending.find((each, at) => each !== this.copy.pending[at])?.key;
    if (step === undefined) return;
    const where = writtenPlace(operation);
    const before = this.typed?.where === where ? this.typed.step : step;
    this.typed = { at: performance.now(), where, step };
    if (before !== step) this.port.onGoesOn?.(before, step);
  }

  /** An id for a new node. */
  takeNodeId(): number {
    const { id, copy } = takeNodeId(this.copy);
    this.current = copy;
    return id;
  }

  /** What is typed next is another step. */
  rest(): void {
    const { copy } = this;
    this.typed = null;
    this.current = rest(copy, this.port.isWhole ?? this.port.isReady);
  }

  undo(): Stepped {
    return this.step(undo(this.copy, this.port));
  }

  redo(): Stepped {
    return this.step(redo(this.copy, this.port));
  }

  /** Takes another copy, in which something was decided, or typed. */
  change(copy: Copy, isTyped = false): void {
    this.current = copy;
    this.port.keep(snapshot(copy));
    this.waitsSince ??= performance.now();
    this.sendIn(isTyped ? this.port.pause(performance.now() - this.waitsSince) : 0);
  }

  /** Takes in what the server has told of itself. */
  hear(newer: NewerOperations): void {
    if (this.current === null || this.isStopped) return;
    const received = newer.reset ? null : receive(this.copy, newer.operations, this.port);
    if (received) this.take(received);
    else if (newer.revision !== this.copy.revision) void this.catchUp();
  }

  /** Sends what can be sent, and waits until it is answered. False if something stays behind. */
  async flush(isReady = this.port.isReady): Promise<boolean> {
    if (!this.isOpen) return true;
    this.port.readTyped?.();
    // Whoever saves has finished something.
    this.typed = null;
    let refusals = 0;
    for (let answered: Answered = 'taken'; answered !== 'not' && refusals < mostRefusals;) {
      answered = await (this.sending ?? this.send(isReady));
      if (answered === 'refused') refusals += 1;
    }
    return this.copy.pending.length === 0;
  }

  /** Asks for everything newer; one question at a time. */
  catchUp(): Promise<void> {
    this.catching ??= this.ask().finally(() => {
      this.catching = null;
    });
    return this.catching;
  }

  private step(stepped: Stepped): Stepped {
    this.typed = null;
    if (stepped.touched !== null) this.change(stepped.copy);
    return stepped;
  }

  private take(received: Received): void {
    if (received.copy === this.copy) return;
    this.current = received.copy;
    this.port.keep(snapshot(received.copy));
    if (this.typed !== null)
      this.typed = { ...this.typed, step: received.names.get(this.typed.step) ?? this.typed.step };
    this.port.onReceived(received);
    if (this.timer === undefined && this.sending === null) this.sendIn(this.port.pause(0));
  }

  /** A later change puts the sending off. */
  private sendIn(pause: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.send();
    }, pause);
  }

  /** Sends what waits to be sent, unless something is on its way. */
  private send(isReady = this.port.isReady): Promise<Answered> {
    if (this.sending !== null || this.isStopped || this.current === null) return Promise.resolve('not');
    const request = takeRequest(this.copy, isReady, this.isSearching ? 1 : undefined);
    if (request === null) {
      this.waitsSince = null;
      return Promise.resolve('not');
    }
    this.current = request.copy;
    this.waitsSince = null;
    this.port.keep(snapshot(request.copy));
    this.sending = this.propose(request.body);
    this.port.onSending?.(true);
    return this.sending;
  }

  private async propose(body: Propose): Promise<Answered> {
    let pause: number | null = null;
    let answered: Answered = 'not';
    try {
      const answer = await this.port.propose(body);
      if (this.isStopped) return 'not';
      this.hear(answer);
      await this.catching;
      this.takeRefused(answer.refused);
      const isSettled = await this.settle(body);
      answered = isSettled && answer.refused.length === 0 ? 'taken' : 'refused';
      const isNext = this.waitsSince === null && answered === 'taken';
      pause = isNext ? 0 : this.port.pause(performance.now() - (this.waitsSince ?? performance.now()));
    } catch (error) {
      const detail = this.isStopped ? null : (this.port.onRefused?.(error) ?? null);
      if (detail === null) pause = this.port.onError(error);
      else {
        this.blame(body, detail);
        answered = 'refused';
        pause = 0;
      }
    }
    this.sending = null;
    this.port.onSending?.(false);
    // What was changed meanwhile has its own pause.
    if (pause !== null && (this.timer === undefined || answered === 'not')) this.sendIn(pause);
    return answered;
  }

  /** A request was refused as a whole: where it had several wishes, one of them is at fault, and holds back no other. */
  private blame({ operations }: Propose, detail: string): void {
    const [only, ...more] = operations;
    this.isSearching = more.length > 0;
    if (only !== undefined && !this.isSearching)
      this.takeRefused([{ key: only.key, code: 'invalid', detail }]);
  }

  /**
   * What the server neither tells nor refuses was carried out before this copy's revision, such as where what was kept in the browser is older than
   * its tree. The tree tells of which step; what it does not name either is waited for no more. False if the tree could not be read.
   */
  private async settle({ operations }: Propose): Promise<boolean> {
    const keys = new Set(operations.map(({ key }) => key));
    const listUntold = () => this.copy.pending.filter(({ key, isSent }) => isSent && keys.has(key));
    if (listUntold().length === 0) return true;
    this.isLost = true;
    await this.catchUp();
    if (this.isLost || this.isStopped) return false;
    this.takeRefused(listUntold().map(({ key }) => ({ key, code: 'unchanged', detail: '' })));
    return true;
  }

  private takeRefused(refused: readonly Refusal[]): void {
    for (const { key, code, detail } of refused) {
      const pending = this.copy.pending.find((each) => each.key === key);
      if (code === 'invalid' && pending && !isContent(pending.wish)) this.port.onGivenUp?.(detail);
    }
    this.take(refuse(this.copy, refused, this.port));
  }

  private async ask(): Promise<void> {
    try {
      const newer = this.isLost ? null : await this.port.loadNewer(this.copy.revision);
      if (this.isStopped) return;
      const received = !newer || newer.reset ? null : receive(this.copy, newer.operations, this.port);
      if (received) this.take(received);
      else {
        const tree = await this.port.loadTree();
        // With what was done while it was on its way.
        this.take(renew(this.copy, tree, this.port));
      }
      this.isLost = false;
    } catch (error) {
      const pause = this.port.onError(error);
      if (pause !== null && !this.isStopped) setTimeout(() => void this.catchUp(), pause);
    }
  }
}

/** Names the values that an operation writes. */
function writtenPlace(operation: ProposedOperation): string {
  if (operation.type !== 'update') return operation.type;
  return [
    operation.id,
    ...operation.changes.map(({ target, field, locale }) => [target, field, locale]),
  ].join(' ');
}
