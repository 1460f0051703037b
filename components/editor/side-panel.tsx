'use client';

import { useEffect, type ReactNode, type Ref } from 'react';
import controls from './controls.module.css';
import { focusLastPlace } from './last-place';
import styles from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  /** What the button says that closes it. */
  close: string;
  /** Closes it, and gives the focus to what it goes on with. */
  onClose: () => void;
  role?: 'complementary' | 'dialog';
  wide?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A panel beside the page, which stays to be worked in. It is no layer over the page, not even as a dialog: the page's shortcuts go on. */
export function SidePanel({
  title,
  close,
  onClose,
  role = 'complementary',
  wide = false,
  ref,
  children,
}: SidePanelProps) {
  useEffect(
    () => () => {
      // A shortcut has closed it, and the focus was in it.
      if (document.activeElement === document.body) focusLastPlace();
    },
    [],
  );

  return (
    <section
      ref={ref}
      className={styles.panel}
      role={role}
      aria-label={title}
      data-side-panel={wide ? 'wide' : ''}
      onKeyDown={(event) => {
        // React's events also come from dialogs that something in it has opened.
        const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key !== 'Escape' || !isInside) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 className={controls.label}>{title}</h2>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </header>
      {children}
    </section>
  );
}
