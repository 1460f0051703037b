'use client';

import { useTranslate } from 'react-admin';
import type { Choice } from './combobox';
import styles from './form.module.css';

/** What is chosen already, each with a way to take it out. */
export function ChosenList({
  entries,
  onRemove,
}: {
  entries: readonly Choice[];
  onRemove: (value: string) => void;
}) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {entries.map((entry) => (
        <li key={entry.value}>
          <span>
            {entry.title}
            {entry.detail !== undefined && <small> {entry.detail}</small>}
          </span>
          <button
            type="button"
            aria-label={translate('admin.picker.remove', { title: entry.title })}
            onClick={() => onRemove(entry.value)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
