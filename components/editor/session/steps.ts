import { useAlerts, type Alert } from '@/lib/client/alerts';
import { hasFeature, notePublishing, useEditorStore } from '@/lib/client/editor-store';
import { nextPaint } from '@/lib/client/next-paint';
import * as api from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { DocumentAnswer, Scheduled } from '@/lib/contract/write';
import type { StepName } from '@/lib/pagebuilder/copy/copy';
import { listOwn, nextStep, type SkippedStep } from '@/lib/pagebuilder/copy/steps';
import type { EditingSession } from './editing-session';
import { formatShortMoment } from '@/lib/i18n/formats';
import { isOffline } from './is-offline';
import { findWrittenText } from '../writing-place';
import type { BothLanguages } from './step-words';

/** What is said of a step, which is not needed before there is one. */
export const loadStepWords = () => import('./step-words');

/** What is said once it is done. */
type Message = string | ((answer: DocumentAnswer) => string);

/** What is offered with it. */
type Offer = (answer: DocumentAnswer) => Alert['action'];

/** Steps that were taken together. */
interface TakenSteps {
  count: number;
  /** Those that others had overtaken. */
  skipped: SkippedStep[];
  /** The blocks that they have changed, by the editor's ids. */
  touched: number[];
}

/** Actions on the whole document: undo, redo, publish, restore. Typed text is saved before it is published, so that nothing is left out. */
export class Steps {
  private lastCall: Promise<unknown> = Promise.resolve();

  constructor(private readonly session: EditingSession) {}

  /**
   * Undoes the person's last step, at once. The change is shown and named; steps overtaken by others are skipped and named. Returns whether
   * there was one.
   */
  undo(): Promise<boolean> {
    return this.step('undo');
  }

  /** Redoes what was undone last. */
  redo(): Promise<boolean> {
    return this.step('redo');
  }

  /** Does several things that are undone and redone together. */
  together<Result>(action: () => Result): Result {
    const { session } = this;
    const list = () => (session.sync.isOpen ? listOwn(session.copy).map(({ name }) => name) : []);
    const before = new Set(list());
    if (session.sync.isOpen) session.sync.rest();
    const result = action();
    if (session.sync.isOpen) session.sync.rest();
    session.groups.note(list().filter((name) => !before.has(name)));
    return result;
  }

  /** Does something that belongs to what was done last, and is undone with it. */
  goOn(action: () => void): void {
    const before = this.lastStep();
    action();
    const after = this.lastStep();
    if (before !== null && after !== null && after !== before) this.session.groups.extend(before, after);
  }

  /**
   * Notes what is no step of the document, such as a saved title of its page: the next to undo, until something else is done. Returns what takes
   * it back.
   */
  noteUndoable(takeBack: () => Promise<unknown>): () => Promise<unknown> {
    const { session } = this;
    if (session.sync.isOpen) session.sync.rest();
    const back = session.groups.undoables.note(this.lastStep(), takeBack);
    if (session.sync.isOpen) session.show();
    return back;
  }

  /** The document's step that would be undone next. */
  private lastStep(): StepName | null {
    const { session } = this;
    return session.sync.isOpen ? (nextStep(session.copy, 'undo')?.name ?? null) : null;
  }

  private async step(direction: 'undo' | 'redo'): Promise<boolean> {
    const { session } = this;
    if (!session.sync.isOpen) return false;
    if (direction === 'undo' && session.groups.undoables.isNext(this.lastStep())) {
      useAlerts.getState().withdrawOffers();
      if (await session.groups.undoables.takeBack()) return true;
    }
    // Half of a move between two documents is undone in both, which only the server can.
    const isElsewhere = nextStep(session.copy, direction)?.isElsewhere === true;
    if (!session.hasOperations || isElsewhere) return this.askForStep(direction);
    const before = this.showBoth();
    const caret = findWrittenText();
    const { count, skipped, touched } = this.stepTogether(direction);
    session.show();
    const after = this.showBoth();
    // First the page, then the words about it.
    await nextPaint();
    useAlerts.getState().withdrawOffers();
    if (count === 0 && skipped.length === 0) session.tell('information', session.say('announce.noStep'));
    else
      await loadStepWords().then(
        ({ tellStep }) => {
          // Whoever has left the page meanwhile is somewhere else.
          if (session.hasEnded) return;
          const back = this.offerBack(direction);
          tellStep(
            { direction, before, after, caret, count, skipped, touched: new Set(touched), back },
            session,
          );
        },
        // Without a network it may not be had yet.
        () => session.tell('success', this.sayDone(direction)),
      );
    return count > 0;
  }

