'use client';

import { useTranslate } from 'ra-core';
import styles from './choice-field.module.css';
import { Combobox, type Choice, type ComboboxProps } from './combobox';

interface ChoiceFieldProps extends ComboboxProps {
  /** What the field is called, for those who hear it. */
  label: string;
  /** What is chosen. */
  chosen: readonly Choice[];
  /** Whether there can be more than one. */
  takesMany?: boolean;
  onRemove: (value: string) => void;
}

/**
 * What is chosen, each with a way to take it out, and a field that finds more. Where there can be only one, the field makes room for
 * it: the way to take it out is the control then, under the same id.
 */
export function ChoiceField({ label, chosen, takesMany = false, onRemove, ...search }: ChoiceFieldProps) {
  const translate = useTranslate();
  const isFull = !takesMany && chosen.length > 0;

  /** The control is another element afterwards, and the one that had the focus is gone. */
  function focusControl() {
    requestAnimationFrame(() => document.getElementById(search.id)?.focus());
  }

  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((entry) => (
            <li key={entry.value}>
              <span>
                {entry.title}
                {entry.detail !== undefined && <small> {entry.detail}</small>}
              </span>
              <button
                type="button"
                {...(isFull
                  ? {
                      id: search.id,
                      name: search.name,
                      ref: search.inputRef,
                      'aria-describedby': search.describedBy,
                    }
                  : {})}
                aria-label={`${label}: ${translate('admin.picker.remove', { title: entry.title })}`}
                onClick={() => {
                  onRemove(entry.value);
                  focusControl();
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <Combobox
          {...search}
          onChoose={(choice) => {
            search.onChoose(choice);
            focusControl();
          }}
        />
      )}
    </>
  );
}
