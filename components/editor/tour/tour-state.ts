import { create } from 'zustand';
import type { Locale } from '@/lib/contract/locale';
import { focusLastPlace } from '../last-place';

/** What a step of the tour waits for a change of. */
export interface Standing {
  sections: unknown;
  /** Ids of all blocks, in their order. */
  order: readonly number[];
  locale: Locale;
  canRedo: boolean;
}

interface TourState {
  /** The step that is shown; null while nobody is led around. It outlives the change to the other language. */
  step: number | null;
  /** How all stood when the step began. */
  start: Standing | null;
  /** Whether it is offered: until somebody on this device has taken it or not. */
  isOffered: boolean;
}

const name = 'litfass:tour';

export const useTour = create<TourState>(() => ({
  step: null,
  start: null,
  isOffered: localStorage.getItem(name) === null,
}));

/** Begins at the first step; it is not offered again. */
export function startTour(): void {
  declineTour();
  useTour.setState({ step: 0, start: null });
}

/** Goes to another step. */
export function showStep(step: number): void {
  useTour.setState({ step, start: null });
}

/** Leaves it, wherever it stands. */
export function endTour(): void {
  useTour.setState({ step: null, start: null });
  if (document.activeElement === document.body) focusLastPlace();
}

/** It is not offered any more on this device; the menu still has it. */
export function declineTour(): void {
  localStorage.setItem(name, 'known');
  useTour.setState({ isOffered: false });
}
