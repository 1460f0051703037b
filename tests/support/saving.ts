import type { JournalEntry } from '@/lib/client/journal';
import type { Conflict, SavePort, SaveState } from '@/lib/client/save-port';
import { SaveQueue } from '@/lib/client/save-queue';
import type { Module } from '@/lib/contract/module';
import { mergeTexts } from '@/lib/pagebuilder/merge/merge-texts';

/** A headline as the server answers with it. */
export function buildModule(values: Partial<Module> = {}): Module {
  return {
    id: 7,
    model: 'headline',
    slug: null,
    parent: 1,
    content_type: 'page',
    object_id: 3,
    column: 0,
    order: 0,
    anchor: '',
    revision: 2,
    ...values,
  };
}

/** Changes of that headline. */
export function buildEntry(
  changes: Record<string, unknown>,
  values: Partial<JournalEntry> = {},
): JournalEntry {
  return {
    id: 7,
    model: 'headline',
    locale: 'de',
    revision: 1,
    base: { content: 'Alt' },
    changes,
    at: 0,
    ...values,
  };
}

/** What a request of the queue holds. */
interface Sent {
  body: Record<string, unknown>;
  key: string;
}

/** What the queue says of a module that was saved. */
interface Saved {
  id: number;
  module: Module;
  changes: Record<string, unknown>;
  before: Record<string, unknown> | undefined;
}

/** A save queue before a server that answers as it is told. */
export function setUpQueue(answer: (sent: Sent, count: number) => Promise<Module>) {
  const sent: Sent[] = [];
  const entries: JournalEntry[] = [];
  const states: SaveState[] = [];
  const conflicts: Conflict[] = [];
  const merged: Record<string, unknown>[] = [];
  const saved: Saved[] = [];
  const kept = new Map<number, JournalEntry>();
  let sessionEnds = 0;
  let watchers = 0;
  const port: SavePort = {
    prepare: (entry, changes) => ({ ...changes, revision: entry.revision }),
    send: (entry, body, key) => {
      entries.push(entry);
      sent.push({ body, key });
      return answer({ body, key }, sent.length);
    },
    check: (entry) => (entry.changes.content === '' ? { content: 'required' } : null),
    merge: (_entry, _name, base, mine, theirs) =>
      mergeTexts(String(base), String(mine), String(theirs), false) ?? undefined,
    findPrerequisite: () => null,
    isWatched: () => watchers > 0,
    keep: (entry) => void kept.set(entry.id, structuredClone(entry)),
    drop: (id) => void kept.delete(id),
    onState: (_id, state) => void states.push(state),
    onSaved: (id, module, changes, before) => void saved.push({ id, module, changes, before }),
    onMerged: (_id, changes) => void merged.push(changes),
    onConflict: (conflict) => void conflicts.push(conflict),
    onSessionEnd: () => {
      sessionEnds += 1;
    },
  };
  const queue = new SaveQueue(port, { pause: 100, watched: { pause: 50, most: 250 }, backOff: () => 1000 });
  return {
    queue,
    port,
    sent,
    entries,
    states,
    conflicts,
    merged,
    saved,
    kept,
    countSessionEnds: () => sessionEnds,
    watch: () => (watchers += 1),
  };
}
