'use client';

import { useEffect, useLayoutEffect, type ReactNode, type Ref } from 'react';
import { markDocument } from '@/components/ui/mark-document';
import controls from './controls.module.css';
import { focusLastPlace } from './last-place';
import styles from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  /** Label of the close button. */
  close: string;
  /** Closes it and moves the focus to where work continues. */
  onClose: () => void;
  role?: 'complementary' | 'dialog';
  /** How wide it is, if not as usual: for a page as on a phone, or for a larger one. */
  wide?: boolean | 'phone' | 'half';
  /** Whether it is a form with what is not on the canvas. */
  isForm?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A panel beside the page that stays open during work. Nothing is shut off by it, whatever its role: the page's shortcuts still work, but for undo in a form. */
export function SidePanel({
  title,
  close,
  onClose,
  role = 'complementary',
  wide = false,
  isForm = false,
  ref,
  children,
}: SidePanelProps) {
  const width = wide === true ? 'wide' : wide || '';
  useLayoutEffect(() => markDocument('panel', width), [width]);
  useEffect(
    () => () => {
      // A shortcut has closed it while it had the focus.
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
      data-side-panel={width}
      data-form-panel={isForm || undefined}
      onKeyDown={(event) => {
        // React's events also bubble from dialogs opened inside it.
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
