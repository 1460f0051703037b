import type { JournalEntry } from '@/lib/client/journal';
import {
  changeModule,
  findModule,
  findPlace,
  insertModule,
  uncounted,
  type ModulePlace,
} from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { buildModule } from './module-merge';
import { findRoom } from './places';

/** Id of a section that only this browser shows; new modules have random ones far from it. */
const standIn = -1;

/** The server's state with the changes that only this browser has on top. `before` is what was shown until now. */
export function putOnTop(
  received: Section[],
  entries: readonly JournalEntry[],
  before: readonly Section[],
): Section[] {
  let sections = received;
  for (const entry of entries) {
    if (entry.place) sections = insertSomewhere(sections, buildModule(entry), entry.place);
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
  return insertSomewhere(sections, kept, place);
}

/** A page whose sections somebody else has all deleted gets one for show: nothing unsaved may vanish from sight. */
function insertSomewhere(sections: Section[], module: Module, place: ModulePlace): Section[] {
  const shown = sections.length === 0 ? [makeStandIn(module)] : sections;
  return insertModule(shown, module, findRoom(shown, place));
}

function makeStandIn({ content_type, object_id }: Module): Section {
  return {
    ...{ id: standIn, model: 'container', slug: null, content_type, object_id, anchor: '', locales: null },
    ...{ parent: null, column: 0, order: uncounted, layout: 0 },
    columns: [{ classes: 'col-12', children: [] }],
  };
}
