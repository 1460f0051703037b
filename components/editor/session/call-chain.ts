import { RequestError } from '@/lib/client/request';

/** How often a call is sent that the server answers with a fault of its own. */
const repetitions = 3;

/** Milliseconds for which a call is repeated while the server cannot be reached. It restarts in less. */
const patience = 30_000;

/** Code of a call that was given up because nobody signed in. */
export const signedOut = 'signed_out';

/** Pause before the n-th retry, in milliseconds. */
const pauseBefore = (tries: number) => Math.min(300 * 2 ** tries, 3000);

/** A call with its idempotency key. */
export type Call<Result> = (requestKey: string) => Promise<Result>;

export interface ChainPort {
  onSessionEnd: () => void;
  /** Called when a call has to wait for longer than a moment, with what it waits for, and with null once that is over. */
  onTrouble: (trouble: Trouble | null) => void;
}

type Trouble = 'session' | 'network' | 'server';

interface Waiting {
  resolve: () => void;
  reject: (reason: unknown) => void;
  isAwaited: boolean;
}

/**
 * Calls that are no operations, such as publishing or pasting, one after the other. Temporary failures are retried with the same idempotency key; after a 401 the
 * chain waits for a sign-in, without a network for the network.
 */
export class CallChain {
  private last: Promise<unknown> = Promise.resolve();
  private running = 0;
  private givenUp = false;
  private waiting: Waiting[] = [];
  /** Rejects the calls that somebody waits for. */
  private readonly awaited = new Set<(reason: unknown) => void>();

  constructor(private readonly port: ChainPort) {}

  /**
   * Runs a call after those before it. One that somebody waits for is given up when the sign-in is postponed; a change that the page shows
   * already is carried out after the sign-in, however late.
   */
  run<Result>(call: Call<Result>, isAwaited = false): Promise<Result> {
    if (this.givenUp && this.waiting.length > 0) this.port.onSessionEnd();
    this.running += 1;
    let reject: (reason: unknown) => void = () => undefined;
    const givenUp = new Promise<never>((_, rejectIt) => (reject = rejectIt));
    givenUp.catch(() => undefined);
    if (isAwaited) this.awaited.add(reject);
    const result = this.last.then(() => {
      if (isAwaited && !this.awaited.has(reject)) throw postponed();
      return this.persist(call, isAwaited);
    });
    const settle = () => {
      this.running -= 1;
      this.awaited.delete(reject);
    };
    this.last = result.then(settle, settle);
    return Promise.race([result, givenUp]);
  }

  /** Whether a call is in progress. */
  get isBusy(): boolean {
    return this.running > 0;
  }

  /** Whether somebody has postponed the sign-in. */
  get isGivenUp(): boolean {
    return this.givenUp;
  }

  /** Continues after a sign-in. */
  resume(): void {
    this.givenUp = false;
    for (const { resolve } of this.waiting.splice(0)) resolve();
  }

  /** Gives up the calls that somebody waits for; the others go on waiting for a sign-in. */
  giveUp(): void {
    this.givenUp = true;
    for (const reject of this.awaited) reject(postponed());
    this.awaited.clear();
    const waiting = this.waiting.splice(0);
    this.waiting = waiting.filter(({ isAwaited }) => !isAwaited);
    for (const { isAwaited, reject } of waiting) if (isAwaited) reject(postponed());
  }

  /** Runs a call that may overtake others, with the same patience. */
  async insist<Result>(call: Call<Result>): Promise<Result> {
    this.running += 1;
    try {
      return await this.persist(call, false);
    } finally {
      this.running -= 1;
    }
  }

  private async persist<Result>(call: Call<Result>, isAwaited: boolean): Promise<Result> {
    const requestKey = crypto.randomUUID();
    let began = performance.now();
    let told: Trouble | null = null;
    const tell = (trouble: Trouble | null) => {
      if (trouble !== told) this.port.onTrouble(trouble);
      told = trouble;
    };
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return await call(requestKey);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          if (error.status === 401) {
            tell('session');
            await this.waitForSession(isAwaited);
          } else if (!error.isPassing) throw error;
          else if (!navigator.onLine) {
            tell('network');
            await comeOnline();
            [began, tries] = [performance.now(), 0];
          } else {
            const isOver = isUnreachable(error)
              ? performance.now() - began >= patience
              : tries >= repetitions;
            if (isOver) throw error;
            if (tries > 1) tell('server');
            await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries)));
          }
        }
      }
    } finally {
      tell(null);
    }
  }

  private waitForSession(isAwaited: boolean): Promise<void> {
    this.port.onSessionEnd();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject, isAwaited }));
  }
}

function postponed(): RequestError {
  return new RequestError(signedOut, 401, '');
}

/** No answer, or one of a proxy whose server is away. A fault of the server itself does not pass by waiting. */
function isUnreachable({ status }: RequestError): boolean {
  return status === 0 || (status >= 502 && status <= 504);
}

function comeOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
