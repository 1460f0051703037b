'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { useEditorStore } from '@/lib/client/editor-store';
import { colleaguesQuery } from '@/lib/client/notes';
import type { Colleague } from '@/lib/contract/note';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';

interface MentionPickerProps {
  onChoose: (colleague: Colleague) => void;
  /** Nobody was chosen; what was typed belongs to the text. */
  onLeave: (typed: string) => void;
}

/** Chooses the person to mention: a combobox of accounts with editing rights, opened by typing an @. */
export function MentionPicker({ onChoose, onLeave }: MentionPickerProps) {
  const t = useTranslations('editor.notes');
  const { session } = useEditing();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const wanted = typed.trim();
  const asked = useDeferredValue(wanted);
  const found = useQuery(colleaguesQuery(session.locale, asked));
  // Until the answer arrives, the matching ones of the previous answer.
  const isMeant = (name: string) => name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase());
  const choices = (found.data ?? []).filter(({ name }) => isMeant(name));
  const isSettled = asked === wanted && !found.isFetching;
  const isNobody = isSettled && choices.length === 0;
  // Nobody mentions themselves, so they are not among the choices.
  const isYou = useEditorStore(({ user }) => user !== null && isMeant(user.username));
  const current = Math.min(active, choices.length - 1);

  useEffect(() => field.current?.focus(), []);

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const chosen = choices[current];
    if (event.key === 'ArrowDown') setActive((current + 1) % Math.max(choices.length, 1));
    else if (event.key === 'ArrowUp') setActive((current - 1 + choices.length) % Math.max(choices.length, 1));
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else if (event.key === 'Escape') onLeave(typed);
    else if (event.key === 'Enter') {
      if (isNobody) onLeave(typed);
    } else if (event.key === 'Backspace' && typed === '') onLeave('');
    else if (event.key === ' ' && isNobody) onLeave(`${typed} `);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div>
      <TextField
        ref={field}
        label={t('mentionWhom')}
        hint={isNobody ? t('mentionNobody', { isYou: String(isYou) }) : undefined}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-choices`}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <ul
        id={`${id}-choices`}
        role="listbox"
        aria-label={t('mentionChoices')}
        className={controls.choices}
        hidden={choices.length === 0}
      >
        {choices.map((choice, index) => (
          <li
            key={choice.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className={controls.choice}
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(choice);
            }}
          >
            {choice.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
