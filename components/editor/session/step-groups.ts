import { z } from 'zod';
import type { StepName } from '@/lib/pagebuilder/copy/copy';
import { Undoables } from './undoables';

/** More than anybody undoes in a row. */
const most = 50;

const keptSchema = z.array(z.array(z.union([z.number(), z.string()])));

/**
 * What was done as one thing in this window, such as a paste of several blocks, or what was written without a pause and sent in pieces: its
 * steps are undone and redone together, after a reload, too.
 */
export class StepGroups {
  /** What stands among the steps and is none. */
  readonly undoables = new Undoables();
  private known: Set<StepName>[];

  /** `document` names what it was done to, among all that is edited here. */
  constructor(private readonly document: string) {
    this.known = this.readKept();
  }

  note(steps: readonly StepName[]): void {
    if (steps.length <= 1) return;
    this.known = [...this.known.slice(1 - most), new Set(steps)];
    this.keep();
  }

  /** Notes that a step goes on with the one before it. */
  extend(before: StepName, step: StepName): void {
    const group = this.known.find((steps) => steps.has(before));
    if (group === undefined) this.note([before, step]);
    else {
      group.add(step);
      this.keep();
    }
  }

  /** Follows steps that have another name now. */
  rename(names: ReadonlyMap<StepName, StepName>): void {
    this.undoables.rename(names);
    let isOther = false;
    for (const steps of this.known) {
      for (const [from, to] of names) {
        if (!steps.delete(from)) continue;
        steps.add(to);
        isOther = true;
      }
    }
    if (isOther) this.keep();
  }

  /** Whether two steps belong together. */
  areTogether(one: StepName, other: StepName): boolean {
    return this.known.some((steps) => steps.has(one) && steps.has(other));
  }

  private get storageKey(): string {
    return `litfass:together:${this.document}`;
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.storageKey, JSON.stringify(this.known.map((steps) => [...steps])));
    } catch {
      // Without storage they are undone one by one after a reload.
    }
  }

  private readKept(): Set<StepName>[] {
    try {
      const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(this.storageKey) ?? '[]'));
      return kept.map((steps) => new Set(steps));
    } catch {
      return [];
    }
  }
}
