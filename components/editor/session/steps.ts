import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import * as api from '@/lib/client/page-editor';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { DocumentAnswer } from '@/lib/contract/write';
import { reveal } from '../reveal';
import type { EditingSession } from './editing-session';
import { nameOf } from './excerpt';
import { findChange } from './find-change';
import { isOffline } from './is-offline';
import { Pastes } from './pastes';

/** Actions on the whole document: undo, redo, publish, restore. Typed text is saved first, so that nothing is left out. */
export class Steps {
  /** One after the other: however quickly undo and redo are pressed, each is carried out. */
  private lastStep: Promise<unknown> = Promise.resolve();

  /** What is taken back as a whole. */
  readonly pastes: Pastes;

  constructor(private readonly session: EditingSession) {
    this.pastes = new Pastes((id) => session.identities.findServerId(id) !== null);
  }

  /**
   * Undoes the caller's last operation, on the server (design §5). The change is shown and named; steps overtaken by others are skipped
   * and named.
   */
  undo(): Promise<boolean> {
    return this.inTurn(() => this.stepWhole('undo'));
  }

  /** Redoes what was undone last. */
  redo(): Promise<boolean> {
    return this.inTurn(() => this.stepWhole('redo'));
  }

  private inTurn(step: () => Promise<boolean>): Promise<boolean> {
    const done = this.lastStep.then(step);
    this.lastStep = done;
    return done;
  }

  /** One step, or all steps that one paste has made. */
  private async stepWhole(direction: 'undo' | 'redo'): Promise<boolean> {
    const { session, pastes } = this;
    let before = session.sections;
    let after = await this.step(direction);
    if (after === null) return false;
    const paste = pastes.findMoved(before, after);
    if (paste === null || !pastes.isUnfinished(paste, direction, after)) return true;
    while (pastes.findMoved(before, after) === paste && pastes.isUnfinished(paste, direction, after)) {
      before = after;
      const next = await this.step(direction, true);
      if (next === null) return true;
      after = next;
    }
    this.tell('success', session.say(direction === 'undo' ? 'alert.pasteUndone' : 'alert.pasteRedone'));
    return true;
  }

  /** What the server has on the page then; null if it could not be done. */
  private async step(direction: 'undo' | 'redo', isQuiet = false): Promise<readonly Section[] | null> {
    const { session } = this;
    if (this.isCutOff()) return null;
    // Typed text is a step, too.
    await session.queue.flushAll();
    const { draft } = useEditorStore.getState();
    if ((direction === 'undo' ? draft?.can_undo : draft?.can_redo) === false) {
      session.announce(session.say('announce.noStep'));
      return null;
    }
    const before = session.sections;
    const takeBack = session.savedTexts.foresee(direction, session);
    let there: readonly Section[] = [];
    const isDone = await this.run(
      ({ skipped = [], modules }) => {
        there = session.identities.toEditorSections(modules);
        const change = findChange(before, session.sections);
        if (change !== null) reveal(change.shown);
        const done =
          change === null
            ? session.say(direction === 'undo' ? 'alert.undone' : 'alert.redone')
            : session.say(direction === 'undo' ? 'alert.undoneIn' : 'alert.redoneIn', {
                name: nameOf(change.module, session),
              });
        if (skipped.length === 0) return isQuiet ? null : done;
        session.savedTexts.forget();
        const names = skipped.map(({ kind, user }) =>
          session.say('alert.overtaken', { kind: session.labels.kind(kind), user }),
        );
        return [done, session.say('alert.skipped'), [...new Set(names)].join(', ')].join(' ');
      },
      (key) => api.stepBack(session.locale, direction, session.key, key),
      true,
    );
    if (!isDone) {
      // The page shows the server's state again, as far as it is known here even where nobody can ask.
      session.savedTexts.forget();
      takeBack();
      await session.reload().catch(() => session.sync.now());
    }
    return isDone ? there : null;
  }

