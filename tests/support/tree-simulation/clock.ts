/** Time that passes only when it is told to: what waits is called in its order, and always in the same. */
export class VirtualClock {
  private time = 0;
  private last = 0;
  private readonly waiting = new Map<number, { at: number; call: () => void }>();
  private readonly real = { setTimeout, clearTimeout };
  private readonly realNow = Date.now;

  get now(): number {
    return this.time;
  }

  /** From now on everything in this process that waits, waits by this clock. */
  install(): void {
    const set = (call: () => void, pause = 0): number => this.wait(pause, call);
    const clear = (id: number | undefined): void => void this.waiting.delete(id ?? 0);
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    Date.now = () => this.time;
  }

  restore(): void {
    Object.assign(globalThis, this.real);
    Date.now = this.realNow;
  }

  wait(pause: number, call: () => void): number {
    this.last += 1;
    this.waiting.set(this.last, { at: this.time + Math.max(0, pause), call });
    return this.last;
  }

  /** Lets the next thing happen; false if nothing waits. What follows from it without waiting has happened when this is done. */
  async step(): Promise<boolean> {
    let next: [number, { at: number; call: () => void }] | undefined;
    for (const each of this.waiting) if (next === undefined || each[1].at < next[1].at) next = each;
    if (next === undefined) return false;
    this.waiting.delete(next[0]);
    this.time = next[1].at;
    next[1].call();
    await new Promise<void>((resolve) => setImmediate(resolve));
    return true;
  }
}

/** Numbers by chance that are the same for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
