import type { StepName } from '@/lib/pagebuilder/copy/copy';

/** Something to take back, and what does that: `false` if nothing came of it. */
interface Undoable {
  /** The document's step that was the last one then. */
  after: StepName | null;
  takeBack: () => Promise<unknown>;
}

/** What can be undone and is no step of the document, such as a saved title of its page or a decision: until something else is done. */
export class Undoables {
  private list: readonly Undoable[] = [];

  /** Notes something as the next to undo. Returns what takes it back. */
  note(after: StepName | null, takeBack: () => Promise<unknown>): () => Promise<unknown> {
    const noted = { after, takeBack };
    this.list = [...this.list, noted];
    return () => {
      this.list = this.list.filter((other) => other !== noted);
      return takeBack();
    };
  }

  /** Follows steps that have another name now. */
  rename(names: ReadonlyMap<StepName, StepName>): void {
    for (const saved of this.list)
      if (saved.after !== null) saved.after = names.get(saved.after) ?? saved.after;
  }

  /** Whether something of it is to be undone before the step that is the document's last. */
  isNext(last: StepName | null): boolean {
    return this.list.at(-1)?.after === last && this.list.length > 0;
  }

  /** Takes the last of it back. Returns whether anything came of it; if not, it stays for later. */
  async takeBack(): Promise<boolean> {
    const saved = this.list.at(-1);
    if (saved === undefined) return false;
    this.list = this.list.slice(0, -1);
    const isDone = (await saved.takeBack()) !== false;
    if (!isDone) this.list = [...this.list, saved];
    return isDone;
  }
}