  /** Publishes the draft. What is not saved yet, such as an empty new headline, is left out and named. */
  publish(locales: readonly Locale[], online = false): Promise<boolean> {
    const { session } = this;
    return this.go(
      ({ is_online }) =>
        session.say(
          isOffline({ ...session.key, is_online })
            ? 'alert.publishedOffline'
            : online
              ? 'alert.publishedOnline'
              : 'alert.published',
        ),
      (key) => api.publish(session.locale, session.key, { locales, ...(online ? { online } : {}) }, key),
    );
  }

  /** Plans a publishing; `at` is an ISO time with offset. Returns whether it succeeded. */
  schedule(locales: readonly Locale[], at: string, online = false): Promise<boolean> {
    const { session } = this;
    return this.go(
      ({ is_online }) =>
        session.say(
          !online && isOffline({ ...session.key, is_online }) ? 'alert.scheduledOffline' : 'alert.scheduled',
        ),
      (key) => api.publish(session.locale, session.key, { locales, at, ...(online ? { online } : {}) }, key),
    );
  }

  /** Cancels a planned publishing. */
  unschedule(id: number): Promise<boolean> {
    return this.go(this.session.say('alert.unscheduled'), (key) =>
      api.cancelPublishing(this.session.locale, id, key),
    );
  }

  /** Restores a version as the draft, or one module of it. */
  restore(version: number, module?: number): Promise<boolean> {
    const text = this.session.say(module === undefined ? 'alert.restoredVersion' : 'alert.restoredBlock');
    return this.go(text, (key) =>
      api.restoreVersion(this.session.locale, this.session.key, { version, module }, key),
    );
  }

  /** Sends all waiting changes and reports the result. */
  async save(): Promise<void> {
    if (this.session.queue.isPaused) {
      useEditorStore.setState({ sessionEnded: true });
      return;
    }
    const saved = await this.session.queue.flushAll();
    const { states } = useEditorStore.getState();
    const incomplete = Object.values(states).filter((state) => state.status === 'incomplete').length;
    if (saved) this.tell('success', this.session.say('alert.allSaved'));
    else if (incomplete > 0)
      this.tell('information', this.session.say('alert.incomplete', { count: incomplete }));
  }

  /** Says so if something stays in this browser, as when edit mode is left. */
  async tellUnsaved(): Promise<void> {
    const { queue } = this.session;
    if (queue.list().length === 0 || (await queue.flushAll())) return;
    this.tell('information', this.session.say('alert.incomplete', { count: queue.list().length }));
  }

  /** Returns whether it succeeded. */
  private async go(
    message: string | ((answer: DocumentAnswer) => string),
    call: (key: string) => Promise<DocumentAnswer>,
  ): Promise<boolean> {
    if (useEditorStore.getState().busy || this.isCutOff()) return false;
    return this.inTurn(() => this.run(message, call));
  }

  private async run(
    message: string | ((answer: DocumentAnswer) => string | null),
    call: (key: string) => Promise<DocumentAnswer>,
    isStep = false,
  ): Promise<boolean> {
    const { session } = this;
    useEditorStore.setState({ busy: true });
    try {
      await session.queue.flushAll();
      // Anything typed from here on is later.
      const left = session.queue.list().length;
      const answer = await session.inOrder(call, { isStep, isAwaited: true });
      session.sync.showAnswer(answer);
      const said = typeof message === 'string' ? message : message(answer);
      if (said !== null) this.tell('success', said);
      if (left > 0) this.tell('information', this.session.say('alert.incomplete', { count: left }));
      return true;
    } catch (error) {
      session.report(error);
      return false;
    } finally {
      useEditorStore.setState({ busy: false });
    }
  }

  /** Without a network nothing is promised that would be carried out at an unknown time. Says so. */
  private isCutOff(): boolean {
    const { online } = useEditorStore.getState();
    if (!online) this.tell('information', this.session.say('alert.needsNetwork'));
    return !online;
  }

  private tell(tone: 'success' | 'information', text: string): void {
    useAlerts.getState().show({ tone, text });
  }
}
