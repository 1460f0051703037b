import { hasFeature, useEditorStore, type EditorState } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { User } from '@/lib/contract/user';
import type { Standing } from './tour-state';

/** One thing to do on the page instead of only reading about it. */
export interface TourStep {
  name: 'write' | 'bar' | 'add' | 'move' | 'language' | 'undo' | 'publish';
  /** Feature of the backend that it needs. */
  feature?: string;
  /** Selectors of its target, of which the first visible one counts. */
  at: readonly string[];
  isDone: (start: Standing, now: Standing) => boolean;
}

const text = '[data-editing] [contenteditable="true"]';
const handle = '[data-block][data-selected] > [data-editor-layer] [data-handle]';
const block = '[data-block]:not(:has([data-block]))';
const addFirst = '[data-editing] [data-between]';

const steps: readonly TourStep[] = [
  {
    name: 'write',
    at: [text, addFirst],
    isDone: (start, now) => start.sections !== now.sections,
  },
  {
    name: 'bar',
    at: [handle, block, addFirst],
    isDone: () => document.querySelector('[data-block] [data-handle][aria-expanded="true"]') !== null,
  },
  {
    name: 'add',
    at: ['[data-block][data-selected] [data-add]', text, addFirst],
    isDone: (start, now) => now.order.length > start.order.length,
  },
  {
    name: 'move',
    at: [handle, block, addFirst],
    isDone: (start, now) => isOtherwise(start.order, now.order),
  },
  {
    name: 'language',
    feature: 'document',
    at: ['[data-other-language]', '[data-editor-slot] [role="group"]'],
    isDone: (start, now) => start.locale !== now.locale,
  },
  {
    name: 'undo',
    feature: 'undo',
    at: ['[data-editor-slot] [aria-keyshortcuts^="Control+Z"]'],
    isDone: (start, now) => now.canRedo && (!start.canRedo || start.sections !== now.sections),
  },
  {
    name: 'publish',
    feature: 'publish',
    at: ['[data-editor-slot] [aria-keyshortcuts="Alt+Shift+P"]'],
    isDone: () => useEditorStore.getState().menu === 'publish',
  },
];

/** Whether blocks that existed before are in another order, whatever was added or removed. */
function isOtherwise(before: readonly number[], after: readonly number[]): boolean {
  const left = before.filter((id) => after.includes(id));
  const stayed = after.filter((id) => before.includes(id));
  return left.some((id, index) => id !== stayed[index]);
}

/** The steps that this backend supports. */
export function listSteps(user: User | null): TourStep[] {
  return steps.filter(({ feature }) => feature === undefined || hasFeature(user, feature));
}

/** The present state. */
export function standingOf({ sections, draft }: EditorState, locale: Locale): Standing {
  const order = listModules(sections).map(({ id }) => id);
  return { sections, order, locale, canRedo: draft?.can_redo === true };
}

/** The target of a step; null if none is visible. */
export function findAnchor({ at }: TourStep): HTMLElement | null {
  for (const selector of at) {
    for (const found of document.querySelectorAll<HTMLElement>(selector)) {
      const { width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0) return found;
    }
  }
  return null;
}
