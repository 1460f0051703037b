import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

interface ButtonStyle {
  /** `primary` for the one main action, `quiet` within bars, `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  /** `slant` is the poster form for the public site: a slanted slab. */
  shape?: 'plain' | 'slant';
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Keeps its name and focus and ignores presses while an action is in progress. */
    busy?: boolean;
  };

/** Class names for elements that look like a button, such as a link. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  shape = 'plain',
}: ButtonStyle = {}): string {
  return classNames(styles.button, styles[variant], styles[size], shape === 'slant' && styles.slant);
}

/** A button. It submits a form only if its type says so. */
export function Button({ variant, size, shape, busy = false, className, onClick, ...rest }: ButtonProps) {
  const look: ButtonStyle = {
    ...(variant ? { variant } : {}),
    ...(size ? { size } : {}),
    ...(shape ? { shape } : {}),
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // A busy submit button would submit the form a second time.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
