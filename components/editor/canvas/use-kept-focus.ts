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
        if (document.activeElement === document.body) takeFocus(heirs.find((heir) => heir.isConnected));
      });
    };
  }, [frame]);
}

/** What may have the focus instead: the block behind it, the one before, the one around it. */
function listHeirs(block: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-editing] [data-block]')];
  const index = all.indexOf(block);
  const behind = all.slice(index).filter((other) => !block.contains(other));
  const before = all.slice(0, index).toReversed();
  return [...behind, ...before.filter((other) => !other.contains(block)), ...before];
}

/** Nothing is left on an empty page but the way to begin. */
export function focusBeginning(): void {
  document.querySelector<HTMLElement>('[data-editing] button')?.focus({ preventScroll: true });
}

function takeFocus(heir: HTMLElement | undefined): void {
  if (heir === undefined) {
    focusBeginning();
    return;
  }
  heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
  heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true });
}
