import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { readEvents } from '@/lib/client/event-stream';
import * as api from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import { seenByTab } from '@/lib/client/tab-history';
import { changeEventSchema, peopleEventSchema } from '@/lib/contract/live';
import { newerOperationsSchema } from '@/lib/contract/operation';
import type { Notes } from '../notes/notes';
import type { EditingSession } from './editing-session';
import { hearNews } from './hear-news';

/** All in milliseconds. */
const timing = {
  /** A working stream begins at once, and a living server sends signs of life more often. */
  patience: { first: 8000, next: 40_000 },
  /** Pause between two streams; randomly up to three times as long, so that not all reconnect to a new server at once. */
  reconnect: 500,
  /** Interval of polling without a stream. */
  ask: 4000,
  /** The same for a backend that can only send the whole draft. */
  askWhole: 10_000,
  /** The same for changes without a revision: notes, and publishing. */
  askNotes: 15_000,
  /** Pause before a failed stream is tried again. */
  retry: 60_000,
  /** A stream that ended sooner counts as failed. */
  shortest: 5000,
  /** Pause before others are told where somebody is. */
  settle: 250,
  /** How long a tab in the background keeps its stream: with HTTP/1.1 a browser has six connections to a server. */
  background: 20_000,
};

/**
 * Changes by colleagues in the open document, received by a stream of events or, if none works, by polling every few seconds. It also
 * announces where this person is.
 */
export class Live {
  private readonly window = crypto.randomUUID();
  private stream: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private placeTimer: ReturnType<typeof setTimeout> | undefined;
  private hideTimer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;
  /** Whether an earlier stream has delivered something. */
  private hasListened = false;
  /** Until when no stream is tried, on a clock that nobody sets. */
  private askUntil = 0;
  /** Until when notes are not polled, without a stream. */
  private notesUntil = 0;
  private unsubscribe: (() => void) | null = null;

  constructor(
    private readonly session: EditingSession,
    private readonly notes: Notes,
  ) {}

  /** Starts listening, once the draft has been loaded. */
  start(): void {
    if (this.unsubscribe !== null) return;
    const forget = useEditorStore.subscribe((state, before) => {
      if (state.selected !== before.selected) this.tellPlaceSoon();
      // The session or the network is back.
      if ((!state.sessionEnded && before.sessionEnded) || (state.online && !before.online)) this.connect();
    });
    document.addEventListener('visibilitychange', this.followVisibility);
    window.addEventListener('pagehide', this.leave);
    this.unsubscribe = () => {
      forget();
      document.removeEventListener('visibilitychange', this.followVisibility);
      window.removeEventListener('pagehide', this.leave);
    };
    this.connect();
  }

  /** Stops when the page or edit mode is left. */
  stop(): void {
    if (this.unsubscribe === null) return;
    this.unsubscribe();
    this.unsubscribe = null;
    this.leave();
    this.disconnect();
  }

  private get isStopped(): boolean {
    return this.unsubscribe === null;
  }

  private get path(): string {
    const { content_type, object_id } = this.session.key;
    const path = `/${this.session.locale}/pageeditor-api/document/${content_type}/${object_id}/events`;
    const since = this.session.hasOperations ? `&since=${this.session.copy.revision}` : '';
    return `${path}?window=${this.window}${since}`;
  }

  private readonly followVisibility = (): void => {
    clearTimeout(this.hideTimer);
    if (document.visibilityState === 'visible') {
      if (this.stream === null) this.connect();
    } else {
      this.hideTimer = setTimeout(() => {
        this.leave();
        this.disconnect();
      }, timing.background);
    }
  };

  /** Tells the others; the end of a stream says it by itself. */
  private readonly leave = (): void => {
    if (this.stream === null && this.isOffered) void this.send({ left: true }).catch(() => undefined);
  };

  private get isOffered(): boolean {
    return hasFeature(useEditorStore.getState().user, 'live');
  }

  private disconnect(): void {
    this.round += 1;
    clearTimeout(this.timer);
    clearTimeout(this.placeTimer);
    this.stream?.abort();
    this.stream = null;
    useEditorStore.setState({ people: [] });
  }

