import { removeConflict, useEditorStore } from '@/lib/client/editor-store';
import type { Conflict } from '@/lib/client/save-port';
import * as api from '@/lib/client/page-editor';
import { changeModule, findModule, findPlace, removeModule, type ModulePlace } from '@/lib/client/sections';
import type { EditingSession } from './editing-session';
import { listFields } from './module-rules';
import { findRoom } from './places';

/** Resolves conflicts of two people in the same block (design §5); nothing is lost either way. */
export class Conflicts {
  /** Blocks that are being created again. */
  private readonly recreated = new Set<number>();

  constructor(private readonly session: EditingSession) {}

  /** In favour of what was typed here. A module that was deleted meanwhile is created again. */
  keepMine({ id, theirs }: Conflict): void {
    const { session } = this;
    if (theirs === null) {
      useEditorStore.setState({ openConflict: null });
      if (this.recreated.has(id)) return;
      this.recreated.add(id);
      void this.recreate(id)
        .catch((error: unknown) => session.report(error))
        .finally(() => this.recreated.delete(id));
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

  /**
   * The text stays under the old block until a new one has it, which keeps it until the server has answered, so that it survives closing
   * the page or a lost network in between.
   */
  private async recreate(id: number): Promise<void> {
    const { session } = this;
    await session.reload();
    const place = await this.findSection(findPlace(session.sections, id));
    const entry = session.queue.find(id);
    const module = findModule(session.sections, id);
    // Discarded, or the page was left meanwhile.
    if (entry === null || module === null || session.hasEnded) return;
    const values = Object.fromEntries(
      listFields(entry.model).map(([name]) => [name, module[name] ?? entry.changes[name]]),
    );
    // The other language is only on the server.
    const revives = session.identities.findServerId(id) ?? undefined;
    session.setSections(removeModule(session.sections, id));
    const made = session.insertLocal(entry.model, findRoom(session.sections, place), values, revives);
    session.queue.discard(id);
    removeConflict(id);
    useEditorStore.setState({ focus: { id: made, field: true } });
  }

  /** The place, if its section is still there; else one in another section, which is made if there is none. */
  private async findSection(shown: ModulePlace | null): Promise<ModulePlace> {
    const { session } = this;
    const modules = useEditorStore.getState().draft?.modules ?? [];
    const there = session.identities.toEditorSections(modules);
    const room = findRoom(there, shown ?? { parent: 0, column: 0, order: 0 });
    if (room.parent !== null) return room;
    const fields = { ...session.key, parent: null, column: 0, order: 0, layout: 0 };
    const { id } = await session.inOrder((key) => api.createModule(session.locale, 'container', fields, key));
    await session.reload();
    return { parent: id, column: 0, order: 0 };
  }
}
