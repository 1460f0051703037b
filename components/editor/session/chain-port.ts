import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { ChainPort } from './call-chain';
import type { EditingSession } from './editing-session';

/** What a session shows of its calls that cannot be carried out yet. */
export function makeChainPort(session: EditingSession): ChainPort {
  return {
    onSessionEnd: () => {
      session.isPaused = true;
      useEditorStore.setState({ sessionEnded: true });
    },
    onTrouble: (trouble) => {
      if (session.hasEnded) return;
      // That the session has ended is said by the sign-in.
      if (trouble === null || trouble === 'session') return;
      const text = session.say(trouble === 'network' ? 'alert.repeatedLater' : 'alert.repeated');
      useAlerts.getState().show({ tone: 'error', text });
    },
  };
}
