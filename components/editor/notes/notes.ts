import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import * as api from '@/lib/client/notes';
import { RequestError } from '@/lib/client/request';
import { noteBounds, readThreadId, type Note, type Thread } from '@/lib/contract/note';
import { reveal } from '../reveal';
import type { EditingSession } from '../session/editing-session';
import { initialNotes, useNotes } from './notes-store';
import { keepUnsent, readUnsent } from './unsent';

/** The editors' notes at the blocks of the open document. */
export class Notes {
  /** Incremented with each request and each own write: an answer older than either is not shown. */
  private round = 0;
  private hasFollowedAddress = false;
  private forget: (() => void) | null = null;

  constructor(private readonly session: EditingSession) {}

  /** Starts when the page is shown (twice in React's strict mode), with unsent texts of this tab. */
  begin(): void {
    const { content_type, object_id, slug } = this.session.source;
    const place = `${content_type}:${object_id ?? slug}`;
    this.hasFollowedAddress = false;
    useNotes.setState({ ...initialNotes, ...readUnsent(place) });
    this.forget = useNotes.subscribe((state) => keepUnsent(place, state));
  }

  /** Ends when the page is left. */
  end(): void {
    this.forget?.();
    this.forget = null;
  }

  /** Fetches all threads. */
  async load(): Promise<void> {
    if (!this.isOffered || this.session.hasEnded) return;
    const round = (this.round += 1);
    try {
      const threads = await api.listThreads(this.session.locale, this.session.key);
      if (round !== this.round || this.session.hasEnded) return;
      useNotes.setState({ threads, hasFailed: false });
      this.followAddress(threads);
    } catch (error) {
      // It is fetched again with the next news; only an ended session needs somebody's attention.
      if (error instanceof RequestError && error.status === 401) this.session.reportEnd(error);
      else if (round === this.round) useNotes.setState({ hasFailed: true });
    }
  }

  /** Opens the panel to start a note at a block, or at words in it. */
  open(block: number, quote = ''): void {
    const words = quote.replace(/\s+/g, ' ').trim().slice(0, noteBounds.quote);
    useNotes.setState({ newThread: { block, quote: words === '' ? null : words }, threadToFocus: null });
    this.show();
  }

  /** Opens the panel for the selected words, else for the selected block, else without starting a note. */
  openHere(): void {
    const marked = document.getSelection();
    const place = marked?.isCollapsed === false ? findBlock(marked) : null;
    const { selected } = useEditorStore.getState();
    if (marked !== null && place !== null) this.open(place, marked.toString());
    else if (selected !== null) this.open(selected);
    else this.show();
  }

  /** Opens the panel at a thread. */
  openThread({ id, module, done }: Thread): void {
    useNotes.setState({ threadToFocus: id, shown: done === null ? 'open' : 'done' });
    this.show();
    reveal(this.session.identities.toEditorId(module));
  }

  /** Sends the first note of a thread. Throws what the call throws. */
  async beginThread(words: api.NoteWords): Promise<void> {
    const { newThread } = useNotes.getState();
    if (newThread === null) return;
    // The server may not know a block yet that was just inserted.
    await this.session.flush();
    const module = this.session.identities.findServerId(newThread.block);
    if (module === null) throw new RequestError('invalid', 400, this.session.say('notes.unsaved'));
    const body = { ...words, module, quote: newThread.quote };
    const made = this.showThread(await this.once((key) => api.beginThread(this.session.locale, body, key)));
    useNotes.setState({ newThread: null, shown: 'open', threadToFocus: made.id });
  }

  async reply(id: number, words: api.NoteWords): Promise<void> {
    this.showThread(await this.once((key) => api.replyToThread(this.session.locale, id, words, key)));
  }

  async change(id: number, changes: Parameters<typeof api.changeNote>[2]): Promise<void> {
    this.showThread(await api.changeNote(this.session.locale, id, changes));
  }

  /** Deletes a note; the first one of a thread deletes the thread. */
  async remove(thread: Thread, id: number): Promise<void> {
    await api.deleteNote(this.session.locale, id).catch((error: unknown) => {
      // Another window has deleted it already.
      if (!(error instanceof RequestError && error.status === 404)) throw error;
    });
    if (id === thread.id) this.setThreads((threads) => threads.filter((each) => each.id !== id));
    else this.showThread({ ...thread, notes: thread.notes.filter((note) => note.id !== id) });
  }

  /** Writes a deleted note anew, at the end of its thread; as a thread of its own if it was the only one of it. Whoever it mentions hears of it again. */
  async writeAgain(
    { id: thread, locale, module, quote }: Thread,
    { id, text, mentions }: Note,
  ): Promise<void> {
    const words = { text, mentions: mentions.map((colleague) => colleague.id) };
    if (id !== thread) await this.reply(thread, words);
    else this.showThread(await this.once((key) => api.beginThread(locale, { ...words, module, quote }, key)));
  }

  private get isOffered(): boolean {
    return hasFeature(useEditorStore.getState().user, 'notes');
  }

  private show(): void {
    useEditorStore.setState({ panel: 'notes' });
  }

  /** Repeats a call once if its answer was lost; it takes effect only once. */
  private async once<Result>(send: (key: string) => Promise<Result>): Promise<Result> {
    const key = crypto.randomUUID();
    try {
      return await send(key);
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'timeout')) throw error;
      return send(key);
    }
  }

  /** Shows a thread as the server has answered it. */
  private showThread(thread: Thread): Thread {
    this.setThreads((threads) =>
      threads.some(({ id }) => id === thread.id)
        ? threads.map((each) => (each.id === thread.id ? thread : each))
        : [...threads, thread],
    );
    return thread;
  }

  private setThreads(change: (threads: readonly Thread[]) => readonly Thread[]): void {
    this.round += 1;
    useNotes.setState(({ threads }) => ({ threads: change(threads ?? []) }));
    void this.load();
  }

  /** Opens the thread that a mail leads to, once. */
  private followAddress(threads: readonly Thread[]): void {
    if (this.hasFollowedAddress) return;
    this.hasFollowedAddress = true;
    const id = readThreadId(location.search);
    if (id === null) return;
    const thread = threads.find((each) => each.id === id);
    if (thread !== undefined) this.openThread(thread);
    else useAlerts.getState().show({ tone: 'information', text: this.session.say('notes.absent') });
  }
}

/** The block that contains the whole selection. */
function findBlock({ anchorNode, focusNode }: Selection): number | null {
  const [from, to] = [anchorNode, focusNode].map((node) =>
    (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>(
      '[data-editing] [data-block]',
    ),
  );
  return from && from === to ? Number(from.dataset.block) : null;
}
