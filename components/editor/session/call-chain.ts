import { RequestError } from '@/lib/client/request';

const repetitions = 3;

/** Code of a call that was given up because nobody signed in. */
export const signedOut = 'signed_out';

/** Pause before the n-th retry, in milliseconds. */
const pauseBefore = (tries: number) => 300 * 2 ** tries;

/**
 * Calls that change the structure, one after the other. Temporary failures are retried with the same idempotency key; after a 401 the
 * chain waits for a sign-in.
 */
export class CallChain {
  private last: Promise<unknown> = Promise.resolve();
  private running = 0;
  private givenUp = false;
  private waiting: { resolve: () => void; reject: (reason: unknown) => void }[] = [];

  constructor(private readonly onSessionEnd: () => void) {}

  run<Result>(call: (requestKey: string) => Promise<Result>): Promise<Result> {
    this.running += 1;
    const result = this.last.then(() => this.insist(call, crypto.randomUUID()));
    const settle = () => void (this.running -= 1);
    this.last = result.then(settle, settle);
    return result;
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

  /** Gives up the calls that wait for a sign-in. */
  giveUp(): void {
    this.givenUp = true;
    for (const { reject } of this.waiting.splice(0)) reject(new RequestError(signedOut, 401, ''));
  }

  private async insist<Result>(
    call: (requestKey: string) => Promise<Result>,
    requestKey: string,
  ): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call(requestKey);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (error.status === 401) await this.waitForSession();
        else if (!error.isPassing || tries >= repetitions) throw error;
        else await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries)));
      }
    }
  }

  private waitForSession(): Promise<void> {
    this.onSessionEnd();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }
}
