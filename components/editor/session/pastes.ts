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

  note(paste: Paste): void {
    if (paste.blocks.length > 0) this.known = [...this.known.slice(1 - most), paste];
  }

  /** The paste of which something has come or gone between two states of the page; null if there is none. */
  findMoved(before: Sections, after: Sections): Paste | null {
    return this.known.find((paste) => countParts(paste, before) !== countParts(paste, after)) ?? null;
  }

  /** Whether more of a paste is to be taken back, or to be done again. */
  isUnfinished({ blocks, text }: Paste, direction: 'undo' | 'redo', sections: Sections): boolean {
    return direction === 'undo'
      ? countParts({ blocks, text }, sections) > 0
      : countParts({ blocks, text: null }, sections) < blocks.length;
  }
}

/** How much of a paste is on the page as it was pasted. */
function countParts({ blocks, text }: Paste, sections: Sections): number {
  const count = blocks.filter((id) => findModule(sections, id) !== null).length;
  const isThere = text !== null && textAt(findModule(sections, text.id), 'content') === text.content;
  return isThere ? count + 1 : count;
}
