import { loadDraft, type DraftSource } from '@/lib/client/drafts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { EditingSession } from './editing-session';

interface OtherState {
  /** Undefined until it has loaded; the previous one while a newer one is loading. */
  draft: Draft | undefined;
  hasFailed: boolean;
}

/** Milliseconds for which an answer is not fetched again. */
const fresh = 20_000;

/** The draft in the language that is not being edited, fetched once for all blocks that are compared with it. */
export class OtherDraft {
  private state: OtherState = { draft: undefined, hasFailed: false };
  private readonly listeners = new Set<() => void>();
  private asked: { revision: number | undefined; at: number } | null = null;

  constructor(
    readonly locale: Locale,
    private readonly source: () => DraftSource,
  ) {}

  readonly read = (): OtherState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fetches it for a revision of the document, unless that was done just now. */
  async ask(revision: number | undefined): Promise<void> {
    const { asked } = this;
    if (asked !== null && asked.revision === revision && Date.now() - asked.at < fresh) return;
    const mine = { revision, at: Date.now() };
    this.asked = mine;
    try {
      const draft = await this.load();
      if (this.asked === mine) this.show({ draft, hasFailed: false });
    } catch (error) {
      if (this.asked !== mine) return;
      this.asked = null;
      this.show({ ...this.state, hasFailed: true });
      if (error instanceof RequestError && error.status === 401)
        useEditorStore.setState({ sessionEnded: true });
    }
  }

  /** What was fetched for the revision before is still right: a save of this window has changed no text in this language. */
  stillHolds(revision: number): void {
    if (this.asked?.revision === revision - 1) this.asked = { ...this.asked, revision };
  }

  /** Fetches it in any case. Throws a RequestError. */
  async refresh(): Promise<Draft> {
    const draft = await this.load();
    this.show({ draft, hasFailed: false });
    return draft;
  }

  /** Tries twice, since the network may be gone for a moment. */
  private async load(): Promise<Draft> {
    const load = () => loadDraft(this.locale, this.source());
    try {
      return await load();
    } catch (error) {
      if (error instanceof RequestError && !error.isPassing) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return load();
    }
  }

  private show(state: OtherState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const drafts = new WeakMap<EditingSession, OtherDraft>();

/** The other draft of the document being edited. */
export function findOtherDraft(session: EditingSession): OtherDraft {
  const known = drafts.get(session);
  if (known !== undefined) return known;
  const made = new OtherDraft(otherLocale(session.locale), () => session.source);
  drafts.set(session, made);
  return made;
}
