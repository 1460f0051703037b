'use client';

import { useId, type ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './list.module.css';

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The choices, as options. */
  children: ReactNode;
}

/** A filter above a list with a choice of values. */
export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
