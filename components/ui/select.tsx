import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { describedBy, FormField } from './form-field';
import styles from './form-field.module.css';
import { ChevronIcon } from './icons';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  options: readonly SelectOption[];
  hint?: string | undefined;
  error?: string | undefined;
};

/** The platform's own select, which works on every phone and with every screen reader. */
export function Select({ label, options, hint, error, id, className, required, ...rest }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FormField id={fieldId} label={label} hint={hint} error={error} required={required}>
      <div className={styles.select}>
        <select
          {...rest}
          id={fieldId}
          required={required}
          className={classNames(styles.control, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
    </FormField>
  );
}
