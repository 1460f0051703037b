import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { VisuallyHidden } from './visually-hidden';

interface AlertProps {
  /** `error` interrupts a screen reader, the others wait. */
  tone?: 'info' | 'success' | 'error';
  children: ReactNode;
  /** For example a button to close it. */
  action?: ReactNode;
}

/** A message on the page. The caller decides when it appears and disappears. */
export function Alert({ tone = 'info', children, action }: AlertProps) {
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}

interface LiveRegionProps {
  children?: ReactNode;
  assertive?: boolean;
  /** Another number has the same text read again: only what is new in the region is. */
  round?: number;
}

/** Reads a text to screen readers when it changes, without showing it. It has to be on the page before the text is. */
export function LiveRegion({ children, assertive = false, round = 0 }: LiveRegionProps) {
  return (
    <div role={assertive ? 'alert' : 'status'} aria-live={assertive ? 'assertive' : 'polite'}>
      <VisuallyHidden key={round}>{children}</VisuallyHidden>
    </div>
  );
}
