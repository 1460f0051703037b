'use client';

import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { ChevronIcon } from './icons';
import { markDocument } from './mark-document';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it; it has to accept a ref and the props of a button. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  /** Beside its button, a menu may be as high as the window. In a narrow window every menu is at the lower edge. */
  side?: 'bottom' | 'right';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Whether the page behind it can still be used and scrolled; default no. */
  modeless?: boolean;
  /** Sets the focus when it closes, instead of returning it to the trigger. */
  onCloseFocus?: () => void;
  children: ReactNode;
}

/**
 * Who came by keys starts at the first item. Radix does so, too, but only if it was there before the key was pressed, and menus of the
 * editor are loaded with their first use.
 */
function startAtFirst(content: HTMLElement): void {
  if (!document.activeElement?.matches(':focus-visible')) return;
  content
    .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
    ?.focus({ preventScroll: true });
}

/** While it is open, the cookie dialog, which would lie above it, waits. */
function begin(content: HTMLElement | null): (() => void) | undefined {
  if (content === null) return;
  startAtFirst(content);
  return markDocument('menuOpen');
}

/** A menu of actions: arrow keys, first letters, Escape. Holds `MenuItem`, `MenuLink`, `MenuChoice`, `SubMenu`, `MenuLabel` and `MenuSeparator`. */
export function Menu({
  trigger,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  modeless = false,
  onCloseFocus,
  children,
}: MenuProps) {
  return (
    <Radix.Root
      modal={!modeless}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={begin}
          className={styles.menu}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // What an item has opened may have the focus already.
            const isTaken = document.activeElement !== document.body;
            if (!onCloseFocus && !isTaken) return;
            event.preventDefault();
            if (!isTaken) onCloseFocus?.();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ItemContent {
  icon?: ReactNode;
  /** Equivalent shortcut, as people read it. */
  shortcut?: string;
  children: ReactNode;
}

interface MenuItemProps extends ItemContent {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export function MenuItem({ onSelect, danger = false, disabled = false, ...content }: MenuItemProps) {
  return (
    <Radix.Item
      className={styles.item}
      data-danger={danger || undefined}
      disabled={disabled}
      onSelect={() => onSelect()}
    >
      <ItemContent {...content} />
    </Radix.Item>
  );
}

/** An item that is a link. */
export function MenuLink({ href, ...content }: ItemContent & { href: string }) {
  return (
    <Radix.Item className={styles.item} asChild>
      <a href={href}>
        <ItemContent {...content} />
      </a>
    </Radix.Item>
  );
}

interface MenuChoiceProps {
  /** Name of the choice for screen readers. */
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  onChange: (value: string) => void;
}

/** Items of which exactly one is chosen. */
export function MenuChoice({ label, value, options, onChange }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} className={styles.item} value={option.value}>
          <ItemContent icon={option.icon}>{option.label}</ItemContent>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A submenu behind an item. */
export function SubMenu({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={styles.item} data-sub="">
        <ItemContent icon={icon}>{label}</ItemContent>
        <ChevronIcon />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className={styles.menu} collisionPadding={8} data-behind="">
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** Names the group of items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

function ItemContent({ icon, shortcut, children }: ItemContent) {
  return (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
      {shortcut ? <kbd className={styles.shortcut}>{shortcut}</kbd> : null}
    </>
  );
}
