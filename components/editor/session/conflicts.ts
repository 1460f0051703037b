import { removeConflict } from '@/lib/client/editor-store';
import type { JournalEntry } from '@/lib/client/journal';
import type { Conflict } from '@/lib/client/save-port';
import { changeModule, findModule, findPlace } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import type { EditingSession } from './editing-session';
import { listFields } from './module-rules';
import { findRoom } from './places';

/** Settles what two people have written in the same block (design §5); nothing is lost by either way. */
export class Conflicts {
  constructor(private readonly session: EditingSession) {}

  /** In favour of what was typed here. A module that was deleted meanwhile is created again. */
  keepMine({ id, theirs }: Conflict): void {
    const { session } = this;
    if (theirs === null) {
      const entry = session.queue.find(id);
      const module = findModule(session.sections, id);
      session.queue.discard(id);
      removeConflict(id);
      if (entry !== null) this.recreate(entry, module);
      return;
    }
    removeConflict(id);
    session.queue.keepMine(id, theirs.revision, theirs);
  }

  /** In favour of what is on the server. */
  takeTheirs({ id, theirs }: Conflict): void {
    const { session } = this;
    session.queue.discard(id);
    removeConflict(id);
    if (theirs === null) void session.reload().catch((error: unknown) => session.report(error));
    else
      session.setSections(
        changeModule(session.sections, id, (module) => ({
          ...module,
          ...session.identities.toEditor(theirs),
        })),
      );
  }

  private recreate(entry: JournalEntry, module: Module | null): void {
    const { session } = this;
    const place =
      findPlace(session.sections, entry.id) ?? findRoom(session.sections, { parent: 0, column: 0, order: 0 });
    const values = Object.fromEntries(
      listFields(entry.model).map(([name]) => [name, module?.[name] ?? entry.changes[name]]),
    );
    // The other language is on the server only.
    const revives = session.identities.findServerId(entry.id) ?? undefined;
    void session
      .reload()
      .then(() => session.insertLocal(entry.model, findRoom(session.sections, place), values, revives))
      .catch((error: unknown) => session.report(error));
  }
}
