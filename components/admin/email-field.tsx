'use client';

import type { RefObject } from 'react';
import styles from './sign-in-form.module.css';

interface EmailFieldProps {
  id: string;
  label: string;
  isInvalid: boolean;
  ref: RefObject<HTMLInputElement | null>;
}

/** The address of an account. */
export function EmailField({ id, label, isInvalid, ref }: EmailFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        aria-invalid={isInvalid}
      />
    </div>
  );
}
