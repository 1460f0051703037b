import { create } from 'zustand';
import type { Locale } from '@/lib/contract/locale';
import { focusLastPlace } from '../last-place';

/** The state whose change completes a step of the tour. */
export interface Standing {
  sections: unknown;
  /** Ids of all blocks in order. */
  order: readonly number[];
  locale: Locale;
  canRedo: boolean;
}

interface TourState {
  /** The present step; null without a tour. It survives the change to the other language. */
  step: number | null;
  /** The state when the step began. */
  start: Standing | null;
  /** Whether it is offered: until somebody on this device has accepted or declined it. */
  isOffered: boolean;
}

const name = 'litfass:tour';

export const useTour = create<TourState>(() => ({
  step: null,
  start: null,
  isOffered: localStorage.getItem(name) === null,
}));

/** Starts at the first step; it is not offered again. */
export function startTour(): void {
  declineTour();
  useTour.setState({ step: 0, start: null });
}

/** Goes to another step. */
export function showStep(step: number): void {
  useTour.setState({ step, start: null });
}

/** Ends the tour at any step. */
export function endTour(): void {
  useTour.setState({ step: null, start: null });
  if (document.activeElement === document.body) focusLastPlace();
}

/** Does not offer it again on this device; it stays in the menu. */
export function declineTour(): void {
  localStorage.setItem(name, 'known');
  useTour.setState({ isOffered: false });
}
