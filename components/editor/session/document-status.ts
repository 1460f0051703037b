import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore, type EditorState } from '@/lib/client/editor-store';
import type { Journal } from '@/lib/client/journal';
import { keepSame } from '@/lib/client/keep-same';
import type { KeptCopy } from '@/lib/client/document-sync';
import type { Conflict, SaveState } from '@/lib/client/save-state';
import { findModule } from '@/lib/client/sections';
import { type Locale, locales } from '@/lib/contract/locale';
import type { NewerOperations } from '@/lib/contract/operation';
import type { Notice } from '@/lib/pagebuilder/copy/rebase';
import { canStep, nextStep } from '@/lib/pagebuilder/copy/steps';
import { nodeIds, walkTree } from '@/lib/pagebuilder/locate';
import { concernsLocale } from '@/lib/pagebuilder/operations';
import type { Tree } from '@/lib/pagebuilder/tree';
import { listConflicts } from './conflict-list';
import { ContestedBlocks } from './contested-blocks';
import type { EditingSession } from './editing-session';
import { excerptOf } from './excerpt';
import { hasStructure, listSaveStates } from './save-states';

/** How the document in this browser stands to that on the server, and what people are told of it. */
export class DocumentStatus {
  journal: Journal | null = null;
  isSending = false;
  /** Whether the last attempt to reach the server has failed. */
  hasFailed = false;
  /** Why the server does not take what is sent, in words, if it has said so: it is not sent again by itself then. */
  refusal: string | null = null;
  private hasRoom = true;
  readonly contested = new ContestedBlocks();
  /** Blocks of which it was said that they are not saved. */
  private readonly told = new Set<number>();
  private isBehindTold = false;
  private readonly kinds = new Map<number, string>();

  constructor(private readonly session: EditingSession) {}

  /** Keeps what a crash or reload must not lose. */
  keep(kept: KeptCopy): void {
    const hasRoom = this.journal?.keep(kept) ?? true;
    if (!hasRoom && this.hasRoom) this.session.tell('error', this.session.say('alert.noRoom'));
    this.hasRoom = hasRoom;
  }

  get canStep(): { can_undo: boolean; can_redo: boolean } {
    const { copy, groups } = this.session;
    const { undo, redo } = canStep(copy);
    return {
      can_undo: undo || groups.undoables.isNext(nextStep(copy, 'undo')?.name ?? null),
      can_redo: redo,
    };
  }

  /** What the store says of it. */
  read(): Partial<EditorState> {
    const { session, isSending, hasFailed } = this;
    const { copy, identities } = session;
    const before = useEditorStore.getState();
    const found = listSaveStates(copy, {
      ...{ isSending, hasFailed },
      findFaults: (operation) => session.findFaults(operation),
    });
    const states: Record<number, SaveState> = {};
    for (const id of Object.keys(before.states)) states[Number(id)] = { status: 'saved' };
    for (const [treeId, state] of found) {
      const id = identities.toEditorId(treeId);
      states[id] = state.status === 'incomplete' ? { ...state, isBlank: isBlank(id, session) } : state;
    }
    const conflicts = listConflicts(copy).map((conflict) => ({
      ...conflict,
      id: identities.toEditorId(conflict.id),
    }));
    this.tellStates(before.states, states, conflicts);
    const isBehind = this.isBehind(before.isBehind);
    const openConflict = conflicts.some(({ id }) => id === before.openConflict) ? before.openConflict : null;
    const settings = this.keepSettings(before.settings);
    const draft =
      session.hasOperations && before.draft !== null ? { ...before.draft, ...this.canStep } : null;
    return {
      states: keepSame(before.states, states),
      conflicts: keepSame(before.conflicts, conflicts),
      ...(draft === null ? {} : { draft: keepSame(before.draft, draft) }),
      ...{ isBehind, isArranging: hasStructure(copy), openConflict, settings },
    };
  }

  /** The number of blocks that are only in this browser. */
  countUnsaved(): number {
    const { states } = useEditorStore.getState();
    const count = Object.values(states).filter(({ status }) => status !== 'saved').length;
    return count === 0 && this.session.isUnsaved ? 1 : count;
  }

  /** Whether something of a field of the tree was not sent, or not answered after all. */
  isUnsent(id: number, name: string): boolean {
    return this.session.copy.pending.some(({ wish, isSent }) => {
      if (!('operation' in wish) || (isSent && !this.hasFailed)) return false;
      const { operation } = wish;
      if (operation.type === 'insert') return nodeIds(operation.node).includes(id);
      return (
        operation.type === 'update' &&
        operation.id === id &&
        operation.changes.some(({ field }) => field === name)
      );
    });
  }

