import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './search-field.module.css';
import form from './search-form.module.css';
import { useSuggestions } from './use-suggestions';

interface SearchFieldProps {
  locale: string;
  field: RefObject<HTMLInputElement | null>;
  /** The previous query. */
  query: string;
  labels: { label: string; placeholder: string; suggestions: string };
  onAsk: (query: string) => void;
  /** Puts a suggestion into the field and searches it. */
  onTake: (title: string) => void;
}

/**
 * The search field with suggestions, by the ARIA combobox pattern: arrow keys move through them, Enter chooses one, Escape closes them.
 * Without script it is a plain field.
 */
export function SearchField({ locale, field, query, labels, onAsk, onTake }: SearchFieldProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(locale, typed);
  const isOpen = suggestions.length > 0;
  const current = isOpen ? suggestions[active] : undefined;

  useEffect(() => setReady(true), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const close = () => {
    setTyped('');
    setActive(-1);
  };

  const take = (title: string) => {
    close();
    onTake(title);
  };

  const walk = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // One position more than there are suggestions: the field itself.
      const places = suggestions.length + 1;
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      take(current);
    } else if (event.key === 'Escape') {
      // The browser would clear the field.
      event.preventDefault();
      close();
    }
  };

  const combobox = isReady
    ? {
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list' as const,
        'aria-activedescendant': current === undefined ? undefined : `${id}-${active}`,
      }
    : {};
  return (
    <>
      <input
        ref={field}
        type="search"
        name="query"
        defaultValue={query}
        aria-label={labels.label}
        placeholder={labels.placeholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={form.field}
        {...combobox}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setActive(-1);
          onAsk(value);
        }}
        onKeyDown={walk}
        onBlur={close}
      />
      {isReady && (
        <ul
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={labels.suggestions}
          className={styles.list}
          hidden={!isOpen}
        >
          {suggestions.map((title, index) => (
            <li
              key={title}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus, so that its blur does not close the list before the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(title)}
            >
              {title}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
