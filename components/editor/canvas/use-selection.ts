import { useEffect, type RefObject } from 'react';
import { select, useEditorStore } from '@/lib/client/editor-store';

/** What belongs to the editor and not to the page: a press there selects nothing. */
const layers =
  '[data-editor-layer], [data-editor-slot], [data-above-dialogs], [role="dialog"], [data-radix-popper-content-wrapper]';

/**
 * A press, or the focus, selects the innermost block there; a press beside all blocks selects none. A press counts when the button is up
 * again, so that nothing moves under it.
 */
export function useSelection(canvas: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isPressed = false;
    const listening = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      act: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, act, { capture: true, signal: listening.signal });

    listen('pointerdown', () => {
      isPressed = true;
    });
    for (const name of ['pointerup', 'pointercancel'] as const) {
      listen(name, () => {
        isPressed = false;
      });
    }
    listen('focusin', ({ target }) => {
      const block = isPressed ? null : findBlock(canvas.current, target);
      if (block) select(Number(block.dataset.block));
    });
    listen('click', ({ target }) => {
      const isHandle = target instanceof Element && target.closest('[data-handle]') !== null;
      if (!(target instanceof Element) || (!isHandle && target.closest(layers) !== null)) return;
      const block = findBlock(canvas.current, target);
      select(block === null ? null : Number(block.dataset.block));
      if (block !== null && !isOccupied(block, target)) {
        block.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
      }
    });
    return () => {
      listening.abort();
      useEditorStore.setState({ selected: null });
    };
  }, [canvas]);
}

/** The block around something, or the section whose margin it is. */
function findBlock(canvas: HTMLElement | null, target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || canvas?.contains(target) !== true) return null;
  return (
    target.closest<HTMLElement>('[data-block]') ??
    target.closest('section')?.querySelector<HTMLElement>('[data-section]') ??
    null
  );
}

/** Whether the focus stays where the press has put it: in a text of the block, or on the way to its settings. */
function isOccupied(block: HTMLElement, target: Element): boolean {
  if (target.closest('[data-field], button, input, [data-handle]') !== null) return true;
  return (
    block.contains(document.activeElement) && document.activeElement?.matches('[contenteditable]') === true
  );
}
