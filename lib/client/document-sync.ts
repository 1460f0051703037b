import type {
  NewerOperations,
  Propose,
  ProposeAnswer,
  ProposedOperation,
  TreeAnswer,
} from '@/lib/contract/operation';
import { openCopy, snapshot, withShown, type Copy } from '@/lib/pagebuilder/copy/copy';
import { perform, rest, takeNodeId } from '@/lib/pagebuilder/copy/perform';
import type { Tools } from '@/lib/pagebuilder/copy/rebase';
import { receive, refuse, renew, type Received } from '@/lib/pagebuilder/copy/receive';
import { takeRequest } from '@/lib/pagebuilder/copy/request';
import { redo, undo, type Stepped } from '@/lib/pagebuilder/copy/steps';

/** What of a copy is kept in the browser. */
export type KeptCopy = Omit<Copy, 'shown'>;

/** What the synchronisation of a document needs. Calls throw if they were not answered, or refused as a whole. */
export interface SyncPort extends Tools {
  loadTree: () => Promise<TreeAnswer>;
  loadNewer: (since: number) => Promise<NewerOperations>;
  propose: (body: Propose) => Promise<ProposeAnswer>;
  /** Whether an operation is complete enough to be stored. */
  isReady: (operation: ProposedOperation) => boolean;
  /** Keeps what a reload or crash must not lose. */
  keep: (kept: KeptCopy) => void;
  /** What was taken from the server is shown. */
  onReceived: (received: Received) => void;
  /** Milliseconds until a failed call is made again; null to wait for `resume`. */
  onError: (error: unknown) => number | null;
  /** Milliseconds from a change until it is sent. */
  pause: () => number;
}

/**
 * Keeps a document in the browser and on the server the same: sends what the person wishes, one request at a time, in its order, and takes in
 * what the server has done.
 */
export class DocumentSync {
  private current: Copy | null = null;
  private isSending = false;
  private catching: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(private readonly port: SyncPort) {}

  /** The document as it is here. Throws before it is opened. */
  get copy(): Copy {
    if (this.current === null) throw new Error('The document is not open yet.');
    return this.current;
  }

  /** Opens the document: with what was kept, on which everything newer is put, or as the server has it. */
  async open(kept: KeptCopy | null): Promise<void> {
    if (kept === null) this.current = openCopy(await this.port.loadTree());
    else {
      this.current = withShown(kept);
      await this.catchUp();
    }
    this.sendSoon(0);
  }

  /** Sends nothing any more. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Goes on after an error that waited for it: a sign-in, or the network. */
  resume(): void {
    void this.catchUp().then(() => this.send());
  }

  /** Does something; false if it does not fit what is shown. */
  perform(operation: ProposedOperation, isTyped = false): boolean {
    const next = perform(this.copy, operation, isTyped, this.port);
    if (next === null) return false;
    this.change(next);
    return true;
  }

  /** An id for a new node. */
  takeNodeId(): number {
    const { id, copy } = takeNodeId(this.copy);
    this.current = copy;
    return id;
  }

  /** What is typed next is another step. */
  rest(): void {
    this.current = rest(this.copy);
  }

  undo(): Stepped {
    return this.step(undo(this.copy, this.port));
  }

  redo(): Stepped {
    return this.step(redo(this.copy, this.port));
  }

  /** Takes another copy, in which something was decided. */
  change(copy: Copy): void {
    this.current = copy;
    this.port.keep(snapshot(copy));
    this.sendSoon(this.port.pause());
  }

  /** Takes in what the server has told of itself. */
  hear(newer: NewerOperations): void {
    if (this.current === null || this.isStopped) return;
    const received = newer.reset ? null : receive(this.current, newer.operations, this.port);
    if (received) this.take(received);
    else if (newer.revision !== this.current.revision) void this.catchUp();
  }

  private step(stepped: Stepped): Stepped {
    if (stepped.touched !== null) this.change(stepped.copy);
    return stepped;
  }

  private take(received: Received): void {
    if (received.copy === this.copy) return;
    this.current = received.copy;
    this.port.keep(snapshot(received.copy));
    this.port.onReceived(received);
    this.sendSoon(this.port.pause());
  }

  private sendSoon(pause: number): void {
    if (this.timer !== undefined || this.isStopped) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.send();
    }, pause);
  }

  /** Sends what waits to be sent, unless something is on its way. */
  async send(): Promise<void> {
    if (this.isSending || this.isStopped || this.current === null) return;
    const request = takeRequest(this.current, this.port.isReady);
    if (request === null) return;
    this.current = request.copy;
    this.port.keep(snapshot(request.copy));
    this.isSending = true;
    try {
      const answer = await this.port.propose(request.body);
      if (this.isStopped) return;
      this.hear(answer);
      await this.catching;
      this.take(refuse(this.copy, answer.refused, this.port));
      this.isSending = false;
      this.sendSoon(this.port.pause());
    } catch (error) {
      this.isSending = false;
      const pause = this.port.onError(error);
      if (pause !== null) this.sendSoon(pause);
    }
  }

  /** Asks for everything newer; one question at a time. */
  private catchUp(): Promise<void> {
    this.catching ??= this.ask().finally(() => {
      this.catching = null;
    });
    return this.catching;
  }

  private async ask(): Promise<void> {
    try {
      const newer = await this.port.loadNewer(this.copy.revision);
      if (this.isStopped) return;
      const received = newer.reset ? null : receive(this.copy, newer.operations, this.port);
      this.take(received ?? renew(this.copy, await this.port.loadTree(), this.port));
    } catch (error) {
      const pause = this.port.onError(error);
      if (pause !== null && !this.isStopped) setTimeout(() => void this.catchUp(), pause);
    }
  }
}
