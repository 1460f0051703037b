import { useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';

/** In milliseconds. */
const syncPause = 1500;

/** The server carries a plan out a moment after its time, in milliseconds. */
const planPause = 1000;

/** Browsers count no further than this. */
const longestTimer = 2 ** 31 - 1;

/** Before it is asked again where something was on its way, in milliseconds. */
const retryPause = 200;

/** The same where it could not be fetched. */
const failurePause = 4000;

interface DraftPort {
  load: () => Promise<Draft>;
  adopt: (draft: Draft) => void;
  onError: (error: unknown) => void;
  /** Whether something is on its way that a draft may or may not know of: a block that is being made. */
  isUncertain: () => boolean;
}

/** Keeps what is shown of a document up to date: orders and revisions, what others did, what can be taken back, what was planned. */
export class DraftSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private planTimer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with everything that an answer on its way does not know of. */
  private generation = 0;
  private stopped = false;
  /** Changes of the structure that are on their way. */
  private held = 0;
  private isLoading = false;
  /** Somebody else has changed something: it is asked until an answer can be shown. */
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

  /** What is on its way is older than what is shown now. */
  overtake(): void {
    this.generation += 1;
  }

  /** The page shows already what a call is about to do: no draft is shown before that is answered. */
  hold(call: Promise<unknown>): void {
    this.overtake();
    this.held += 1;
    const release = (): void => {
      this.held -= 1;
      this.overtake();
    };
    call.then(release, release);
  }

  /** Shows the answer to a step; where the page shows already what a later call is about to do, with the answer to that one. */
  showAnswer(draft: Draft): void {
    if (this.held > 0) this.soon();
    else this.port.adopt(draft);
  }

  /** Fetches the draft once the page has been still for a moment. An answer that something overtook is dropped. */
  soon(): void {
    this.schedule(this.isWanted ? retryPause : syncPause);
  }

  /** Fetches the draft at once, and again where an answer was overtaken: others have changed something. */
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
    // The answer that is on its way may know it already, or it is asked once more.
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
      // What others have done is told once.
      this.isWanted ||= wasWanted && error instanceof RequestError && error.isPassing;
      pause = failurePause;
      this.port.onError(error);
    } finally {
      this.isLoading = false;
    }
    if (this.isWanted) this.schedule(pause);
  }

  /** Asks again once a planned publishing is due, until it has been carried out. */
  followPlan({ scheduled = [] }: Draft): void {
    clearTimeout(this.planTimer);
    const next = Math.min(...scheduled.map(({ at }) => Date.parse(at)));
    if (!Number.isFinite(next)) return;
    const pause = Math.max(0, next - Date.now()) + planPause;
    this.planTimer = setTimeout(() => this.soon(), Math.min(pause, longestTimer));
  }
}
