import { useLayoutEffect, type RefObject } from 'react';

/**
 * When the focused block disappears, through an undo or a colleague's deletion, the focus goes to the block beside it and not to the page:
 * to its frame, where no key is a command, as the person may be typing.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: block } = frame;
    return () => {
      if (block === null || !block.contains(document.activeElement)) return;
      const heirs = listHeirs(block);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          focusFrame(heirs.find((heir) => heir.isConnected) ?? null);
      });
    };
  }, [frame]);
}

/** What may have the focus instead: the block behind it, the one before, what is around both; then the same around that. */
function listHeirs(block: HTMLElement): HTMLElement[] {
  const around = block.parentElement?.closest<HTMLElement>('[data-block]') ?? null;
  const holder = around ?? block.closest('[data-editing]');
  const all = [...(holder?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
  const index = all.indexOf(block);
  const behind = all.slice(index).filter((other) => !block.contains(other));
  const before = all.slice(0, index).toReversed();
  return [...behind, ...before, ...(around === null ? [] : [around, ...listHeirs(around)])];
}

/** Nothing is left on an empty page but the way to begin. */
export function focusBeginning(): void {
  document.querySelector<HTMLElement>('[data-editing] button')?.focus({ preventScroll: true });
}

/** Focuses the frame of a block, where no key is a command; without one the way to begin. */
export function focusFrame(block: HTMLElement | null): void {
  if (block === null) {
    focusBeginning();
    return;
  }
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
}
