'use client';

import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import styles from './menu-button.module.css';

/** What a button passes to its menu or picker. */
export interface MenuSlot {
  /** Name of the button. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Returns the focus to the button, unless the chosen action has set it. */
  onLeave: () => void;
}

interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name, whatever it shows. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Sets the focus when the menu closes, instead of returning it to the button. */
  onLeave?: (button: HTMLButtonElement | null) => void;
  /** The menu, loaded when somebody comes near the button: it is not needed for writing, and every mounted one listens to all keys. */
  menu: (slot: MenuSlot) => ReactNode;
}

/** A button that opens a menu, on click instead of, as in Radix, on press, which may be the start of a drag. */
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
  // A press outside the menu closes it, and the button is outside: the following click must not open it again.
  const wasOpen = useRef(false);

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (open && event.key === 'Escape') {
      // It is still loading; once it is there, it takes the focus.
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
