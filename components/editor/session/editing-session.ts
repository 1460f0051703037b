import { replaceEqualDeep } from '@tanstack/react-query';
import type { useTranslations } from 'next-intl';
import { useAlerts } from '@/lib/client/alerts';
import { addConflict, asTyped, useEditorStore, type EditorState } from '@/lib/client/editor-store';
import { openJournal, type Journal, type JournalEntry } from '@/lib/client/journal';
import { loadDraft, type DraftSource } from '@/lib/client/drafts';
import type * as api from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import type { Conflict, SavePort, SaveState } from '@/lib/client/save-port';
import { SaveQueue } from '@/lib/client/save-queue';
import { claimEntries, tabName } from '@/lib/client/tabs';
import {
  changeModule,
  countModule,
  findModule,
  insertModule,
  uncounted,
  type ModulePlace,
} from '@/lib/client/sections';
import type { ChangeEvent } from '@/lib/contract/live';
import type { Locale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import type { User } from '@/lib/contract/user';
import { isComposing } from '../text/composing';
import type { Labels } from '../use-labels';
import { CallChain, signedOut, type Call } from './call-chain';
import { makeChainPort } from './chain-port';
import { DraftSync } from './draft-sync';
import { followSave } from './follow-save';
import { Identities } from './identities';
import { KnownRevisions } from './known-revisions';
import { buildModule, mergeAnswer } from './module-merge';
import { ModuleSaves } from './module-saves';
import { findOtherDraft } from './other-draft';
import { SavedTexts } from './saved-texts';
import { putOnTop } from './unsaved-overlay';

/** Formats a message of `messages/<locale>/editor.json`. */
export type Say = ReturnType<typeof useTranslations<'editor'>>;

/**
 * One document being edited in one language: what was typed, what is being saved, what the server has. It writes the editor's store;
 * `Arrangement` adds changes of the structure, `Steps` actions on the whole document.
 */
export class EditingSession {
  readonly identities = new Identities();
  readonly queue: SaveQueue;
  private readonly journal: Journal;
  private readonly saves: ModuleSaves;
  readonly calls = new CallChain(makeChainPort(this));
  private started = false;
  /** The journal's entries for this tab. */
  private claimed: JournalEntry[] = [];
  /** The store belongs to the displayed page; late results for one that was left must not touch it. */
  private ended = false;
  /** The canvas when the page was left, by which unsent changes are validated. */
  private leftBehind: readonly Section[] | null = null;
  readonly sync = new DraftSync({
    load: () => loadDraft(this.locale, this.source),
    adopt: (draft) => this.adopt(draft),
    isUncertain: () => this.queue.isCreating || isComposing(),
    // It is fetched again with the next change; only an ended session needs somebody's attention.
    onError: (error) => this.reportEnd(error),
  });
  private objectId: number | null;
  private readonly revisions = new KnownRevisions(() => this.queue.isSending || this.calls.isBusy);
  readonly savedTexts = new SavedTexts();
  /** Modules whose save has failed since it last succeeded. */
  private readonly failing = new Set<number>();

  constructor(
    private readonly wanted: DraftSource,
    readonly locale: Locale,
    readonly say: Say,
    readonly labels: Labels,
    /** Whether `?v=draft` shows the document: not one that frames every page. */
    readonly hasPreview: boolean,
  ) {
    const { content_type, object_id, slug } = wanted;
    this.objectId = object_id;
    const name = `${content_type}:${content_type === 'section' ? slug : object_id}`;
    this.journal = openJournal(name, locale, tabName);
    this.saves = new ModuleSaves(locale, this.identities, this.journal, () => this.sections);
    this.queue = new SaveQueue({
      prepare: (entry, changes) => this.saves.prepare(entry, changes),
      send: (entry, body, requestKey) => this.saves.send(entry, body, requestKey),
      check: (entry) => this.saves.check(entry),
      merge: (...texts) => this.saves.merge(...texts),
      findPrerequisite: (entry) => this.saves.findPrerequisite(entry),
      isWatched: () => useEditorStore.getState().people.length > 0,
      keep: (entry) => this.keep(entry),
      drop: (id) => this.saves.drop(id),
      onState: (id, state) => this.setState(id, state),
      onSaved: (...saved) => this.takeOver(...saved),
      onMerged: (id, changes) =>
        this.setSections(changeModule(this.sections, id, (module) => ({ ...module, ...changes }))),
      onConflict: (conflict) => this.tellConflict(conflict),
      onSessionEnd: () => useEditorStore.setState({ sessionEnded: true }),
    });
  }

  /** Starts when the page is shown (twice in React's strict mode). */
  begin(): void {
    this.ended = false;
    this.leftBehind = null;
    this.sync.start();
  }

  /** Ends when the page is left: waiting changes are sent, and nothing is shown any more. */
  end(): void {
    this.sync.stop();
    this.leftBehind = useEditorStore.getState().sections;
    this.ended = true;
    void this.queue.flushAll();
  }

  /** Whether the page was left, after which nothing of it may be shown. */
  get hasEnded(): boolean {
    return this.ended;
  }

  /** The document as calls name it. If it did not exist before, throws until its draft has been loaded. */
  get key(): api.DocumentKey {
    if (this.objectId === null) throw new Error('The document is not known to the server yet.');
    return { content_type: this.wanted.content_type, object_id: this.objectId };
  }

  /** Where the draft comes from. */
  get source(): DraftSource {
    return { ...this.wanted, object_id: this.objectId };
  }

  /** A stand-alone section is a single section: none can be added, copied or deleted (spec §7). */
  get isSingleSection(): boolean {
    return this.wanted.content_type === 'section';
  }

  /** Shows a draft with the changes that only this browser has on top. The first time, these include the journal's. */
  adopt(draft: api.Draft): void {
    this.objectId = draft.id;
    if (this.ended) return;
    const received = this.identities.toEditorSections(draft.modules);
    this.queue.meet((id) => findModule(received, id));
    const entries = this.started ? this.queue.list() : this.claimed;
    const sections = putOnTop(received, entries, this.sections);
    // Unchanged objects keep their identity, so only what somebody has changed is rendered again.
    const { draft: before, sections: shown } = useEditorStore.getState();
    useEditorStore.setState({
      draft: replaceEqualDeep(before, draft) as api.Draft,
      sections: replaceEqualDeep(shown, sections) as Section[],
    });
    this.sync.followPlan(draft);
    if (!this.started) {
      this.started = true;
      for (const entry of entries) this.queue.change(entry);
      if (entries.length > 0) this.tell('information', this.say('alert.restored', { count: entries.length }));
    }
  }

  /** Fetches the draft. A missing stand-alone section is created only if `mayCreate` is set. */
  async reload(mayCreate = false): Promise<void> {
    const draft = await loadDraft(this.locale, this.source, mayCreate);
    if (!this.started) this.claimed = await claimEntries(this.journal);
    this.adopt(draft);
  }

  /** Fetches the draft once the page has been quiet for a moment. */
  syncSoon(): void {
    this.sync.soon();
  }

  /** Handles the news that somebody has changed the document. */
  hear(change: Pick<ChangeEvent, 'revision' | 'is_you' | 'published'>): void {
    this.revisions.hear(change, () => this.sync.now());
  }

  /** Takes a chosen value, or a typed one that is shown already; it is sent after a short pause. */
  change(id: number, changes: Record<string, unknown>, isTyped = false): void {
    const { sections } = useEditorStore.getState();
    const module = findModule(sections, id);
    if (module === null) return;
    const base = Object.fromEntries(Object.keys(changes).map((name) => [name, module[name]]));
    useAlerts.getState().withdrawActions();
    // A draft in progress does not harm it: unsaved changes are put on top.
    const changed = changeModule(sections, id, (current) => ({ ...current, ...changes }));
    this.show({ sections: isTyped ? asTyped(changed) : changed });
    this.queue.change(this.saves.describe(module, changes, base));
  }

  /**
   * Adds a module that the server does not know to the page and saves it as soon as it is valid. Returns its id. `revives` is a deleted
   * one, whose other language is restored with it.
   */
  insertLocal(
    model: string,
    place: ModulePlace,
    values: Record<string, unknown> = {},
    revives?: number,
  ): number {
    const { parent } = place;
    if (parent === null) throw new Error('Only a section stands in the document itself.');
    const id = Identities.create();
    const entry = this.saves.describeNew({ id, model, place: { ...place, parent }, values, revives });
    this.setSections(insertModule(useEditorStore.getState().sections, buildModule(entry), place));
    this.queue.change(entry);
    return id;
  }

  /** Removes a module that the server does not know; false if it knows it. */
  discardLocal(id: number): boolean {
    if (this.identities.findServerId(id) !== null) return false;
    this.queue.discard(id);
    return true;
  }

  /** Runs a structural call after those before it, with patience. `isStep`: undo and redo; `isAwaited`: somebody waits for it. */
  inOrder<Result>(call: Call<Result>, { isStep = false, isAwaited = false } = {}): Promise<Result> {
    if (!isStep) this.savedTexts.noteOther();
    const result = this.calls.run(call, isAwaited);
    this.sync.hold(result);
    result.then(
      (answer) => {
        this.revisions.note(answer);
        this.syncSoon();
      },
      () => undefined,
    );
    return result;
  }

  /** Continues after a sign-in: everything that waited is sent. */
  signedIn(user: User): void {
    useEditorStore.setState({ user, sessionEnded: false });
    this.calls.resume();
    this.queue.resume();
    if (useEditorStore.getState().draft === null)
      void this.reload().catch((error: unknown) => {
        // A missing section is created when somebody chooses to edit it.
        if (!(error instanceof RequestError && error.status === 404)) this.report(error);
      });
  }

  /** Postpones the sign-in: nothing is sent, everything stays in the browser. */
  dismissSignIn(): void {
    useEditorStore.setState({ sessionEnded: false });
    this.calls.giveUp();
  }

  /** Reports an error. A 401 opens the sign-in (spec §4), unless somebody has just postponed it. */
  report(error: unknown): void {
    if (error instanceof RequestError && error.status === 401) {
      if (error.code !== signedOut) useEditorStore.setState({ sessionEnded: true });
      return;
    }
    const isAnswered = error instanceof RequestError && error.status >= 400;
    this.tell('error', isAnswered ? error.message : this.say('alert.failed'));
  }

  /** Reports an ended session found by a background call, unless somebody has postponed the sign-in. */
  reportEnd(error: unknown): void {
    if (error instanceof RequestError && error.status === 401 && !this.calls.isGivenUp) this.report(error);
  }

  /** Runs a structural change. After a refusal the page shows the server's state again, as soon as it can be had. */
  async attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.report(error);
      await this.reload().catch(() => this.sync.now());
    }
  }

  /** Takes over a module's revision after an operation other than a save. */
  takeRevision(id: number, { revision }: Module): void {
    this.setSections(changeModule(this.sections, id, (module) => ({ ...module, revision })));
    this.queue.rebase(id, revision);
  }

  /** Reads a sentence out in the live region. */
  announce(announcement: string): void {
    useEditorStore.setState({ announcement });
  }

  get sections(): readonly Section[] {
    return this.leftBehind ?? useEditorStore.getState().sections;
  }

  setSections(sections: Section[]): void {
    this.sync.overtake();
    this.show({ sections });
  }

  private show(state: Partial<EditorState>): void {
    if (!this.ended) useEditorStore.setState(state);
  }

  /** Nothing opens by itself: the person goes on writing and resolves it later. */
  private tellConflict(conflict: Conflict): void {
    if (this.ended) return;
    addConflict(conflict);
    const kind = this.labels.kind(findModule(this.sections, conflict.id)?.model ?? '');
    this.tell('information', this.say('alert.conflict', { kind }));
  }

  private tell(tone: 'error' | 'information', text: string): void {
    useAlerts.getState().show({ tone, text });
  }

  private keep(entry: JournalEntry): void {
    if (!this.saves.keep(entry)) this.tell('error', this.say('alert.noRoom'));
  }

  private takeOver(...[id, received, sent, before = {}]: Parameters<SavePort['onSaved']>): void {
    this.savedTexts.noteSave(id, before, sent);
    this.revisions.note(received);
    const unsaved = this.queue.find(id)?.changes ?? {};
    const merge = (current: Module) =>
      mergeAnswer(current, this.identities.toEditor(received), sent, unsaved);
    const isNew = findModule(this.sections, id)?.order === uncounted;
    this.setSections(countModule(changeModule(this.sections, id, merge), id));
    this.markChanged();
    const followed =
      isNew || this.ended ? null : followSave(useEditorStore.getState().draft, this.locale, received, sent);
    this.sync.afterSave(followed);
    if (followed !== null) findOtherDraft(this).stillHolds(followed.revision);
    if (Object.keys(sent).length > 0)
      useAlerts.getState().show({ tone: 'success', text: this.say('alert.saved'), quiet: true });
  }

  /** The draft now differs from what is public. */
  markChanged(): void {
    useAlerts.getState().withdrawActions();
    const { draft } = useEditorStore.getState();
    if (draft !== null)
      this.show({ draft: { ...draft, has_changes: true, can_undo: true, can_redo: false } });
  }

  private setState(id: number, state: SaveState): void {
    const { states } = useEditorStore.getState();
    // Every key marks a text as unsaved again.
    if (replaceEqualDeep(states[id], state) !== states[id]) this.show({ states: { ...states, [id]: state } });
    if (state.status === 'saved') this.failing.delete(id);
    if (state.status === 'error' && !this.failing.has(id)) {
      // Announced once, not with every retry: the block and the toolbar show it all the time.
      this.failing.add(id);
      this.tell('error', this.say(navigator.onLine ? 'alert.notSaved' : 'alert.offline'));
    }
  }
}
