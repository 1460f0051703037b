import type { StepName } from '@/lib/pagebuilder/copy/copy';

/** More pastes than anybody undoes in a row. */
const most = 20;

/** What was done as one thing in this window, such as a paste of several blocks: its steps are undone and redone together. */
export class Pastes {
  private known: Set<StepName>[] = [];

  note(steps: readonly StepName[]): void {
    if (steps.length > 1) this.known = [...this.known.slice(1 - most), new Set(steps)];
  }

  /** Follows steps that have another name now. */
  rename(names: ReadonlyMap<StepName, StepName>): void {
    for (const steps of this.known) {
      for (const [from, to] of names) if (steps.delete(from)) steps.add(to);
    }
  }

  /** Whether two steps belong together. */
  areTogether(one: StepName, other: StepName): boolean {
    return this.known.some((steps) => steps.has(one) && steps.has(other));
  }
}
