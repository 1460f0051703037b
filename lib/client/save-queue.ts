import type { Module } from '@/lib/contract/module';
import { conflictSchema } from '@/lib/contract/write';
import type { JournalEntry } from './journal';
import { RequestError } from './request';
import type { SavePort, SaveState } from './save-port';
import { defaultTiming, type QueueTiming } from './save-timing';

interface Slot {
  entry: JournalEntry;
  timer: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | null;
  tries: number;
  halted: boolean;
  /** When the first of the waiting changes was made, in milliseconds. */
  since: number | null;
}

/**
 * Saves changed modules, one request at a time per module, in the order of the changes. A temporary failure is retried with the same
 * idempotency key; a refused change waits for the next one; nothing leaves the journal before the server has answered.
 */
export class SaveQueue {
  private readonly slots = new Map<number, Slot>();
  private paused = false;

  constructor(
    private readonly port: SavePort,
    private readonly timing: QueueTiming = defaultTiming,
  ) {}

  /** Takes over changes of a module and sends them after the pause. */
  change(entry: JournalEntry): void {
    const slot = this.slots.get(entry.id) ?? this.open(entry);
    const before = slot.entry;
    slot.entry = {
      ...before,
      base: { ...entry.base, ...before.base },
      changes: { ...before.changes, ...entry.changes },
      ...(before.place && entry.place ? { place: entry.place } : {}),
      at: Date.now(),
    };
    this.forgetUnchanged(slot);
    if (this.isEmpty(slot) && slot.running === null) {
      this.close(slot, { status: 'saved' });
      return;
    }
    this.port.keep(slot.entry);
    const wrong = this.port.check(slot.entry);
    if (slot.halted) return;
    this.port.onState(entry.id, wrong ? { status: 'incomplete', fields: wrong } : { status: 'unsaved' });
    this.schedule(slot, this.pauseOf(slot));
  }

  /** The changes of a module that are not on the server yet, or null. */
  find(id: number): JournalEntry | null {
    return this.slots.get(id)?.entry ?? null;
  }

  /** Whether a field has changed since it was last sent. What is on its way counts as sent, unless it has failed so far. */
  isUnsent(id: number, name: string): boolean {
    const slot = this.slots.get(id);
    const { changes = {}, attempt } = slot?.entry ?? {};
    if (slot === undefined || !(name in changes)) return false;
    if (attempt === undefined || slot.tries > 0) return true;
    return !(name in attempt.changes && isSame(changes[name], attempt.changes[name]));
  }

  /** Everything that is not on the server yet. */
  list(): JournalEntry[] {
    return [...this.slots.values()].map((slot) => slot.entry);
  }

  /** Sends a module's changes now; resolves when there is nothing left to wait for. Refusals do not reject. */
  async flush(id: number): Promise<void> {
    const slot = this.slots.get(id);
    if (!slot) return;
    clearTimeout(slot.timer);
    await slot.running;
    while (this.slots.get(id) === slot && !this.isEmpty(slot)) {
      const before = slot.entry;
      await this.run(slot);
      if (slot.entry === before || slot.tries > 0) return;
    }
  }

  /** Sends everything now. True if all of it is on the server. */
  async flushAll(): Promise<boolean> {
    await Promise.all([...this.slots.keys()].map((id) => this.flush(id)));
    return this.slots.size === 0;
  }

  /** Whether changes wait for a sign-in. */
  get isPaused(): boolean {
    return this.paused;
  }

  /** Whether a request is in progress. */
  get isSending(): boolean {
    return [...this.slots.values()].some(({ running }) => running !== null);
  }

  /** Whether a module is being created of which it is unknown whether the server has it already. */
  get isCreating(): boolean {
    return [...this.slots.values()].some(
      ({ entry, running }) => running !== null && entry.place !== undefined,
    );
  }

  /** Stops sending, for example while nobody is signed in; changes are kept. */
  pause(): void {
    this.paused = true;
  }

  /** Continues sending, for example after a sign-in or when the network is back. */
  resume(): void {
    this.paused = false;
    for (const slot of this.slots.values()) {
      slot.tries = 0;
      this.schedule(slot, 0);
    }
  }

  /** Resolves a conflict in favour of the changes made here: `revision` is that of the module as it is now, `base` its values. */
  keepMine(id: number, revision: number | undefined, base: Record<string, unknown>): void {
    const slot = this.slots.get(id);
    if (!slot) return;
    slot.entry = { ...withoutAttempt(slot.entry), revision, base };
    slot.halted = false;
    this.port.keep(slot.entry);
    this.port.onState(id, { status: 'unsaved' });
    this.schedule(slot, 0);
  }

