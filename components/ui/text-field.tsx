import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { describedBy, FormField } from './form-field';
import styles from './form-field.module.css';

interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts;

/** One line of text with its label; accepts all props of an `input`, and those of react-hook-form's `register`. */
export function TextField({ label, hint, error, id, className, required, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FormField id={fieldId} label={label} hint={hint} error={error} required={required}>
      <input
        type="text"
        {...rest}
        id={fieldId}
        required={required}
        className={classNames(styles.control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </FormField>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts;

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, id, className, required, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FormField id={fieldId} label={label} hint={hint} error={error} required={required}>
      <textarea
        {...rest}
        id={fieldId}
        required={required}
        className={classNames(styles.control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </FormField>
  );
}
