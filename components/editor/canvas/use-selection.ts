import { useEffect, type RefObject } from 'react';
import { select, useEditorStore } from '@/lib/client/editor-store';
import { choose, chooseAlso, chooseTo } from '../several/choosing';

/** Parts of the editor rather than the page: a press there selects nothing. */
const layers =
  '[data-editor-layer], [data-editor-slot], [data-side-panel], [data-above-dialogs], [role="dialog"], [data-radix-popper-content-wrapper]';

/**
 * A press, or the focus, selects the innermost block; a press outside all blocks deselects. A press takes effect when the button is
 * released, so that nothing moves under it; one that begins in a text belongs to it wherever it is released, as when words are marked with
 * the mouse. With Shift it extends the selection, with Ctrl, or by finger once several are selected, it adds one.
 */
export function useSelection(canvas: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isPressed = false;
    let isFinger = false;
    let pressedText: Element | null = null;
    const listening = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      act: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, act, { capture: true, signal: listening.signal });

    listen('pointerdown', ({ pointerType, target }) => {
      isPressed = true;
      isFinger = pointerType === 'touch';
      pressedText = target instanceof Element ? target.closest('[contenteditable="true"]') : null;
    });
    for (const name of ['pointerup', 'pointercancel'] as const) {
      listen(name, () => {
        isPressed = false;
      });
    }
    listen('mousedown', (event) => {
      // Neither selects text nor places the caret.
      if (findChoice(canvas.current, event, isFinger) !== null) event.preventDefault();
    });
    listen('focusin', ({ target }) => {
      const block = isPressed ? null : findBlock(canvas.current, target);
      if (!block) return;
      const id = idOf(block);
      if (isText(target) || !useEditorStore.getState().chosen.includes(id)) choose([]);
      select(id);
    });
    listen('click', (event) => {
      const target = (event.detail > 0 && pressedText) || event.target;
      const choice = findChoice(canvas.current, event, isFinger);
      if (choice !== null) {
        event.preventDefault();
        event.stopPropagation();
        choice.choose(choice.id);
        const handle = handleOf(choice.id);
        if (useEditorStore.getState().chosen.includes(choice.id)) {
          select(choice.id);
          handle?.focus({ preventScroll: true });
        }
        return;
      }
      const isHandle = target instanceof Element && target.closest('[data-handle]') !== null;
      if (!(target instanceof Element) || (!isHandle && target.closest(layers) !== null)) return;
      const block = findBlock(canvas.current, target);
      if (!isHandle || block === null || !useEditorStore.getState().chosen.includes(idOf(block))) choose([]);
      selectInPlace(block === null ? null : idOf(block), target);
      if (block !== null && !isOccupied(block, target)) {
        block.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
      }
    });
    return () => {
      listening.abort();
      useEditorStore.setState({ selected: null, chosen: [], chosenFrom: null });
    };
  }, [canvas]);
}

/** Selects a block. What it shows only then, such as an empty line above a headline, does not move what was pressed from under the pointer. */
function selectInPlace(id: number | null, pressed: Element): void {
  const { top } = pressed.getBoundingClientRect();
  select(id);
  // Rendered by then, and not painted yet.
  requestAnimationFrame(() => {
    const after = pressed.getBoundingClientRect();
    if (after.height > 0 && after.top !== top) scrollBy({ top: after.top - top, behavior: 'instant' });
  });
}

/** The blocks that a press adds to the selection; null for a press that selects one block, or text in it. */
function findChoice(
  canvas: HTMLElement | null,
  { target, shiftKey, ctrlKey, metaKey }: MouseEvent,
  isFinger: boolean,
): { id: number; choose: (id: number) => void } | null {
  if (!(target instanceof Element)) return null;
  const isHandle = target.closest('[data-handle]') !== null;
  const block = !isHandle && target.closest(layers) !== null ? null : findBlock(canvas, target);
  if (block === null) return null;
  const { selected, chosen } = useEditorStore.getState();
  const id = idOf(block);
  if (ctrlKey || metaKey || (isFinger && chosen.length > 0)) return { id, choose: chooseAlso };
  if (!shiftKey || (selected === null && chosen.length === 0)) return null;
  // Within one text, Shift selects text.
  if (selected === id && chosen.length === 0) return null;
  return { id, choose: chooseTo };
}

function idOf(block: HTMLElement): number {
  return Number(block.dataset.block);
}

function handleOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-editing] [data-block="${id}"] [data-handle]`);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[contenteditable]') !== null;
}

/** The block around an element, or the section whose margin it is. */
function findBlock(canvas: HTMLElement | null, target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || canvas?.contains(target) !== true) return null;
  return (
    target.closest<HTMLElement>('[data-block]') ??
    target.closest('section')?.querySelector<HTMLElement>('[data-section]') ??
    null
  );
}

/** Whether the focus may stay where the press has put it: in a text of the block, or on the way to its settings. */
function isOccupied(block: HTMLElement, target: Element): boolean {
  if (target.closest('[data-field], button, input, [data-handle]') !== null) return true;
  return (
    block.contains(document.activeElement) && document.activeElement?.matches('[contenteditable]') === true
  );
}
