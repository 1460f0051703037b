import { RequestError } from '@/lib/client/request';

/** How often a call is sent that the server answers with a fault of its own. */
const repetitions = 3;

/** Milliseconds for which a call is repeated while the server cannot be reached. It restarts in less. */
const patience = 30_000;

/** Code of a call that was given up because nobody signed in. */
export const signedOut = 'signed_out';

/** Pause before the n-th retry, in milliseconds. */
const pauseBefore = (tries: number) => Math.min(300 * 2 ** tries, 3000);

export interface ChainPort {
  onSessionEnd: () => void;
  /** Called when a call has to be repeated for longer than a moment, and again once that is over. */
  onTrouble: (isTroubled: boolean) => void;
}

/**
 * Calls that change the structure, one after the other. Temporary failures are retried with the same idempotency key; after a 401 the
 * chain waits for a sign-in, without a network for the network.
 */
export class CallChain {
  private last: Promise<unknown> = Promise.resolve();
  private running = 0;
  private givenUp = false;
  private waiting: { resolve: () => void; reject: (reason: unknown) => void }[] = [];

  constructor(private readonly port: ChainPort) {}

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

  /** Runs a call that may overtake others, with the same patience. */
  async insist<Result>(
    call: (requestKey: string) => Promise<Result>,
    requestKey: string = crypto.randomUUID(),
  ): Promise<Result> {
    let began = Date.now();
    let isTroubled = false;
    const tell = (isNow: boolean) => {
      if (isNow !== isTroubled) this.port.onTrouble(isNow);
      isTroubled = isNow;
    };
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return await call(requestKey);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          if (error.status === 401) await this.waitForSession();
          else if (!error.isPassing) throw error;
          else if (!navigator.onLine) {
            tell(true);
            await comeOnline();
            [began, tries] = [Date.now(), 0];
          } else {
            const isOver = isUnreachable(error) ? Date.now() - began >= patience : tries >= repetitions;
            if (isOver) throw error;
            if (tries > 1) tell(true);
            await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries)));
          }
        }
      }
    } finally {
      tell(false);
    }
  }

  private waitForSession(): Promise<void> {
    this.port.onSessionEnd();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }
}

/** No answer, or one of a proxy whose server is away. A fault of the server itself does not pass by waiting. */
function isUnreachable({ status }: RequestError): boolean {
  return status === 0 || (status >= 502 && status <= 504);
}

function comeOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
