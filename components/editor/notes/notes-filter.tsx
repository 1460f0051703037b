'use client';

import { useTranslations } from 'next-intl';
import hidden from '@/components/ui/visually-hidden.module.css';
import controls from '../controls.module.css';
import { listByState, useNotes } from './notes-store';

const states = ['open', 'done'] as const;

/** Which threads the panel shows, with the number of each. */
export function NotesFilter() {
  const t = useTranslations('editor.notes');
  const threads = useNotes((state) => state.threads);
  const shown = useNotes((state) => state.shown);
  return (
    <fieldset className={controls.options} data-notes-filter="">
      <legend className={hidden.hidden}>{t('filter')}</legend>
      {states.map((state) => (
        <label key={state}>
          <input
            type="radio"
            name="notes-shown"
            checked={shown === state}
            onChange={() => useNotes.setState({ shown: state })}
          />
          {t(state, { count: listByState(threads, state).length })}
        </label>
      ))}
    </fieldset>
  );
}

/** Focuses the filter when nothing in the list has the focus. */
export function focusFilter(): void {
  document.querySelector<HTMLElement>('[data-notes-filter] input:checked')?.focus();
}
