import { useAlerts } from '@/lib/client/alerts';
import { DocumentSync } from '@/lib/client/document-sync';
import { loadDraft, type DraftSource } from '@/lib/client/drafts';
import { asTyped, hasFeature, useEditorStore, type EditorState } from '@/lib/client/editor-store';
import { openJournal } from '@/lib/client/journal';
import { keepSame } from '@/lib/client/keep-same';
import type * as api from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import type { ModulePlace } from '@/lib/client/sections';
import { claimKept, tabName } from '@/lib/client/tabs';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { NewerOperations, ProposedOperation } from '@/lib/contract/operation';
import type { User } from '@/lib/contract/user';
import type { Copy } from '@/lib/pagebuilder/copy/copy';
import { withdraw } from '@/lib/pagebuilder/copy/perform';
import type { Received } from '@/lib/pagebuilder/copy/receive';
import type { Tree } from '@/lib/pagebuilder/tree';
import { whenComposed } from '../text/composing';
import { readTypedTexts } from '../text/typed-texts';
import type { Labels } from '../use-labels';
import { CallChain, type Call } from './call-chain';
import { makeChainPort } from './chain-port';
import { DraftData } from './draft-data';
import { findOwnFaults, isWorthSending } from './own-faults';
import { Identities } from './identities';
import { makePlace, makeNode, readChanges } from './operations-of-page';
import { makeSyncPort } from './sync-port';
import { Reporting, type Say } from './reporting';
import { StepGroups } from './step-groups';
import { ShownPage, withOrphans } from './shown-page';
import { DocumentStatus } from './document-status';

/**
 * One document being edited in one language: its copy in the browser, as the canvas shows it, kept the same as the server's. It writes the
 * editor's store; `Arrangement` adds changes of the structure, `Steps` actions on the whole document.
 */
export class EditingSession extends Reporting {
  readonly identities = new Identities();
  readonly calls = new CallChain(makeChainPort(this));
  readonly page: ShownPage;
  readonly data = new DraftData({
    load: () => this.loadDraft(),
    show: (draft) => this.showDraft(draft),
    // It is fetched again with the next change; only an ended session needs somebody's attention.
    onError: (error) => this.reportEnd(error),
  });
  sync: DocumentSync;
  private readonly status = new DocumentStatus(this);
  private opening: Promise<void> | null = null;
  private shown: Section[] = [];
  readonly groups: StepGroups;
  private objectId: number | null;
  /** Null until the document is opened. */
  private takesOperations: boolean | null = null;
  /** A draft that the document is about to be opened with. */
  private fetched: api.Draft | null = null;

  constructor(
    private readonly wanted: DraftSource,
    readonly locale: Locale,
    say: Say,
    readonly labels: Labels,
    /** Whether this address shows the document to visitors, and by `?v=draft` its draft: not one that frames every page, or has none. */
    readonly hasPreview: boolean,
  ) {
    super(say);
    this.objectId = wanted.object_id;
    // A section that stands alone has only a name until somebody edits it.
    this.groups = new StepGroups(`${wanted.content_type}:${wanted.object_id ?? wanted.slug}`);
    this.page = new ShownPage({
      document: () => ({ ...this.key, slug: this.isSingleSection ? wanted.slug : null }),
      idOf: this.identities.toEditorId,
      derivedOf: (id) => this.findDerived(id),
    });
    this.sync = this.makeSync();
  }

  /** What a backend without trees says of a module beside its fields. */
  findDerived: (id: number) => Record<string, unknown> | undefined = () => undefined;

  /** Starts when the page is shown (twice in React's strict mode). */
  begin(): void {
    if (this.hasEnded) {
      this.sync = this.makeSync();
      this.opening = null;
    }
    this.hasEnded = false;
    this.data.start();
  }

