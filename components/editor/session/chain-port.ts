import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { uploadFile, type UploadedFile } from '@/lib/client/library';
import { locales } from '@/lib/contract/locale';
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

/**
 * Uploads a file that was dropped or pasted: it cannot be had again, so it waits for a sign-in or a network. Where the picture comes to stand,
 * its description is asked for.
 */
export async function upload(session: EditingSession, file: File): Promise<UploadedFile> {
  const uploaded = await session.calls.insist(() => uploadFile(session.locale, file));
  const { reference, alt, decorative } = uploaded;
  if (!decorative && locales.some((locale) => !alt[locale]))
    useEditorStore.setState(({ undescribed }) => ({ undescribed: [...undescribed, reference] }));
  return uploaded;
}