  /** Takes in what came along with operations. */
  learn({ targets, text_revisions, operations, revision }: NewerOperations): void {
    const { session } = this;
    session.page.learn(targets);
    const { draft } = useEditorStore.getState();
    const news = operations.filter((logged) => logged.revision > session.copy.revision);
    if (session.hasEnded || draft === null || (news.length === 0 && (draft.revision ?? 0) >= revision))
      return;
    // Without the operations it is known only that there were some.
    const isConcerned = (locale: Locale) =>
      news.length === 0
        ? locale === session.locale
        : news.some(({ operation }) => concernsLocale(operation, locale));
    useEditorStore.setState({
      draft: {
        ...draft,
        ...{ revision: Math.max(revision, draft.revision ?? 0) },
        has_changes: draft.has_changes === true || isConcerned(session.locale),
        ...(draft.changed_locales && {
          changed_locales: [...new Set([...draft.changed_locales, ...locales.filter(isConcerned)])],
        }),
        text_revisions: { ...draft.text_revisions, ...text_revisions },
      },
    });
    // A step back, or what others do, may make it what is public already.
    const isUnclear = news.some(({ is_you, reverts }) => !is_you || reverts !== null);
    if (isUnclear) session.data.soon();
    session.data.overtake();
  }

  /** Says what was given up because of somebody else. */
  tellNotices(notices: readonly Notice[]): void {
    const { session } = this;
    for (const { type, touched, user, isYou = false } of notices) {
      const kind = this.nameKind(touched);
      // What an offer was about has not happened.
      if (type !== 'overtaken') useAlerts.getState().withdrawSteps();
      if (type === 'kept')
        session.tell('information', session.say('alert.kept', { kind, user, isYou: String(isYou) }));
      if (type === 'dropped') session.tell('information', session.say('alert.dropped', { kind }));
    }
  }

  /** Remembers what there was, to be able to name it once it is gone. */
  remember(tree: Tree): void {
    for (const { node } of walkTree(tree)) this.kinds.set(node.id, node.kind);
  }

  /** The kind of the first of some nodes that is known, in words. They may be gone. */
  nameKind(touched: readonly number[]): string {
    const kind = touched.map((id) => this.kinds.get(id)).find((each) => each !== undefined);
    return this.session.labels.kind(kind ?? 'container');
  }

  /** Settings close with their block, which is said: otherwise they would open by themselves when somebody brings it back. */
  private keepSettings(id: number | null): number | null {
    const { session } = this;
    if (id === null || findModule(session.sections, id) !== null) return id;
    const kind = this.nameKind([session.identities.toTreeId(id)]);
    session.tell('information', session.say('alert.settingsGone', { kind }));
    return null;
  }

  private isBehind(before: boolean): boolean {
    const { session, hasFailed } = this;
    const isBehind = (hasFailed || session.isPaused) && hasStructure(session.copy);
    // That the session has ended is said by the sign-in.
    if (isBehind && hasFailed && !before && !this.isBehindTold)
      session.tell(
        'error',
        this.refusal ?? session.say(navigator.onLine ? 'alert.repeated' : 'alert.repeatedLater'),
      );
    this.isBehindTold = isBehind;
    return isBehind;
  }

  private tellStates(
    before: Record<number, SaveState>,
    states: Record<number, SaveState>,
    conflicts: readonly Conflict[],
  ): void {
    const { session } = this;
    let isSaved = false;
    for (const [name, { status }] of Object.entries(states)) {
      const id = Number(name);
      const was = before[id]?.status;
      if (status === was) continue;
      if (status === 'saved') {
        this.told.delete(id);
        isSaved ||= was === 'saving' || was === 'error';
      }
      if (status === 'error' && !this.told.has(id)) {
        // Said once, not with every attempt: the block and the toolbar show it all the time.
        this.told.add(id);
        session.tell(
          'error',
          this.refusal ?? session.say(navigator.onLine ? 'alert.notSaved' : 'alert.offline'),
        );
      }
      if (was === 'conflict') this.contested.remove(id);
      if (status === 'conflict') this.tellConflict(id, conflicts);
    }
    if (isSaved) session.tell('success', session.say('alert.saved'), { quiet: true });
  }

  /** Says what somebody else has done where the person writes: a deletion at once, a change if it does not part by itself. */
  private tellConflict(id: number, conflicts: readonly Conflict[]): void {
    if (conflicts.some((each) => each.id === id && each.isDeleted))
      this.contested.say(id, this.wordConflict(id, conflicts));
    else this.contested.saySoon(id, () => this.wordConflict(id, useEditorStore.getState().conflicts));
  }

  private wordConflict(id: number, conflicts: readonly Conflict[]): string {
    const { session } = this;
    const kind = session.labels.kind(findModule(session.sections, id)?.model ?? '');
    const conflict = conflicts.find((each) => each.id === id);
    if (conflict?.isDeleted !== true) return session.say('alert.conflict', { kind });
    const { user = '', isYou = false } = conflict.values.at(-1) ?? {};
    const author = { user: user || session.say('conflict.somebody'), isYou: String(isYou) };
    return session.say('alert.deletedElsewhere', { kind, ...author });
  }
}

/** Whether a block says nothing, so that nothing is lost with it. */
function isBlank(id: number, { sections }: EditingSession): boolean {
  const module = findModule(sections, id);
  return module === null || excerptOf(module) === '';
}
