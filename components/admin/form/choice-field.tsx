'use client';

import { useTranslate } from 'ra-core';
import styles from './choice-field.module.css';
import { Combobox, type Choice, type ComboboxProps } from './combobox';

interface ChoiceFieldProps extends ComboboxProps {
  /** Name of the field for screen readers. */
  label: string;
  /** What is chosen. */
  chosen: readonly Choice[];
  /** Whether several can be chosen. */
  takesMany?: boolean;
  onRemove: (value: string) => void;
}

/**
 * The chosen entries, each with a button to remove it, and a field that finds more. If there can be only one, it replaces the field: its
 * remove button is then the control, under the same id.
 */
export function ChoiceField({ label, chosen, takesMany = false, onRemove, ...search }: ChoiceFieldProps) {
  const translate = useTranslate();
  const isFull = !takesMany && chosen.length > 0;

  /** The control is another element afterwards, and the focused one is gone. */
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
