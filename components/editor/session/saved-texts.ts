import { useEditorStore } from '@/lib/client/editor-store';
import { changeModule, findModule } from '@/lib/client/sections';
import type { EditingSession } from './editing-session';

/** One save of this window: the fields of a module before and after. */
interface SavedText {
  id: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** More steps than anybody undoes in a row. */
const longest = 100;

/**
 * The latest saves of this window, in order. The server decides what a step undoes; while that can be predicted here, it is shown before
 * the server has answered.
 */
export class SavedTexts {
  private done: (SavedText | null)[] = [];
  private undone: (SavedText | null)[] = [];

  /** Notes a save of a module's fields; none if somebody else's state was taken over. */
  noteSave(id: number, before: Record<string, unknown>, after: Record<string, unknown>): void {
    const names = Object.keys(after);
    if (names.length === 0) return;
    this.note(names.every((name) => typeof before[name] === 'string') ? { id, before, after } : null);
  }

  /** Notes an operation other than a text change. */
  noteOther(): void {
    this.note(null);
  }

  private note(step: SavedText | null): void {
    this.done = [...this.done.slice(-longest), step];
    this.undone = [];
  }

  /** Nothing can be predicted any more. */
  forget(): void {
    this.done = [];
    this.undone = [];
  }

  /**
   * Shows the predicted result of a step, if it is known and the text has not changed since. Returns what takes it back if the step turns
   * out to be impossible.
   */
  foresee(direction: 'undo' | 'redo', session: EditingSession): () => void {
    const [from, to] = direction === 'undo' ? [this.done, this.undone] : [this.undone, this.done];
    const step = from.pop() ?? null;
    to.push(step);
    if (step === null) return () => undefined;
    const [now, then] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
    return exchange(session, step.id, now, then)
      ? () => exchange(session, step.id, then, now)
      : () => undefined;
  }
}

/** Puts other values into a module that shows the expected ones. Returns whether it did. */
function exchange(
  session: EditingSession,
  id: number,
  now: Record<string, unknown>,
  then: Record<string, unknown>,
): boolean {
  const module = findModule(useEditorStore.getState().sections, id);
  if (module === null || session.queue.find(id) !== null) return false;
  if (Object.keys(now).some((name) => module[name] !== now[name])) return false;
  session.setSections(changeModule(session.sections, id, (current) => ({ ...current, ...then })));
  return true;
}
