import { useEditorStore } from '@/lib/client/editor-store';
import { changeModule, findModule } from '@/lib/client/sections';
import type { EditingSession } from './editing-session';

/** One save of this window: what fields of a module held before it and since. */
interface SavedText {
  id: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** More steps than anybody takes back in a row. */
const longest = 100;

/**
 * What this window has saved last, in its order. The server says what a step takes back; as long as that can be foreseen here, it is shown
 * before the server has answered.
 */
export class SavedTexts {
  private done: (SavedText | null)[] = [];
  private undone: (SavedText | null)[] = [];

  /** Fields of a module were saved; none where somebody else's state was taken over. */
  noteSave(id: number, before: Record<string, unknown>, after: Record<string, unknown>): void {
    const names = Object.keys(after);
    if (names.length === 0) return;
    this.note(names.every((name) => typeof before[name] === 'string') ? { id, before, after } : null);
  }

  /** Something was done that is more than a text. */
  noteOther(): void {
    this.note(null);
  }

  private note(step: SavedText | null): void {
    this.done = [...this.done.slice(-longest), step];
    this.undone = [];
  }

  /** Nothing can be foreseen any more. */
  forget(): void {
    this.done = [];
    this.undone = [];
  }

  /** Shows what a step is about to change, if it is known and is still as it was. */
  foresee(direction: 'undo' | 'redo', session: EditingSession): void {
    const [from, to] = direction === 'undo' ? [this.done, this.undone] : [this.undone, this.done];
    const step = from.pop() ?? null;
    to.push(step);
    if (step === null || session.queue.find(step.id) !== null) return;
    const [now, then] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
    const module = findModule(useEditorStore.getState().sections, step.id);
    if (module === null || Object.keys(now).some((name) => module[name] !== now[name])) return;
    session.setSections(changeModule(session.sections, step.id, (current) => ({ ...current, ...then })));
  }
}
