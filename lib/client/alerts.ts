import { create } from 'zustand';
import { alertDuration } from '@/lib/site';

export interface Alert {
  id: number;
  tone: 'success' | 'error' | 'information';
  text: string;
  /** Shown small and read politely: the report of an autosave. */
  quiet: boolean;
  /** What the person can do about it. The alert goes when something else has happened. `isStep`: it takes the document's next step back. */
  action?: { label: string; act: () => void; isStep?: boolean };
}

interface AlertState {
  alerts: Alert[];
  /**
   * Shows an alert that hides after 4000 ms (spec §4). A quiet one takes the place of the last quiet one, the offer of a step that of an earlier
   * one: what that was about is no longer the last thing that has happened.
   */
  show: (alert: Omit<Alert, 'id' | 'quiet'> & { quiet?: boolean }) => void;
  hide: (id: number) => void;
  /** Hides the alerts that have an action: something else has happened, so it would now act on that instead. */
  withdrawOffers: () => void;
  /** Hides those whose action takes a step of the document back: it would now be another one. */
  withdrawSteps: () => void;
  /** Keeps an alert while somebody reads it; it disappears 4000 ms after they have finished. */
  hold: (id: number, held: boolean) => void;
}

let lastId = 0;
const clocks = new Map<number, ReturnType<typeof setTimeout>>();

/** Alerts of the editor, in one live region (spec §4). */
export const useAlerts = create<AlertState>((set, get) => {
  function start(id: number): void {
    clearTimeout(clocks.get(id));
    clocks.set(
      id,
      setTimeout(() => get().hide(id), alertDuration),
    );
  }
  return {
    alerts: [],
    show: ({ quiet = false, ...alert }) => {
      const id = ++lastId;
      if (alert.action?.isStep) get().withdrawSteps();
      set(({ alerts }) => ({
        alerts: [
          ...alerts.filter((other) => !(quiet && other.quiet) && other.text !== alert.text),
          { ...alert, quiet, id },
        ],
      }));
      start(id);
    },
    hide: (id) => {
      clearTimeout(clocks.get(id));
      clocks.delete(id);
      set(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
    },
    withdrawOffers: () => {
      for (const { id, action } of get().alerts) if (action !== undefined) get().hide(id);
    },
    withdrawSteps: () => {
      for (const { id, action } of get().alerts) if (action?.isStep) get().hide(id);
    },
    hold: (id, held) => {
      if (held) clearTimeout(clocks.get(id));
      else start(id);
    },
  };
});