  private connect(): void {
    clearTimeout(this.timer);
    const { sessionEnded, online } = useEditorStore.getState();
    if (this.isStopped || sessionEnded || !online || document.visibilityState === 'hidden') return;
    if (this.isOffered && performance.now() >= this.askUntil) void this.listen();
    else void this.ask();
  }

  private again(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private async listen(): Promise<void> {
    this.stream?.abort();
    const round = (this.round += 1);
    const stream = (this.stream = new AbortController());
    const began = performance.now();
    let refusal: unknown;
    let isHeard = false;
    try {
      await readEvents(this.path, {
        signal: stream.signal,
        patience: timing.patience,
        onEvent: (event, data) => {
          isHeard = true;
          this.hear(event, data);
        },
      });
    } catch (error) {
      refusal = error;
    }
    if (round !== this.round || this.isStopped) return;
    this.stream = null;
    if (this.isFinal(refusal)) return;
    if (!isHeard || performance.now() - began < timing.shortest)
      this.askUntil = performance.now() + timing.retry;
    this.again(timing.reconnect * (1 + 2 * Math.random()));
  }

  private hear(event: string, data: unknown): void {
    if (event === 'people') {
      const heard = peopleEventSchema.safeParse(data);
      if (heard.success) this.showPeople(heard.data.people);
    }
    if (event === 'notes') void this.notes.load();
    if (event === 'operations') {
      const heard = newerOperationsSchema.safeParse(data);
      if (heard.success) void this.session.hear(seenByTab(heard.data));
    }
    if (event !== 'change') return;
    const heard = changeEventSchema.safeParse(data);
    if (!heard.success) return;
    const isGreeting = heard.data.user === '';
    const isAgain = isGreeting && this.hasListened;
    // A publishing between two streams changes no revision.
    hearNews(this.session, isAgain ? { ...heard.data, published: true } : heard.data);
    this.hasListened = true;
    if (!isGreeting) return;
    // The stream has just started, or something was missed: it tells neither earlier notes, nor does it know where this person is now.
    void this.notes.load();
    if (isAgain || useEditorStore.getState().selected !== null) this.tellPlaceSoon();
  }

  private async ask(): Promise<void> {
    const round = (this.round += 1);
    const isTurn = performance.now() >= this.notesUntil;
    if (isTurn) {
      this.notesUntil = performance.now() + timing.askNotes;
      void this.notes.load();
    }
    try {
      if (this.isOffered) {
        const { revision, people } = await this.send({});
        if (round !== this.round || this.isStopped) return;
        this.showPeople(people);
        hearNews(this.session, { revision, published: isTurn });
      } else {
        hearNews(this.session, { revision: null, published: false });
      }
    } catch (error) {
      if (round === this.round && this.isFinal(error)) return;
    }
    if (round === this.round && !this.isStopped) this.again(this.isOffered ? timing.ask : timing.askWhole);
  }

  /** Whether nothing is heard any more, since the session has ended or the document is deleted. The person is told. */
  private isFinal(refusal: unknown): boolean {
    const status = refusal instanceof RequestError ? refusal.status : 0;
    if (status === 401) this.session.reportEnd(refusal);
    if (status === 404) this.lose();
    return status === 401 || status === 404;
  }

  /** Somebody has deleted the document. What stood on it is still shown. */
  private lose(): void {
    const { session } = this;
    useEditorStore.setState({ isDeleted: true });
    session.tell('error', session.say(session.isUnsaved ? 'alert.documentGone' : 'alert.documentDeleted'));
    this.stop();
  }

  private showPeople(people: api.People): void {
    useEditorStore.setState({ people: people.filter(({ window }) => window !== this.window) });
  }

  private tellPlaceSoon(): void {
    clearTimeout(this.placeTimer);
    // Polling announces the place by itself.
    if (this.stream === null || !this.isOffered) return;
    this.placeTimer = setTimeout(() => void this.send({}).catch(() => undefined), timing.settle);
  }

  private send(rest: { left?: boolean }) {
    const { selected } = useEditorStore.getState();
    const block = selected === null ? null : this.session.identities.findServerId(selected);
    return api.tellPresence(this.session.locale, this.session.key, { window: this.window, block, ...rest });
  }
}
