import type { KeyboardEvent } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { hasFeature, openSettings, select, useEditorStore } from '@/lib/client/editor-store';
import { findPlace } from '@/lib/client/sections';
import { sectionLayouts, type Module } from '@/lib/contract/module';
import type { Arrangement } from '../session/arrangement';
import type { Editing } from '../editing-context';
import { focusPart } from './far-mark';
import { insertBlock } from './insert-block';
import { openKindPicker } from './open-kind-picker';
import { choose, chooseAll, chooseTo, findNext, listConcerned } from '../several/choosing';
import type { Direction } from '../session/places';

const arrows: Record<string, Direction | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Keys on the handle of a block. They act only while the handle is focused, so a single letter may be a command (WCAG 2.1.4). */
export function handleBlockKey(event: KeyboardEvent<HTMLElement>, module: Module, editing: Editing): void {
  const { session, arrangement, several } = editing;
  const direction = arrows[event.key];
  const ids = listConcerned(module.id);
  if (event.ctrlKey || event.metaKey) {
    if (!actOnClipboard(event.key.toLowerCase(), module.id, editing)) return;
  } else if (direction !== undefined && event.altKey) {
    if (ids.length > 1) session.use(several, (each) => each.step(ids, direction));
    else arrangement.step(module.id, direction);
  } else if (event.shiftKey && (direction === 'up' || direction === 'down')) {
    extend(module.id, direction === 'up' ? -1 : 1);
  } else if (event.altKey && event.key === 'F10') {
    document.querySelector<HTMLElement>('[data-several-bar] button')?.focus();
  } else if (direction === 'up' || direction === 'down') {
    walk(event.currentTarget, direction === 'up' ? -1 : 1);
  } else if (event.altKey) {
    return;
  } else if (
    !(event.repeat && isHeldBack(event.key)) &&
    !act(event.key, module, event.currentTarget, editing)
  ) {
    return;
  }
  event.preventDefault();
}

/** Whether a key that is held down is no second command: a block more would go, or come, each time it repeats itself. */
function isHeldBack(key: string): boolean {
  return key.length === 1 || key === 'Delete' || key === 'Backspace';
}

function act(key: string, module: Module, handle: HTMLElement, editing: Editing): boolean {
  const { session, arrangement, several } = editing;
  const ids = listConcerned(module.id);
  const isFixed = module.model === 'container' && session.isSingleSection;
  switch (key) {
    case 'Delete':
    case 'Backspace':
      if (isFixed) return false;
      if (ids.length > 1) session.use(several, (each) => each.remove(ids));
      else arrangement.remove(module.id);
      return true;
    case 'd':
    case 'D':
      if (isFixed || !hasFeature(useEditorStore.getState().user, 'duplicate')) return false;
      if (ids.length > 1) session.use(several, (each) => each.duplicate(ids));
      else void arrangement.duplicate(module.id);
      return true;
    case 's':
    case 'S':
      openSettings(module.id);
      return true;
    case 'Escape':
      if (ids.length > 1) choose([]);
      else selectAround(module.id, handle);
      return true;
    case '+':
      if (findDefinition(module.model)?.parent !== undefined) return addItem(module, editing);
      if (module.model === 'container') return addSection(module.id, editing);
      openKindPicker(handle);
      return true;
    case 'n':
    case 'N':
      return addItem(module, editing);
    default:
      return module.model === 'container' && setLayout(module.id, Number(key), arrangement);
  }
}

/** Copies, cuts, or selects all blocks of the same kind. The browser copies selected text itself. */
function actOnClipboard(key: string, id: number, { session, clipboard }: Editing): boolean {
  if (key === 'a') {
    chooseAll(id);
    return true;
  }
  const isMarked = document.getSelection()?.isCollapsed === false;
  const isOffered = hasFeature(useEditorStore.getState().user, 'several');
  if (!isOffered || isMarked || (key !== 'c' && key !== 'x')) return false;
  const isFixed = session.isSingleSection && session.sections.some((section) => section.id === id);
  const ids = listConcerned(id);
  session.use(clipboard, (each) => (key === 'c' || isFixed ? each.copy(ids) : each.cut(ids)));
  return true;
}

/** Extends the selection to the next block of the same family. */
function extend(id: number, step: 1 | -1): void {
  const next = findNext(useEditorStore.getState().sections, id, step);
  if (next === null) return;
  chooseTo(next);
  useEditorStore.setState({ focus: { id: next, field: false } });
}

/** Selects what the block is inside of; a section, which is inside of nothing, is deselected. */
function selectAround(id: number, handle: HTMLElement): void {
  const parent = findPlace(useEditorStore.getState().sections, id)?.parent ?? null;
  if (parent !== null) {
    useEditorStore.setState({ focus: { id: parent, field: false } });
    return;
  }
  select(null);
  handle.blur();
}

/** Adds an item behind an item, or at the end of a list; false for anything else. */
function addItem(module: Module, editing: Editing): boolean {
  const { children, parent } = findDefinition(module.model) ?? {};
  if (children !== undefined) {
    const place = { parent: module.id, column: 0, order: module.children?.length ?? 0 };
    insertBlock(editing, children, place);
    return true;
  }
  const place = findPlace(useEditorStore.getState().sections, module.id);
  if (parent === undefined || place === null) return false;
  insertBlock(editing, module.model, { ...place, order: place.order + 1 });
  return true;
}

/** Adds a section with one column behind a section, to be written in. */
function addSection(id: number, { session, arrangement }: Editing): boolean {
  if (session.isSingleSection) return false;
  const order = useEditorStore.getState().sections.findIndex((section) => section.id === id) + 1;
  arrangement.beginSection(0, order);
  return true;
}

function setLayout(id: number, number: number, arrangement: Arrangement): boolean {
  if (sectionLayouts[number - 1] === undefined) return false;
  arrangement.setLayout(id, number - 1);
  return true;
}

function walk(from: HTMLElement, step: number): void {
  const handles = [...document.querySelectorAll<HTMLElement>('[data-editing] [data-handle]')];
  focusPart(handles[handles.indexOf(from) + step]);
}
