'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'ra-core';
import controls from '../controls.module.css';
import styles from './combobox.module.css';

export interface Choice {
  value: string;
  title: string;
  /** Tells choices of the same title apart. */
  detail?: string | undefined;
}

export interface ComboboxProps {
  id: string;
  /** Name of the field in its form. */
  name?: string;
  choices: readonly Choice[];
  /** Whether the choices of the last search have not arrived; until then there may be those of the one before. */
  isLoading: boolean;
  /** The typed text, where somebody else keeps it. */
  text?: string;
  onType?: (text: string) => void;
  /** Called with the typed text after a short pause; with an empty text when the list opens. */
  onSearch: (query: string) => void;
  onChoose: (choice: Choice) => void;
  /** Loads the next choices, if there are more. */
  onMore?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: (element: HTMLElement | null) => void;
  placeholder?: string | undefined;
  /** Shown in the open list while there are no choices, instead of "nothing found". */
  emptyText?: string | undefined;
  isInvalid?: boolean;
  describedBy?: string | undefined;
}

const pause = 200;

/** A search field with a list of choices below it (ARIA combobox): arrow keys move, Enter chooses, Escape closes. */
export function Combobox({
  id,
  name,
  choices,
  isLoading,
  text,
  onType,
  onSearch,
  onChoose,
  onMore,
  onBlur,
  inputRef,
  placeholder,
  emptyText,
  isInvalid = false,
  describedBy,
}: ComboboxProps) {
  const translate = useTranslate();
  const [own, setOwn] = useState('');
  const [searched, setSearched] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const search = useRef(onSearch);
  const typed = text ?? own;

  useEffect(() => {
    search.current = onSearch;
  });

  // Nothing is searched before somebody focuses the field: a form may have dozens of them.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(
      () => {
        setSearched(typed.trim());
        search.current(typed.trim());
      },
      typed === '' ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [typed, isOpen]);

  function choose(choice: Choice) {
    onChoose(choice);
    setOwn('');
    setOpen(false);
    setActive(0);
  }

  const rows = choices.length + (onMore === undefined ? 0 : 1);

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-row-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen, id]);

  function walk(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(isOpen ? (active + step + rows) % Math.max(rows, 1) : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      // Enter in an open list chooses; it must not submit the form.
      event.preventDefault();
      // What is shown may still have been found for something else.
      if (isLoading || searched !== typed.trim()) return;
      const choice = choices[active];
      if (choice === undefined) onMore?.();
      else choose(choice);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className={styles.combobox}>
      <input
        id={id}
        name={name}
        ref={inputRef}
        type="text"
        role="combobox"
        autoComplete="off"
        className={controls.input}
        placeholder={placeholder ?? translate('admin.picker.search')}
        value={typed}
        aria-expanded={isOpen}
        aria-controls={`${id}-choices`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active < rows ? `${id}-row-${active}` : undefined}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          setOwn(event.target.value);
          onType?.(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        // Whoever is led to what is wrong here reads why, which stands where the list would.
        onFocus={() => setOpen(!isInvalid)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          onBlur?.();
        }}
        onKeyDown={walk}
      />
      <ul
        id={`${id}-choices`}
        role="listbox"
        aria-label={translate('admin.picker.results')}
        className={styles.choices}
        hidden={!isOpen}
      >
        {choices.map((choice, index) => (
          <li
            key={choice.value}
            id={`${id}-row-${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus, so that its blur does not close the list before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            {choice.title}
            {choice.detail !== undefined && <small>{choice.detail}</small>}
          </li>
        ))}
        {onMore !== undefined && choices.length > 0 && (
          <li
            id={`${id}-row-${choices.length}`}
            role="option"
            aria-selected={active === choices.length}
            onPointerDown={(event) => event.preventDefault()}
            onClick={onMore}
          >
            {translate('admin.picker.more')}
          </li>
        )}
        {choices.length === 0 && (
          <li role="option" aria-disabled="true" aria-selected="false">
            {emptyText ?? translate(isLoading ? 'admin.picker.loading' : 'admin.picker.no_results')}
          </li>
        )}
      </ul>
    </div>
  );
}
