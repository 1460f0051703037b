'use client';

import type { ReactNode } from 'react';
import { Menu } from '@/components/ui/menu';
import type { MenuSlot } from './menu-button';
import styles from './menu-button.module.css';

interface AnchoredMenuProps extends MenuSlot {
  align?: 'start' | 'end';
  side?: 'bottom' | 'right';
  children: ReactNode;
}

/** The menu of a `MenuButton`, above everything else. */
export function AnchoredMenu({ label, onLeave, ...rest }: AnchoredMenuProps) {
  return (
    <Menu
      {...rest}
      modeless
      trigger={<span className={styles.anchor} aria-hidden="true" aria-label={label} />}
      onCloseFocus={onLeave}
    />
  );
}
