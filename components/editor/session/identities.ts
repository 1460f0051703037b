import { isCounted, isSection, type ModulePlace } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';

/**
 * A module keeps its negative id from the browser while the page is open, so that its text field stays the same element when it is
 * created on the server. Every call translates ids.
 */
export class Identities {
  private readonly serverIds = new Map<number, number>();
  private readonly editorIds = new Map<number, number>();

  /** An id for a module that the server does not know. */
  static create(): number {
    return -Math.ceil(Math.random() * 2 ** 31);
  }

  join(editorId: number, serverId: number): void {
    if (editorId === serverId) return;
    this.serverIds.set(editorId, serverId);
    this.editorIds.set(serverId, editorId);
  }

  /** The server's id, or null if it does not know the module. */
  findServerId(id: number): number | null {
    return id > 0 ? id : (this.serverIds.get(id) ?? null);
  }

  toEditorId(serverId: number): number {
    return this.editorIds.get(serverId) ?? serverId;
  }

  /** A received module with the editor's ids throughout. */
  toEditor<Received extends Module>(module: Received): Received {
    const translated = {
      ...module,
      id: this.toEditorId(module.id),
      parent: module.parent === null ? null : this.toEditorId(module.parent),
    };
    if (isSection(translated)) {
      const columns = translated.columns.map((column) => ({
        ...column,
        children: column.children.map((child) => this.toEditor(child)),
      }));
      return { ...translated, columns };
    }
    if (translated.children === undefined) return translated;
    return { ...translated, children: translated.children.map((child) => this.toEditor(child)) };
  }

  toEditorSections(sections: readonly Section[]): Section[] {
    return sections.map((section) => this.toEditor(section));
  }

  /**
   * A place as the server counts it: behind the last preceding sibling that the server knows. `neighbours` are the modules at the place
   * without the one to insert.
   */
  toServerPlace(
    place: ModulePlace,
    neighbours: readonly Module[],
  ): { parent: number | null; column: number; order: number } {
    const before = neighbours.slice(0, place.order).findLast(isCounted);
    return {
      parent: place.parent === null ? null : this.findServerId(place.parent),
      column: place.column,
      order: before === undefined ? 0 : before.order + 1,
    };
  }
}
