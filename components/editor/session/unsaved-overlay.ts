import type { JournalEntry } from '@/lib/client/journal';
import { changeModule, findModule, findPlace, insertModule, uncounted } from '@/lib/client/sections';
import type { Section } from '@/lib/contract/module';
import { buildModule } from './module-merge';
import { findRoom } from './places';

/** The server's state with the changes that only this browser has on top. `before` is what was shown until now. */
export function putOnTop(
  received: Section[],
  entries: readonly JournalEntry[],
  before: readonly Section[],
): Section[] {
  let sections = received;
  for (const entry of entries) {
    if (entry.place) sections = insertModule(sections, buildModule(entry), findRoom(sections, entry.place));
    else if (findModule(sections, entry.id) === null) sections = keepDeleted(sections, entry, before);
    else sections = changeModule(sections, entry.id, (module) => ({ ...module, ...entry.changes }));
  }
  return sections;
}

/** A block deleted by somebody else while it was being written in stays until the conflict is resolved. */
function keepDeleted(sections: Section[], entry: JournalEntry, before: readonly Section[]): Section[] {
  const place = findPlace(before, entry.id) ?? { parent: 0, column: 0, order: 0 };
  const module = findModule(before, entry.id) ?? buildModule(entry);
  const kept = { ...module, ...entry.changes, order: uncounted };
  return insertModule(sections, kept, findRoom(sections, place));
}