  /** Ends when the page is left: waiting changes are sent, and nothing is shown any more. */
  end(): void {
    const { sync } = this;
    this.data.stop();
    this.hasEnded = true;
    this.status.contested.end();
    void sync.flush().finally(() => sync.stop());
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

  /** Whether the backend takes operations; otherwise it is spoken to module by module. */
  get hasOperations(): boolean {
    return this.takesOperations ?? hasFeature(useEditorStore.getState().user, 'operations');
  }

  get copy(): Copy {
    return this.sync.copy;
  }

  /** The document as it is shown, in all languages. Empty until it is opened. */
  get tree(): Tree {
    return this.sync.isOpen ? this.copy.shown : { sections: [] };
  }

  /** What the canvas shows. */
  get sections(): readonly Section[] {
    return this.showIn(this.locale);
  }

  /** Whether something is only in this browser. */
  get isUnsaved(): boolean {
    if (!this.sync.isOpen) return false;
    const { pending, conflicts, orphans } = this.copy;
    return pending.length + conflicts.length + orphans.length > 0;
  }

  /** Opens the document, or fetches what is newer. A missing stand-alone section is created only if `mayCreate` is set. */
  async reload(mayCreate = false): Promise<void> {
    if (this.opening !== null && this.sync.isOpen) {
      const [draft] = await Promise.all([this.loadDraft(mayCreate), this.sync.catchUp()]);
      this.showDraft(draft);
      return;
    }
    this.opening ??= this.open(mayCreate);
    try {
      await this.opening;
    } catch (error) {
      this.opening = null;
      throw error;
    }
  }

  private async open(mayCreate: boolean): Promise<void> {
    const { sync } = this;
    this.takesOperations = hasFeature(useEditorStore.getState().user, 'operations');
    const name = this.isSingleSection ? this.wanted.slug : this.objectId;
    const language = this.hasOperations ? '' : `:${this.locale}`;
    const journal = openJournal(`${this.wanted.content_type}:${name}${language}`, tabName);
    this.status.journal = journal;
    const kept = await claimKept(journal);
    const draft = this.loadDraft(mayCreate);
    // The tree of a document that is known comes at the same time.
    if (this.objectId === null || !this.hasOperations) this.fetched = await draft;
    const [opened] = await Promise.all([draft, sync.open(kept)]);
    if (this.hasEnded || sync !== this.sync) return;
    this.show();
    this.showDraft(opened);
    const count = kept === null ? 0 : this.status.countUnsaved();
    if (count > 0) this.tell('information', this.say('alert.restored', { count }));
  }

  /** The draft, for a backend that has no trees; what it says beside its content is shown. */
  async fetchDraft(): Promise<api.Draft> {
    const draft = this.fetched ?? (await this.loadDraft());
    this.fetched = null;
    this.showDraft(draft);
    return draft;
  }

  private async loadDraft(mayCreate = false): Promise<api.Draft> {
    const draft = await loadDraft(this.locale, this.source, mayCreate);
    this.objectId = draft.id;
    return draft;
  }

  private makeSync(): DocumentSync {
    const sync: DocumentSync = new DocumentSync(makeSyncPort(this, this.status, () => this.sync === sync));
    return sync;
  }

  /** Shows what a draft says beside its content. */
  showDraft(draft: api.Draft): void {
    this.objectId = draft.id;
    this.data.overtake();
    if (this.hasEnded || !this.sync.isOpen) return;
    const { draft: before } = useEditorStore.getState();
    const revision = Math.max(draft.revision ?? 0, this.copy.revision);
    const facts = this.hasOperations ? { ...draft, revision, ...this.status.canStep } : draft;
    useEditorStore.setState({ draft: keepSame(before, facts) });
    this.data.followPlan(draft);
  }

  /** Shows the document as it is now. Typed text is there already, so its blocks may follow after the frame. */
  show(isTyped = false): void {
    if (this.hasEnded || !this.sync.isOpen) return;
    const made = this.page.show(withOrphans(this.copy), this.locale);
    const before = this.shown;
    // What others have not changed stays the same object, so only the rest is rendered again.
    this.shown = isTyped ? made : keepSame(before, made);
    if (!isTyped) this.status.remember(this.tree);
    const { other } = useEditorStore.getState();
    const state: Partial<EditorState> = {};
    if (!isTyped && this.hasOperations) state.other = keepSame(other, this.showIn(otherLocale(this.locale)));
    if (this.shown !== before) state.sections = isTyped ? asTyped(this.shown) : this.shown;
    useEditorStore.setState({ ...state, ...this.status.read() });
    if (!isTyped) this.page.catchUp();
  }

  /** The page in a language: the canvas, or what stands beside it. */
  showIn(locale: Locale): Section[] {
    readTypedTexts();
    if (locale === this.locale) return this.shown;
    return this.sync.isOpen ? this.page.show(this.tree, locale) : [];
  }

  /** Shows what came from the server. */
  takeOver({ ids, notices, names }: Received): void {
    for (const [editorId, treeId] of ids) this.identities.join(this.identities.toEditorId(editorId), treeId);
    this.groups.rename(names);
    this.show();
    this.status.tellNotices(notices);
  }

  /** The kind of the first of some nodes that is known, in words. They may be gone. */
  nameKind(touched: readonly number[]): string {
    return this.status.nameKind(touched);
  }

  /** Takes in operations as a stream brings them. */
  async hear(newer: NewerOperations): Promise<void> {
    await whenComposed();
    if (this.hasEnded || !this.sync.isOpen) return;
    this.status.learn(newer);
    this.sync.hear(newer);
  }

  /** Does something; false if it does not fit the page. */
  perform(operation: ProposedOperation, isTyped = false): boolean {
    if (!this.sync.isOpen) return false;
    if (!isTyped) useAlerts.getState().withdrawOffers();
    if (!this.sync.perform(operation, isTyped)) return false;
    this.show(isTyped);
    return true;
  }

  /** Takes another copy, in which something was decided. */
  decide(copy: Copy): void {
    this.sync.change(copy);
    this.show();
  }

  /** Takes a chosen value, or a typed one that is shown already; it is sent after a short pause. */
  change(id: number, changes: Record<string, unknown>, isTyped = false): void {
    this.changeIn(this.locale, id, changes, isTyped);
  }

  /** The same in any language. */
  changeIn(locale: Locale, id: number, changes: Record<string, unknown>, isTyped = false): void {
    if (!this.sync.isOpen) return;
    useAlerts.getState().withdrawOffers();
    const treeId = this.identities.toTreeId(id);
    const made = readChanges(withOrphans(this.copy), treeId, changes, locale, this.page);
    if (made.length === 0) return;
    if (this.sync.perform({ type: 'update', id: treeId, changes: made }, true)) this.show(isTyped);
  }

  /** Adds a module to the page; it is sent as soon as it is valid. Returns its id. */
  insertLocal(model: string, place: ModulePlace, values: Record<string, unknown> = {}): number {
    const id = this.sync.takeNodeId();
    const node = makeNode(model, id, values, this.locale, this.page);
    useAlerts.getState().withdrawOffers();
    // Whoever makes a block goes on to write in it.
    if (this.sync.perform({ type: 'insert', node, place: this.toPlace(place) }, true)) this.show();
    return id;
  }

  /** A place on the page in the tree: it counts what is visible here, without `moving`. */
  toPlace(place: ModulePlace, moving: readonly number[] = []) {
    const ids = moving.map((id) => this.identities.toTreeId(id));
    const parent = place.parent === null ? null : this.identities.toTreeId(place.parent);
    return makePlace(this.tree, { ...place, parent }, ids, this.locale);
  }

  /** Removes a module that was never sent, as if it had not been made; false if the server may know it. */
  discardLocal(id: number): boolean {
    const copy = withdraw(this.copy, this.identities.toTreeId(id));
    if (copy !== null) this.decide(copy);
    return copy !== null;
  }

  /** Whether something of a field is not sent yet. */
  isUnsent(id: number, name: string): boolean {
    return this.status.isUnsent(this.identities.toTreeId(id), name);
  }

  /** What keeps a block from being sent, by field. */
  findFaults(operation: ProposedOperation): Record<string, string> | null {
    return findOwnFaults(operation, this);
  }

  /** A text was left: it is sent, but for a block that has just been made and holds nothing. */
  leave(): void {
    if (!this.sync.isOpen) return;
    this.sync.rest();
    void this.sync.flush((operation) => isWorthSending(operation, this));
  }

  /** Ends a burst of typing, and sends what can be sent. True if all of it is on the server. */
  async flush(): Promise<boolean> {
    if (!this.sync.isOpen) return true;
    this.sync.rest();
    return this.sync.flush();
  }

  /** Runs a call that is no operation after those before it, with patience. */
  inOrder<Result>(call: Call<Result>, { isAwaited = false } = {}): Promise<Result> {
    return this.calls.run(call, isAwaited);
  }

  /** Continues after a sign-in: everything that waited is sent. */
  signedIn(user: User): void {
    useEditorStore.setState({ user, sessionEnded: false });
    this.isPaused = false;
    this.calls.resume();
    this.sync.resume();
    if (useEditorStore.getState().draft === null)
      void this.reload().catch((error: unknown) => {
        // A missing section is created when somebody chooses to edit it.
        if (!(error instanceof RequestError && error.status === 404)) this.report(error);
      });
  }
}
