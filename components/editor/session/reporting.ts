import type { useTranslations } from 'next-intl';
import { useAlerts, type Alert } from '@/lib/client/alerts';
import type { DocumentSync } from '@/lib/client/document-sync';
import { useEditorStore } from '@/lib/client/editor-store';
import { RequestError } from '@/lib/client/request';
import type { Late } from '../late';
import { signedOut, type CallChain } from './call-chain';

/** Formats a message of `messages/<locale>/editor.json`. */
export type Say = ReturnType<typeof useTranslations<'editor'>>;

/** What an editing session tells people. */
export abstract class Reporting {
  /** Whether nothing is sent until somebody has signed in. */
  isPaused = false;
  /** Whether the page was left: the store belongs to the displayed one, and late results for this one must not touch it. */
  hasEnded = false;
  abstract readonly calls: CallChain;
  abstract sync: DocumentSync;

  constructor(readonly say: Say) {}

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
    const isGivenUp = this.isPaused || this.calls.isGivenUp;
    if (error instanceof RequestError && error.status === 401 && !isGivenUp) this.report(error);
  }

  /** Postpones the sign-in: nothing is sent, everything stays in the browser. */
  dismissSignIn(): void {
    useEditorStore.setState({ sessionEnded: false });
    this.calls.giveUp();
  }

  /** Runs something that may be refused. The page shows the server's state then. */
  async attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.report(error);
      await this.sync.catchUp();
    }
  }

  /** Does something with a part whose code may still have to come: at once if it is there. Says so if it cannot be had. */
  use<Part>(late: Late<Part>, action: (part: Part) => unknown): void {
    if (late.now === null) late.load().then(action, (error: unknown) => this.report(error));
    else action(late.now);
  }

  /** Reads out what can be seen on the page, such as the new place of a block. What was refused cannot be seen there: `tell` shows it. */
  announce(announcement: string): void {
    useEditorStore.setState(({ announcements }) => ({ announcement, announcements: announcements + 1 }));
  }

  /** Shows a message, perhaps with what can be done about it; a quiet one takes the place of the last quiet one. */
  tell(
    tone: 'error' | 'information' | 'success',
    text: string,
    { quiet = false, action }: { quiet?: boolean; action?: Alert['action'] } = {},
  ): void {
    if (!this.hasEnded) useAlerts.getState().show({ tone, text, quiet, ...(action ? { action } : {}) });
  }
}
