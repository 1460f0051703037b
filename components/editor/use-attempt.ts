import { useState } from 'react';
import { useEditing } from './editing-context';

/** Runs what somebody asks for in a dialog, which is busy meanwhile. What fails is told, and leaves the dialog as it is. */
export function useAttempt(): { busy: boolean; attempt: (action: () => Promise<void>) => Promise<void> } {
  const { session } = useEditing();
  const [busy, setBusy] = useState(false);
  async function attempt(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      session.report(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, attempt };
}
