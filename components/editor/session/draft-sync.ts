import { useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';

/** In milliseconds. */
const syncPause = 1500;

/** Milliseconds after its time within which the server carries out a plan. */
const planPause = 1000;

/** Longest timer of browsers. */
const longestTimer = 2 ** 31 - 1;

/** Milliseconds before it is fetched again if something was in progress. */
const retryPause = 200;

/** Milliseconds before it is fetched again after a failure. */
const failurePause = 4000;

interface DraftPort {
  load: () => Promise<Draft>;
  adopt: (draft: Draft) => void;
  onError: (error: unknown) => void;
  /** Whether something is in progress that a draft may or may not include: a block being created. */
  isUncertain: () => boolean;
}

/** Keeps the shown state of a document up to date: orders and revisions, changes of others, undo and redo, planned publishings. */
export class DraftSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private planTimer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented with everything that an answer in progress does not know. */
  private generation = 0;
  private stopped = false;
  /** Structural changes in progress. */
  private held = 0;
  private isLoading = false;
  /** Somebody else has changed something: the draft is fetched until an answer can be shown. */
  private isWanted = false;

  constructor(private readonly port: DraftPort) {}

  start(): void {
    this.stopped = false;
  }

  stop(): void {
    this.stopped = true;
    this.isWanted = false;
    clearTimeout(this.timer);
    clearTimeout(this.planTimer);
  }

  /** An answer in progress is older than what is shown now. */
  overtake(): void {
    this.generation += 1;
  }

  /** The page already shows the result of a call: no draft is shown before it is answered. */
  hold(call: Promise<unknown>): void {
    this.overtake();
    this.held += 1;
    const release = (): void => {
      this.held -= 1;
      this.overtake();
    };
    call.then(release, release);
  }

  /** Shows the answer to a step; if the page already shows the result of a later call, that one's answer is shown instead. */
  showAnswer(draft: Draft): void {
    if (this.held > 0) this.soon();
    else this.port.adopt(draft);
  }

  /** After a save: shows what its answer says of the draft, or fetches the draft soon if that was too little (null). */
  afterSave(followed: Draft | null): void {
    if (followed === null) this.soon();
    else useEditorStore.setState({ draft: followed });
  }

  /** Fetches the draft once the page has been quiet for a moment. An overtaken answer is dropped. */
  soon(): void {
    this.schedule(this.isWanted ? retryPause : syncPause);
  }

  /** Fetches the draft at once, and again if an answer was overtaken: others have changed something. */
  now(): void {
    this.isWanted = true;
    this.schedule(0);
  }

  private schedule(pause: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.load(), pause);
  }

  private async load(): Promise<void> {
    // The answer in progress may include it already, or it is fetched once more.
    if (this.isLoading || this.held > 0 || this.port.isUncertain()) {
      this.schedule(retryPause);
      return;
    }
    const { generation } = this;
    const wasWanted = this.isWanted;
    this.isWanted = false;
    this.isLoading = true;
    let pause = retryPause;
    try {
      const draft = await this.port.load();
      const isOvertaken =
        generation !== this.generation || this.port.isUncertain() || useEditorStore.getState().busy;
      if (!isOvertaken) this.port.adopt(draft);
      else if (wasWanted) this.isWanted = true;
    } catch (error) {
      // Changes of others are announced only once.
      this.isWanted ||= wasWanted && error instanceof RequestError && error.isPassing;
      pause = failurePause;
      this.port.onError(error);
    } finally {
      this.isLoading = false;
    }
    if (this.isWanted) this.schedule(pause);
  }

  /** Fetches the draft once a planned publishing is due, until it has been carried out. */
  followPlan({ scheduled = [] }: Draft): void {
    clearTimeout(this.planTimer);
    const next = Math.min(...scheduled.map(({ at }) => Date.parse(at)));
    if (!Number.isFinite(next)) return;
    const pause = Math.max(0, next - Date.now()) + planPause;
    this.planTimer = setTimeout(() => this.soon(), Math.min(pause, longestTimer));
  }
}
