'use client';

import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it; it has to take a ref and the props of a button. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A menu of actions: arrow keys, first letters, Escape. Holds `MenuItem`, `MenuLabel` and `MenuSeparator`. */
export function Menu({ trigger, align = 'start', open, onOpenChange, children }: MenuProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  /** Key that does the same, as it is read by people. */
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({
  onSelect,
  icon,
  shortcut,
  danger = false,
  disabled = false,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item
      className={styles.item}
      data-danger={danger || undefined}
      disabled={disabled}
      onSelect={() => onSelect()}
    >
      {icon}
      <span className={styles.text}>{children}</span>
      {shortcut ? <kbd className={styles.shortcut}>{shortcut}</kbd> : null}
    </Radix.Item>
  );
}

/** Names the group of items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}
