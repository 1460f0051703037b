import { useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';

/** In milliseconds. */
const syncPause = 1500;

/** The server carries a plan out a moment after its time, in milliseconds. */
const planPause = 1000;

/** Browsers count no further than this. */
const longestTimer = 2 ** 31 - 1;

interface DraftPort {
  load: () => Promise<Draft>;
  adopt: (draft: Draft) => void;
  onError: (error: unknown) => void;
}

/** Keeps what is shown of a document up to date: orders and revisions, what others did, what can be taken back, what was planned. */
export class DraftSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private planTimer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with everything that an answer on its way does not know of. */
  private generation = 0;
  private stopped = false;

  constructor(private readonly port: DraftPort) {}

  start(): void {
    this.stopped = false;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.planTimer);
  }

  /** What is on its way is older than what is shown now. */
  overtake(): void {
    this.generation += 1;
  }

  /** Fetches the draft once the page has been still for a moment. An answer that something overtook is dropped. */
  soon(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      const { generation } = this;
      this.port.load().then(
        (draft) => {
          if (generation === this.generation && !useEditorStore.getState().busy) this.port.adopt(draft);
        },
        (error: unknown) => this.port.onError(error),
      );
    }, syncPause);
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
