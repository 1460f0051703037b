import { textAt } from '@/components/modules/values';
import { findModule } from '@/lib/client/sections';
import type { Section } from '@/lib/contract/module';

/** What one paste has added to the page. */
export interface Paste {
  /** The new blocks. */
  blocks: readonly number[];
  /** The text that was pasted into, with its content after that; null if nothing was added to it. */
  text: { id: number; content: string } | null;
}

type Sections = readonly Section[];

/** More pastes than anybody undoes in a row. */
const most = 20;

/**
 * What was pasted in this window. On the server each block is a separate step; undoing one step of a paste continues until the whole paste is
 * undone.
 */
export class Pastes {
  private known: Paste[] = [];

  /** `isKnown`: whether the server knows a block, since only those can be undone there. */
  constructor(private readonly isKnown: (block: number) => boolean) {}

  note(paste: Paste): void {
    if (paste.blocks.length > 0) this.known = [...this.known.slice(1 - most), paste];
  }

  /** The paste of which a part was added or removed between two states of the page; null if there is none. */
  findMoved(before: Sections, after: Sections): Paste | null {
    return this.known.find((paste) => this.count(paste, before) !== this.count(paste, after)) ?? null;
  }

  /** Whether a part of a paste still has to be undone or redone. */
  isUnfinished(paste: Paste, direction: 'undo' | 'redo', sections: Sections): boolean {
    const { blocks } = paste;
    return direction === 'undo'
      ? this.count(paste, sections) > 0
      : this.count({ blocks, text: null }, sections) < blocks.filter(this.isKnown).length;
  }

  /** The number of parts of a paste that are on the page unchanged. */
  private count({ blocks, text }: Paste, sections: Sections): number {
    const there = blocks.filter((id) => this.isKnown(id) && findModule(sections, id) !== null).length;
    const isText = text !== null && textAt(findModule(sections, text.id), 'content') === text.content;
    return isText ? there + 1 : there;
  }
}
