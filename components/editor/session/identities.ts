import type { Module, Section } from '@/lib/contract/module';
import { isSection } from '@/lib/client/sections';

/**
 * A module keeps its negative id from the browser while the page is open, so that its text field stays the same element when it is
 * created on the server. The tree has the server's ids as soon as they are known.
 */
export class Identities {
  private readonly serverIds = new Map<number, number>();
  private readonly editorIds = new Map<number, number>();

  join(editorId: number, serverId: number): void {
    if (editorId === serverId) return;
    this.serverIds.set(editorId, serverId);
    this.editorIds.set(serverId, editorId);
  }

  /** The server's id, or null if it does not know the module. */
  findServerId(id: number): number | null {
    return id > 0 ? id : (this.serverIds.get(id) ?? null);
  }

  /** The id in the tree. */
  toTreeId(id: number): number {
    return this.serverIds.get(id) ?? id;
  }

  /** The id on the canvas, of one in the tree. */
  readonly toEditorId = (treeId: number): number => this.editorIds.get(treeId) ?? treeId;

  /** Received sections with the editor's ids throughout. */
  toEditorSections(sections: readonly Section[]): Section[] {
    return sections.map((section) => this.toEditor(section));
  }

  private toEditor<Received extends Module>(module: Received): Received {
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
}
