import { textAt } from '@/components/modules/values';
import { findModule } from '@/lib/client/sections';
import type { Section } from '@/lib/contract/module';

/** What one paste has put on the page. */
export interface Paste {
  /** The blocks that came with it. */
  blocks: readonly number[];
  /** The text that was there, and what it says since; null if nothing of the paste is in it. */
  text: { id: number; content: string } | null;
}

type Sections = readonly Section[];

/** More than anybody takes back one by one. */
const most = 20;

/**
 * What was pasted in this window. The server knows each block as a step of its own; who takes back a paste takes back all of it, as long as
 * one after the other is a part of it.
 */
export class Pastes {
  private known: Paste[] = [];

  /** Only what the server knows can be taken back there. */
  constructor(private readonly isKnown: (block: number) => boolean) {}

  note(paste: Paste): void {
    if (paste.blocks.length > 0) this.known = [...this.known.slice(1 - most), paste];
  }

  /** The paste of which something has come or gone between two states of the page; null if there is none. */
  findMoved(before: Sections, after: Sections): Paste | null {
    return this.known.find((paste) => this.count(paste, before) !== this.count(paste, after)) ?? null;
  }

  /** Whether more of a paste is to be taken back, or to be done again. */
  isUnfinished(paste: Paste, direction: 'undo' | 'redo', sections: Sections): boolean {
    const { blocks } = paste;
    return direction === 'undo'
      ? this.count(paste, sections) > 0
      : this.count({ blocks, text: null }, sections) < blocks.filter(this.isKnown).length;
  }

  /** How much of a paste is on the page as it was pasted. */
  private count({ blocks, text }: Paste, sections: Sections): number {
    const there = blocks.filter((id) => this.isKnown(id) && findModule(sections, id) !== null).length;
    const isText = text !== null && textAt(findModule(sections, text.id), 'content') === text.content;
    return isText ? there + 1 : there;
  }
}
