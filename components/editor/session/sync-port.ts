import { moduleDefinitions } from '@/components/modules/definitions';
import type { DocumentPort, SyncPort } from '@/lib/client/document-sync';
import { useEditorStore } from '@/lib/client/editor-store';
import { makeOperationPort } from '@/lib/client/operation-port';
import { RequestError } from '@/lib/client/request';
import { defaultTiming } from '@/lib/client/save-timing';
import { newOperationKey } from '@/lib/client/tab-history';
import { whenComposed } from '../text/composing';
import { readTypedTexts } from '../text/typed-texts';
import type { EditingSession } from './editing-session';
import { isWorthSending } from './own-faults';
import type { DocumentStatus } from './document-status';

/** How a session's document is kept the same as the server's. `isOwn`: whether it is still the session's. */
export function makeSyncPort(
  session: EditingSession,
  status: DocumentStatus,
  isOwn: () => boolean,
): SyncPort {
  const isCurrent = () => isOwn() && !session.hasEnded;
  let tries = 0;
  let document: Promise<DocumentPort> | null = null;
  const port = () =>
    (document ??= makeDocumentPort(session).catch((error: unknown) => {
      document = null;
      throw error;
    }));
  /** Nothing touches a text in which a character is being composed. */
  const settle = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const settled = await answer;
    await whenComposed();
    return settled;
  };
  const sent = (isSending: boolean): void => {
    status.isSending = isSending;
    if (isCurrent()) session.show();
  };
  return {
    definitions: moduleDefinitions,
    newKey: newOperationKey,
    async loadTree() {
      const answer = await settle((await port()).loadTree());
      session.page.learn(answer.targets);
      return answer;
    },
    async loadNewer(since) {
      const newer = await settle((await port()).loadNewer(since));
      tries = 0;
      status.hasFailed = false;
      if (isCurrent()) status.learn(newer);
      return newer;
    },
    async propose(body) {
      if (session.isPaused) throw new RequestError('not_authenticated', 401, '');
      const answer = await settle((await port()).propose(body));
      tries = 0;
      status.hasFailed = false;
      status.refusal = null;
      if (isCurrent()) status.learn(answer);
      return answer;
    },
    isReady: (operation) => session.findFaults(operation) === null,
    isWhole: (operation) => isWorthSending(operation, session),
    readTyped: readTypedTexts,
    keep: (kept) => isOwn() && status.keep(kept),
    onReceived: (received) => isCurrent() && session.takeOver(received),
    onGoesOn: (before, step) => isCurrent() && session.groups.extend(before, step),
    onGivenUp: (detail) => isCurrent() && session.tell('error', detail || session.say('alert.failed')),
    onSending: sent,
    onRefused(error) {
      const isRefused = error instanceof RequestError && (error.status === 400 || error.status === 413);
      status.refusal = isRefused ? wordRefusal(error, session) : null;
      return isRefused ? error.message : null;
    },
    onError(error) {
      const refusal = error instanceof RequestError ? error : null;
      if (refusal === null) reportError(error);
      if (refusal?.status === 401) {
        const isNew = !session.isPaused;
        session.isPaused = true;
        if (isNew && isCurrent()) {
          useEditorStore.setState({ sessionEnded: true });
          session.show();
        }
        return null;
      }
      const isFinal = refusal?.isPassing === false;
      status.hasFailed = true;
      status.refusal = isFinal ? wordRefusal(refusal, session) : null;
      if (isCurrent()) session.show();
      return isFinal ? null : defaultTiming.backOff(tries++);
    },
    pause(waited) {
      const { pause, watched } = defaultTiming;
      // Somebody who is typing may finish first, unless others are watching.
      const isWatched = useEditorStore.getState().people.length > 0;
      return isWatched ? Math.min(watched.pause, Math.max(0, watched.most - waited)) : pause;
    },
  };
}

/** Asks again what references lead to, such as a picture that has just been described, and shows it. New operations do not tell. */
export async function refreshTargets(session: EditingSession): Promise<void> {
  if (session.hasOperations) {
    const { targets } = await makeOperationPort(session.locale, () => session.key).loadTree();
    await whenComposed();
    session.page.learn(targets);
  } else {
    // Without trees, each draft says it.
    await session.sync.catchUp();
  }
  session.show();
}

/** Why nothing of the document is taken any more. */
function wordRefusal({ status, message }: RequestError, { say }: EditingSession): string {
  return status === 404 ? say('alert.documentGone') : say('alert.notTaken', { detail: message });
}

async function makeDocumentPort(session: EditingSession): Promise<DocumentPort> {
  const { locale } = session;
  if (session.hasOperations) return makeOperationPort(locale, () => session.key);
  // Most backends need it not.
  const { ModulePort } = await import('./module-port');
  const port = new ModulePort({
    locale,
    key: () => session.key,
    loadDraft: () => session.fetchDraft(),
    onDerived: () => session.page.forget(),
  });
  session.findDerived = port.findDerived;
  return port;
}