  /** Takes the next step, with all that was done together with it. */
  private stepTogether(direction: 'undo' | 'redo'): TakenSteps {
    const { session } = this;
    const skipped: SkippedStep[] = [];
    const touched: number[] = [];
    let name: StepName | null = null;
    for (let count = 0; ; count += 1) {
      const next = nextStep(session.copy, direction);
      if (name !== null && (next === null || !session.groups.areTogether(name, next.name)))
        return { count, skipped, touched };
      const stepped = session.sync[direction]();
      skipped.push(...stepped.skipped);
      if (stepped.touched === null) return { count, skipped, touched };
      name ??= stepped.name;
      touched.push(...stepped.touched.map((id) => session.identities.toEditorId(id)));
    }
  }

  /** The page in both languages, the one being edited first. */
  private showBoth(): BothLanguages {
    const { session } = this;
    return [session.locale, otherLocale(session.locale)].map((locale) => session.showIn(locale));
  }

  /** A step that the server takes. */
  private async askForStep(direction: 'undo' | 'redo'): Promise<boolean> {
    const { session } = this;
    if (this.isCutOff()) return false;
    await session.flush();
    const { draft, user } = useEditorStore.getState();
    if (!hasFeature(user, 'undo') || (direction === 'undo' ? draft?.can_undo : draft?.can_redo) === false) {
      session.tell('information', session.say('announce.noStep'));
      return false;
    }
    return this.go(this.sayDone(direction), (key) =>
      api.stepBack(session.locale, direction, session.key, key),
    );
  }

  /** The button to take a step the other way again. */
  private offerBack(direction: 'undo' | 'redo'): NonNullable<Alert['action']> {
    const opposite = direction === 'undo' ? 'redo' : 'undo';
    const act = () => void this.step(opposite);
    return { label: this.session.say(`alert.${opposite}`), act, isStep: true };
  }

  private sayDone(direction: 'undo' | 'redo'): string {
    return this.session.say(direction === 'undo' ? 'alert.undone' : 'alert.redone');
  }

  /** Publishes the draft. What is not saved yet, such as an empty new headline, is left out and named. */
  publish(locales: readonly Locale[], online = false): Promise<boolean> {
    const { session } = this;
    const going = this.go(
      ({ is_online, scheduled: [planned] = [] }) => {
        if (isOffline({ ...session.key, is_online })) return session.say('alert.publishedOffline');
        if (planned)
          return session.say('alert.publishedAndPlanned', {
            time: formatShortMoment(planned.at, session.locale),
          });
        return session.say(online ? 'alert.publishedOnline' : 'alert.published');
      },
      (key) => api.publish(session.locale, session.key, { locales, ...(online ? { online } : {}) }, key),
      // What has come online with it would be public still, in a state that never was.
      ({ version_id: version }) =>
        online || version === undefined || !hasFeature(useEditorStore.getState().user, 'take-back')
          ? undefined
          : { label: session.say('alert.takeBack'), act: () => void this.takeBack(version) },
    );
    return tellPublic(going);
  }

  /** Takes a publishing back, by the version that it has made. The draft stays. */
  takeBack(version: number): Promise<boolean> {
    const going = this.go(this.session.say('alert.takenBack'), (key) =>
      api.takeBack(this.session.locale, this.session.key, version, key),
    );
    return tellPublic(going);
  }

  /** Plans a publishing; `at` is an ISO time with offset. Returns whether it succeeded. */
  schedule(locales: readonly Locale[], at: string, online = false): Promise<boolean> {
    const { session } = this;
    return this.go(this.sayPlanned(at, online), (key) =>
      api.publish(session.locale, session.key, { locales, at, ...(online ? { online } : {}) }, key),
    );
  }

  /** Gives a planned publishing another time. Its message gives it the former one back. */
  async reschedule(plan: Scheduled, at: string): Promise<boolean> {
    const { session } = this;
    const isDone = await this.go(
      this.sayPlanned(at, plan.online),
      (key) => api.reschedulePublishing(session.locale, plan.id, { at, was: plan.at }, key),
      () => ({
        label: session.say('alert.undo'),
        act: () => void this.reschedule({ ...plan, at }, plan.at),
      }),
    );
    // Somebody was quicker, or its time has come.
    if (!isDone) session.data.now();
    return isDone;
  }

