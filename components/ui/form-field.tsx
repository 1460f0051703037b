import type { ReactNode } from 'react';
import styles from './form-field.module.css';

interface FormFieldProps {
  /** Id of the control; the ids of hint and error are derived from it (`describedBy`). */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Ids of a control's descriptions, for its `aria-describedby`. */
export function describedBy(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** Label, control, hint and error of a form, in this order. */
export function FormField({ id, label, hint, error, required = false, children }: FormFieldProps) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required ? (
          // The control itself tells that it is required.
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
