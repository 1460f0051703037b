import type { KeyboardEvent } from 'react';
import { hasFeature, openSettings, useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import type { Editing } from './editing-context';
import type { Direction } from './places';

const arrows: Record<string, Direction | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Keys on the handle of a block. They act only while the handle has the focus, so a single letter may stand for an action
 * (WCAG 2.1.4).
 */
export function handleBlockKey(
  event: KeyboardEvent<HTMLElement>,
  module: Module,
  { session, arrangement }: Editing,
): void {
  if (event.ctrlKey || event.metaKey) return;
  const direction = arrows[event.key];
  if (direction !== undefined && event.altKey) {
    void arrangement.step(module.id, direction);
  } else if (direction === 'up' || direction === 'down') {
    walk(event.currentTarget, direction === 'up' ? -1 : 1);
  } else if (event.altKey || !act(event.key, module, event.currentTarget, { session, arrangement })) {
    return;
  }
  event.preventDefault();
}

function act(
  key: string,
  module: Module,
  handle: HTMLElement,
  { session, arrangement }: Pick<Editing, 'session' | 'arrangement'>,
): boolean {
  const isFixed = module.model === 'container' && session.isSingleSection;
  switch (key) {
    case 'Delete':
    case 'Backspace':
      if (isFixed) return false;
      void arrangement.remove(module.id);
      return true;
    case 'd':
    case 'D':
      if (isFixed || !hasFeature(useEditorStore.getState().user, 'duplicate')) return false;
      void arrangement.duplicate(module.id);
      return true;
    case 's':
    case 'S':
      openSettings(module.id);
      return true;
    case '+':
      handle
        .closest('[data-block]')
        ?.querySelector<HTMLElement>(':scope > * [data-add], :scope > [data-add]')
        ?.click();
      return true;
    default:
      return false;
  }
}

function walk(from: HTMLElement, step: number): void {
  const handles = [...document.querySelectorAll<HTMLElement>('[data-editing] [data-handle]')];
  handles[handles.indexOf(from) + step]?.focus();
}