  private sayPlanned(at: string, online: boolean): Message {
    const { session } = this;
    return ({ is_online }) =>
      session.say(
        !online && isOffline({ ...session.key, is_online }) ? 'alert.scheduledOffline' : 'alert.scheduled',
        { time: formatShortMoment(at, session.locale) },
      );
  }

  /** Cancels a planned publishing. Its message plans it again, for which nobody has to know any more when that was. */
  unschedule(id: number): Promise<boolean> {
    const { session } = this;
    const plan = useEditorStore.getState().draft?.scheduled?.find((each) => each.id === id);
    return this.go(
      session.say('alert.unscheduled'),
      (key) => api.cancelPublishing(session.locale, id, key),
      () =>
        plan && {
          label: session.say('alert.undo'),
          act: () => void this.schedule(plan.locales, plan.at, plan.online),
        },
    );
  }

  /** Restores a version as the draft, or one module of it. */
  restore(version: number, module?: number): Promise<boolean> {
    const text = this.session.say(module === undefined ? 'alert.restoredVersion' : 'alert.restoredBlock');
    return this.go(
      text,
      (key) => api.restoreVersion(this.session.locale, this.session.key, { version, module }, key),
      ({ can_undo: canUndo }) => (canUndo === true ? this.offerUndo() : undefined),
    );
  }

  /** The button to take back what a message has just said; undefined where nothing can be. */
  offerUndo(): Alert['action'] {
    if (!hasFeature(useEditorStore.getState().user, 'undo')) return undefined;
    return { label: this.session.say('alert.undo'), act: () => void this.undo(), isStep: true };
  }

  /** Sends all waiting changes and reports the result. */
  async save(): Promise<void> {
    const { session } = this;
    if (session.isPaused) {
      useEditorStore.setState({ sessionEnded: true });
      return;
    }
    if (await session.flush()) session.tell('success', session.say('alert.allSaved'));
    else this.tellIncomplete();
  }

  /** Says so if something stays in this browser, as when edit mode is left. */
  async tellUnsaved(): Promise<void> {
    const { session } = this;
    if (session.isUnsaved && !(await session.flush())) this.tellIncomplete();
  }

  private tellIncomplete(): void {
    const { states } = useEditorStore.getState();
    const count = Object.values(states).filter(({ status }) => status === 'incomplete').length;
    if (count > 0) this.session.tell('information', this.session.say('alert.incomplete', { count }));
  }

  /** One after the other. Returns whether it succeeded; `offer` is what can be done about it then. */
  private async go(
    message: Message,
    call: (key: string) => Promise<DocumentAnswer>,
    offer: Offer = () => undefined,
  ): Promise<boolean> {
    if (useEditorStore.getState().busy || this.isCutOff()) return false;
    const done = this.lastCall.then(() => this.run(message, call, offer));
    this.lastCall = done;
    return done;
  }

  private async run(
    message: Message,
    call: (key: string) => Promise<DocumentAnswer>,
    offer: Offer,
  ): Promise<boolean> {
    const { session } = this;
    useEditorStore.setState({ busy: true });
    try {
      // Before each attempt, so that nothing is left out that waited for a sign-in.
      const flushFirst = async (key: string) => {
        await session.flush();
        if (session.isPaused) throw new RequestError('not_authenticated', 401, '');
        return call(key);
      };
      const answer = await session.inOrder(flushFirst, { isAwaited: true });
      // Of a backend without revisions nothing is known.
      if ((answer.revision ?? Infinity) > session.copy.revision) await session.sync.catchUp();
      session.showDraft(answer);
      session.tell('success', typeof message === 'string' ? message : message(answer), {
        action: offer(answer),
      });
      this.tellIncomplete();
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
    if (!online) this.session.tell('information', this.session.say('alert.needsNetwork'));
    return !online;
  }
}

/** Tells all that looks at it that visitors see something else, once it is done. */
async function tellPublic(going: Promise<boolean>): Promise<boolean> {
  const isDone = await going;
  if (isDone) notePublishing();
  return isDone;
}
