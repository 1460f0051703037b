import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { EditingSession } from './editing-session';

/**
 * Warns before leaving with unsaved changes, sends waiting ones when the page goes to the background, and continues when the network is
 * back.
 */
export function useSafekeeping(session: EditingSession): void {
  useEffect(() => {
    const { calls } = session;
    function warn(event: BeforeUnloadEvent): void {
      if (session.isUnsaved || calls.isBusy) event.preventDefault();
    }
    function hide(): void {
      if (document.visibilityState === 'hidden') void session.flush();
      // Others may have changed something meanwhile.
      else if (useEditorStore.getState().draft !== null) session.data.soon();
    }
    function follow(): void {
      useEditorStore.setState({ online: navigator.onLine });
      if (navigator.onLine && !useEditorStore.getState().sessionEnded) session.sync.resume();
    }
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [session]);
}
