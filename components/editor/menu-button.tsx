'use client';

import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import styles from './menu-button.module.css';

/** What a menu, or something else to choose from, is given by its button. */
export interface MenuSlot {
  /** What the button is called. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gives the focus back to the button, unless what was chosen has it. */
  onLeave: () => void;
}

interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it is called, whatever is seen in it. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the focus goes when the menu closes, instead of back to the button. */
  onLeave?: (button: HTMLButtonElement | null) => void;
  /** The menu itself, fetched when somebody comes near: nobody needs it to write, and each that is there listens to all keys. */
  menu: (slot: MenuSlot) => ReactNode;
}

/** A button that opens a menu; on the click and not, as radix would have it, on the press, which may begin a drag. */
export function MenuButton({
  label,
  open,
  onOpenChange,
  onLeave = (button) => button?.focus(),
  menu,
  onKeyDown,
  ...rest
}: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  // A press beside the menu closes it, and the button is beside it: the click that follows must not open it again.
  const wasOpen = useRef(false);

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (open && event.key === 'Escape') {
      // It is still on its way: once it is there, it has the focus.
      event.preventDefault();
      onOpenChange(false);
      return;
    }
    onKeyDown?.(event);
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || key !== 'ArrowDown' || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    onOpenChange(true);
  }

  return (
    <span className={styles.place}>
      <button
        ref={button}
        type="button"
        data-state={open ? 'open' : 'closed'}
        aria-haspopup="menu"
        {...rest}
        aria-label={label}
        aria-expanded={open}
        onPointerDown={() => (wasOpen.current = open)}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={({ detail }) => {
          // A key clicks without a press.
          onOpenChange(detail === 0 ? !open : !wasOpen.current);
          wasOpen.current = false;
        }}
        onKeyDown={handleKey}
      />
      {(isNear || open) && menu({ label, open, onOpenChange, onLeave: () => onLeave(button.current) })}
    </span>
  );
}
