'use client';

import { useId, useState } from 'react';
import styles from './moment-field.module.css';

interface MomentFieldProps {
  label: string;
  name: string;
  /** What is said of a moment that is missing, incomplete or out of bounds. */
  wrong: string;
  defaultValue?: string | undefined;
}

/**
 * A required day and time with its label, in a form that the browser sends. A fault is said in the language of the page; without script
 * the browser says it in its own.
 */
export function MomentField({ label, name, wrong, defaultValue }: MomentFieldProps) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <label>
        {label}
        <input
          type="datetime-local"
          name={name}
          defaultValue={defaultValue}
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          required
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? id : undefined}
          onInvalid={(event) => {
            event.preventDefault();
            setWrong(true);
            event.currentTarget.focus();
          }}
          onChange={() => setWrong(false)}
        />
      </label>
      {isWrong && (
        <p id={id} className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
  );
}