  /** Drops a module's unsaved changes. */
  discard(id: number): void {
    const slot = this.slots.get(id);
    if (slot) this.close(slot, { status: 'saved' });
  }

  /** Tells the queue the revision that another operation, such as a move, has given a module. */
  rebase(id: number, revision: number | undefined): void {
    const slot = this.slots.get(id);
    if (!slot || slot.entry.attempt !== undefined) return;
    slot.entry = { ...slot.entry, revision };
    this.port.keep(slot.entry);
  }

  /** Takes over modules as others have saved them: changes made here that do not contradict those continue on top of them. */
  meet(find: (id: number) => Module | null): void {
    for (const slot of this.slots.values()) {
      if (slot.halted || slot.entry.attempt !== undefined || slot.entry.place) continue;
      const theirs = find(slot.entry.id);
      if (theirs !== null && slot.entry.revision !== theirs.revision) this.putOnTop(slot, theirs);
    }
  }

  private open(entry: JournalEntry): Slot {
    const slot: Slot = { entry, timer: undefined, running: null, tries: 0, halted: false, since: null };
    this.slots.set(entry.id, slot);
    return slot;
  }

  private close(slot: Slot, state: SaveState): void {
    clearTimeout(slot.timer);
    this.slots.delete(slot.entry.id);
    this.port.drop(slot.entry.id);
    this.port.onState(slot.entry.id, state);
  }

  /** What is typed while a request is in progress waits for its own turn. */
  private async sendOnce(slot: Slot): Promise<void> {
    await slot.running;
    if (this.isOpen(slot) && !this.isEmpty(slot)) await this.run(slot);
  }

  private schedule(slot: Slot, pause: number): void {
    clearTimeout(slot.timer);
    slot.timer = setTimeout(() => void this.sendOnce(slot), pause);
  }

  /** Somebody who is typing may finish first, unless others are watching. */
  private pauseOf(slot: Slot): number {
    const { pause, watched } = this.timing;
    slot.since ??= Date.now();
    if (!this.port.isWatched()) return pause;
    return Math.min(watched.pause, Math.max(0, slot.since + watched.most - Date.now()));
  }

  private isEmpty(slot: Slot): boolean {
    return slot.entry.place === undefined && Object.keys(slot.entry.changes).length === 0;
  }

  /** A value that is back to what the server has needs no request. */
  private forgetUnchanged({ entry }: Slot): void {
    for (const name of Object.keys(entry.changes)) {
      if (entry.place || (entry.attempt && name in entry.attempt.changes)) continue;
      if (name in entry.base && isSame(entry.changes[name], entry.base[name])) delete entry.changes[name];
    }
  }

  private async run(slot: Slot): Promise<void> {
    if (this.paused || slot.halted || slot.running !== null) return;
    const prerequisite = this.port.findPrerequisite(slot.entry);
    if (prerequisite !== null) {
      await this.flush(prerequisite);
      if (this.slots.has(prerequisite)) return;
    }
    if (!slot.entry.attempt && this.port.check(slot.entry) !== null) return;
    for (let other = this.findMade(slot); other !== undefined; other = this.findMade(slot)) {
      await other.running;
      // The other one failed temporarily, and goes first when it is retried.
      if (other === this.findMade(slot)) return this.schedule(slot, this.timing.backOff(0));
    }
    if (this.paused || slot.halted || slot.running !== null || !this.isOpen(slot)) return;
    slot.running = this.attempt(slot).finally(() => {
      slot.running = null;
    });
    await slot.running;
    if (this.isOpen(slot) && slot.tries === 0 && !slot.halted && !this.isEmpty(slot)) {
      this.schedule(slot, this.pauseOf(slot));
    }
  }

  /**
   * Another module that is being created, if this one is to be created too. They are created one after the other: each names its place by
   * the modules that the server knows, so two at once could swap places.
   */
  private findMade(slot: Slot): Slot | undefined {
    const isMade = ({ entry }: Slot) => entry.place !== undefined && entry.attempt !== undefined;
    if (slot.entry.place === undefined || isMade(slot)) return undefined;
    return [...this.slots.values()].find(isMade);
  }

