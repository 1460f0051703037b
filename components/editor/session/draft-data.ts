import type { Draft } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';

/** Milliseconds of quiet before it is fetched. */
const pause = 1500;

/** Milliseconds before it is fetched again after a failure. */
const failurePause = 4000;

/** Milliseconds after its time within which the server carries out a plan. */
const planPause = 1000;

/** Longest timer of browsers. */
const longestTimer = 2 ** 31 - 1;

interface DraftDataPort {
  load: () => Promise<Draft>;
  show: (draft: Draft) => void;
  onError: (error: unknown) => void;
}

/** What a draft says beside its content: title, address, whether it is online and published. It is fetched when that may have changed. */
export class DraftData {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private planTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what an answer on its way does not know. */
  private generation = 0;
  private isStopped = false;

  constructor(private readonly port: DraftDataPort) {}

  start(): void {
    this.isStopped = false;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.planTimer);
  }

  /** An answer on its way is older than what is known now. */
  overtake(): void {
    this.generation += 1;
  }

  /** Fetches it once nothing has changed for a moment. */
  soon(): void {
    this.schedule(pause);
  }

  now(): void {
    this.schedule(0);
  }

  /** Fetches it once a planned publishing is due, until that has been carried out. */
  followPlan({ scheduled = [] }: Draft): void {
    clearTimeout(this.planTimer);
    const next = Math.min(...scheduled.map(({ at }) => Date.parse(at)));
    if (!Number.isFinite(next) || this.isStopped) return;
    const wait = Math.max(0, next - Date.now()) + planPause;
    this.planTimer = setTimeout(() => this.soon(), Math.min(wait, longestTimer));
  }

  private schedule(wait: number): void {
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => void this.load(), wait);
  }

  private async load(): Promise<void> {
    const { generation } = this;
    try {
      const draft = await this.port.load();
      if (this.isStopped) return;
      if (generation === this.generation) this.port.show(draft);
      else this.soon();
    } catch (error) {
      // What others have changed is announced only once.
      if (error instanceof RequestError && error.isPassing) this.schedule(failurePause);
      this.port.onError(error);
    }
  }
}
