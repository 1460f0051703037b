import { useId, type ComponentProps } from 'react';
import { describedBy } from './form-field';
import styles from './form-field.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A switch with its label beside it. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.check}>
      <input
        {...rest}
        type="checkbox"
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
      <label htmlFor={fieldId}>{label}</label>
      {hint ? (
        <p id={`${fieldId}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${fieldId}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
