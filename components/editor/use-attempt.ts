import { useState } from 'react';
import { useEditing } from './editing-context';

/** Runs an action of a dialog, which is busy meanwhile. A failure is reported and leaves the dialog as it is. */
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