  private isOpen(slot: Slot): boolean {
    return this.slots.get(slot.entry.id) === slot;
  }

  private async attempt(slot: Slot): Promise<void> {
    const { id } = slot.entry;
    const attempt = slot.entry.attempt ?? this.prepare(slot.entry);
    slot.entry = { ...slot.entry, attempt };
    slot.since = null;
    this.port.keep(slot.entry);
    this.port.onState(id, { status: 'saving' });
    try {
      const module = await this.port.send(slot.entry, attempt.body, attempt.key);
      if (this.slots.get(id) !== slot) return;
      slot.tries = 0;
      this.settle(slot, module, attempt.changes);
    } catch (error) {
      if (this.slots.get(id) === slot) this.fail(slot, error);
    }
  }

  private prepare(entry: JournalEntry): NonNullable<JournalEntry['attempt']> {
    const changes = { ...entry.changes };
    return { key: crypto.randomUUID(), changes, body: this.port.prepare(entry, changes) };
  }

  private settle(slot: Slot, module: Module, sent: Record<string, unknown>): void {
    const { id } = slot.entry;
    const { place: _, revives: __, ...entry } = withoutAttempt(slot.entry);
    const left = Object.entries(entry.changes).filter(
      ([name, value]) => !(name in sent && isSame(value, sent[name])),
    );
    const before = Object.fromEntries(Object.keys(sent).map((name) => [name, entry.base[name]]));
    this.port.onSaved(id, module, sent, before);
    slot.entry = {
      ...entry,
      revision: module.revision,
      base: Object.fromEntries(left.map(([name]) => [name, name in sent ? sent[name] : entry.base[name]])),
      changes: Object.fromEntries(left),
    };
    if (this.isEmpty(slot)) {
      this.close(slot, { status: 'saved' });
    } else {
      this.port.keep(slot.entry);
      const wrong = this.port.check(slot.entry);
      this.port.onState(id, wrong ? { status: 'incomplete', fields: wrong } : { status: 'unsaved' });
    }
  }

  private fail(slot: Slot, error: unknown): void {
    const { id } = slot.entry;
    const refusal = error instanceof RequestError ? error : new RequestError('malformed', 0, String(error));
    if (refusal.status === 401) {
      this.paused = true;
      this.port.onState(id, { status: 'unsaved' });
      this.port.onSessionEnd();
      return;
    }
    if (refusal.isPassing) {
      this.port.onState(id, { status: 'error', message: refusal.message });
      this.schedule(slot, this.timing.backOff(slot.tries++));
      return;
    }
    slot.entry = withoutAttempt(slot.entry);
    this.port.keep(slot.entry);
    if (refusal.status === 409 || (refusal.status === 404 && !slot.entry.place)) {
      this.collide(slot, refusal);
      return;
    }
    slot.tries = 1;
    this.port.onState(id, { status: 'error', message: refusal.message, fields: refusal.fields });
  }

  /** Changes of different fields or different words are no conflict: mine are sent again on top of theirs. */
  private collide(slot: Slot, refusal: RequestError): void {
    const { id, base, changes } = slot.entry;
    const { theirs = null, user = '' } = conflictSchema.safeParse(refusal.body).data ?? {};
    if (theirs !== null && this.putOnTop(slot, theirs)) {
      this.port.onSaved(id, theirs, {});
      this.port.onMerged(id, slot.entry.changes);
      this.schedule(slot, 0);
      return;
    }
    slot.halted = true;
    this.port.onState(id, { status: 'conflict', message: refusal.message });
    this.port.onConflict({ id, mine: changes, theirs, base, user });
  }

  /** Rebases the changes of a module onto what somebody else has saved; false if both changed the same. */
  private putOnTop(slot: Slot, theirs: Module): boolean {
    const { entry } = slot;
    const changes = { ...entry.changes };
    const base = { ...entry.base };
    for (const [name, mine] of Object.entries(changes)) {
      if (isSame(theirs[name], base[name])) continue;
      if (!isSame(theirs[name], mine)) {
        const merged = this.port.merge(entry, name, base[name], mine, theirs[name]);
        if (merged === undefined) return false;
        changes[name] = merged;
      }
      base[name] = theirs[name];
    }
    slot.entry = { ...entry, changes, base, revision: theirs.revision };
    this.port.keep(slot.entry);
    return true;
  }
}

function withoutAttempt({ attempt: _, ...entry }: JournalEntry): JournalEntry {
  return entry;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
