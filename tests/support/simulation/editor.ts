import type { JournalEntry } from '@/lib/client/journal';
import { RequestError } from '@/lib/client/request';
import { SaveQueue } from '@/lib/client/save-queue';
import type { Conflict } from '@/lib/client/save-port';
import type { Module } from '@/lib/contract/module';
import { mergeTexts } from '@/lib/pagebuilder/merge/merge-texts';
import type { VirtualClock } from './clock';
import type { ModelServer } from './server';

export interface World {
  clock: VirtualClock;
  server: ModelServer;
  chance: () => number;
  /** Whether the network does its worst. */
  isStormy: boolean;
  /** Everybody hears that something has changed. */
  news: () => void;
}

/** Words of a text, without its markup. */
export function wordsOf(html: string): string[] {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** Somebody who writes, with the browser's own queue, journal and merging. */
export class SimulatedEditor {
  /** Words that this editor has taken away, seeing them. */
  readonly removed = new Set<string>();
  readonly conflicts = new Map<number, Conflict>();
  /** Words that were written here. */
  readonly written = new Set<string>();
  private readonly journal = new Map<number, JournalEntry>();
  private readonly shown = new Map<number, Module>();
  private queue: SaveQueue;
  private life = 0;
  private generation = 0;
  private count = 0;

  constructor(
    readonly number: number,
    private readonly world: World,
  ) {
    this.queue = this.open();
    for (const id of world.server.ids) this.shown.set(id, world.server.read(id));
  }

  get isQuiet(): boolean {
    return this.queue.list().length === 0;
  }

  textOf(id: number): string {
    return String(this.shown.get(id)?.content);
  }

  /** Writes, changes, takes away or marks a word somewhere, or begins a paragraph. */
  act(): void {
    const { chance, server } = this.world;
    const id = pick(server.ids, chance);
    const before = this.textOf(id);
    const paragraphs = before.match(/<p>.*?<\/p>/g) ?? ['<p></p>'];
    const place = Math.floor(chance() * paragraphs.length);
    const words = (paragraphs[place] ?? '')
      .replace(/<\/?p>/g, '')
      .split(' ')
      .filter((word) => word !== '');
    const at = Math.floor(chance() * (words.length + 1));
    const kind = chance();
    if (kind < 0.5 || words.length < 3) words.splice(at, 0, this.newWord());
    else if (kind < 0.7) this.takeAway(words, at, [this.newWord()]);
    else if (kind < 0.8) this.takeAway(words, at, []);
    else if (kind < 0.9 && !(words[at] ?? '<').includes('<'))
      words[at] = `<strong>${words[at] ?? ''}</strong>`;
    else words.splice(at, 0, `</p><p>${this.newWord()}`);
    paragraphs[place] = `<p>${words.join(' ')}</p>`.replaceAll(' </p>', '</p>');
    this.change(id, before, paragraphs.join(''));
  }

  /** The browser is gone, and opened again: only the journal is left. */
  restart(): void {
    this.life += 1;
    const entries = structuredClone([...this.journal.values()]);
    this.conflicts.clear();
    this.queue = this.open();
    for (const id of this.world.server.ids) this.shown.set(id, this.world.server.read(id));
    for (const entry of entries) {
      this.show(entry.id, { ...this.moduleOf(entry.id), ...entry.changes });
      this.queue.change(entry);
    }
  }

  /** Decides what counts of what both have changed. */
  decide(): void {
    for (const [id, conflict] of this.conflicts) {
      if (conflict.theirs === null) continue;
      this.conflicts.delete(id);
      const mine = this.textOf(id);
      const theirs = String(conflict.theirs.content);
      const isMine = this.world.chance() < 0.5;
      for (const word of wordsOf(isMine ? theirs : mine)) {
        if (!wordsOf(isMine ? mine : theirs).includes(word)) this.removed.add(word);
      }
      if (isMine) this.queue.keepMine(id, conflict.theirs.revision, conflict.theirs);
      else {
        this.queue.discard(id);
        this.show(id, conflict.theirs);
      }
    }
  }

  /** Somebody has changed something: the draft is fetched, and what is not saved goes on top of it. */
  hear(): void {
    const { life } = this;
    const { generation } = this;
    this.world.clock.wait(this.delay(), () => {
      const draft = this.world.server.ids.map((id) => this.world.server.read(id));
      this.world.clock.wait(this.delay(), () => {
        if (life !== this.life) return;
        if (generation !== this.generation) this.hear();
        else this.adopt(draft);
      });
    });
  }

  private adopt(draft: readonly Module[]): void {
    this.queue.meet((id) => draft.find((module) => module.id === id) ?? null);
    for (const module of draft) this.show(module.id, { ...module, ...this.queue.find(module.id)?.changes });
  }

  private change(id: number, before: string, content: string): void {
    const { revision } = this.moduleOf(id);
    this.show(id, { ...this.moduleOf(id), content });
    const entry = {
      id,
      model: 'text',
      locale: 'de' as const,
      at: 0,
      base: { content: before },
      changes: { content },
    };
    this.queue.change({ ...entry, ...(revision === undefined ? {} : { revision }) });
  }

  private newWord(): string {
    this.count += 1;
    const word = `e${this.number}w${this.count}`;
    this.written.add(word);
    return word;
  }

  private takeAway(words: string[], at: number, instead: string[]): void {
    const [gone] = words.splice(at, 1, ...instead);
    for (const word of wordsOf(gone ?? '')) this.removed.add(word);
  }

  private open(): SaveQueue {
    const { life } = this;
    const isAlive = () => life === this.life;
    return new SaveQueue({
      prepare: (entry, changes) => ({ ...changes, revision: entry.revision }),
      // Who is gone sends nothing any more.
      send: (entry, body, key) => (isAlive() ? this.send(entry.id, body, key) : new Promise(() => undefined)),
      check: () => null,
      isWatched: () => this.number % 2 === 0,
      findPrerequisite: () => null,
      merge: (_entry, _name, base, mine, theirs) =>
        mergeTexts(String(base), String(mine), String(theirs), true) ?? undefined,
      keep: (entry) => isAlive() && this.journal.set(entry.id, structuredClone(entry)),
      drop: (id) => isAlive() && this.journal.delete(id),
      onState: () => undefined,
      onSaved: (id, module, sent) => isAlive() && this.takeOver(id, module, sent),
      onMerged: (id, changes) => isAlive() && this.show(id, { ...this.moduleOf(id), ...changes }),
      onConflict: (conflict) => isAlive() && this.conflicts.set(conflict.id, conflict),
      onSessionEnd: () => undefined,
    });
  }

  /** As the editor's session does (module-merge): a text that was sent stays as it was typed. */
  private takeOver(id: number, module: Module, sent: Record<string, unknown>): void {
    this.generation += 1;
    const isKept = 'content' in sent || this.queue.find(id)?.changes.content !== undefined;
    this.show(id, { ...module, ...(isKept ? { content: this.textOf(id) } : {}) });
  }

  private moduleOf(id: number): Module {
    return this.shown.get(id) ?? this.world.server.read(id);
  }

  private show(id: number, module: Module): void {
    this.shown.set(id, module);
  }

  /** A call over a network that delays, loses questions and answers, and repeats. */
  private send(id: number, body: Record<string, unknown>, key: string): Promise<Module> {
    const { clock, server, chance, isStormy, news } = this.world;
    const write = () => {
      const before = server.log.length;
      try {
        return server.write({
          ...{ editor: this.number, id, key },
          content: String(body.content ?? ''),
          revision: Number(body.revision),
        });
      } finally {
        if (server.log.length > before) news();
      }
    };
    return new Promise((resolve, reject) => {
      const lost = () => reject(new RequestError('offline', 0, 'lost'));
      const luck = isStormy ? chance() : 1;
      if (luck < 0.1) {
        clock.wait(this.delay(), lost);
        return;
      }
      // A proxy asks again.
      if (luck < 0.2) clock.wait(this.delay() * 3, () => attempt(write));
      clock.wait(this.delay(), () => {
        const answer = attempt(write);
        clock.wait(this.delay(), () => {
          if (luck > 0.2 && luck < 0.3) lost();
          else if (answer instanceof RequestError) reject(answer);
          else resolve(answer);
        });
      });
    });
  }

  private delay(): number {
    return 5 + this.world.chance() * (this.world.isStormy ? 1500 : 50);
  }
}

function attempt(write: () => Module): Module | RequestError {
  try {
    return write();
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}

function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
