'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { linkChoicesQuery } from '@/lib/client/queries';
import { referenceSchema } from '@/lib/contract/identifier';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';

interface LinkPickerProps {
  label: string;
  /** A reference (`page:12`) or an address. */
  value: string;
  fault: string | undefined;
  /** `reference` for something of this site, else the address; `url` is the address of either, `title` what it is called. */
  onChange: (choice: { reference: string; url: string; title?: string }) => void;
}

/** One field for both: an address is typed, a page of this site is found by its title. */
export function LinkPicker({ label, value, fault, onChange }: LinkPickerProps) {
  const t = useTranslations('editor.link');
  const id = useId();
  const { session } = useEditing();
  const hasLinks = useEditorStore((state) => hasFeature(state.user, 'links'));
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isReference = referenceSchema.safeParse(value).success;
  const search = useDeferredValue(typed ?? '');
  const isAddress = /[:/#@.]/.test(search);

  const named = useQuery({
    ...linkChoicesQuery(session.locale, { reference: value }),
    enabled: hasLinks && isReference,
  });
  const found = useQuery({
    ...linkChoicesQuery(session.locale, { search }),
    enabled: hasLinks && typed !== null && !isAddress,
  });
  const choices = typed === null || isAddress ? [] : (found.data ?? []).slice(0, 8);
  const shown = typed ?? named.data?.[0]?.title ?? value;

  function choose(index: number): void {
    const choice = choices[index];
    if (choice === undefined) return;
    onChange({ reference: choice.reference, url: choice.url, title: choice.title });
    setTyped(null);
    setActive(-1);
  }

  function handleKey(event: KeyboardEvent): void {
    if (choices.length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % choices.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + choices.length) % choices.length);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <TextField
        label={label}
        hint={isReference && typed === null ? (named.data?.[0]?.url ?? value) : t('hint')}
        error={fault}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-choices`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          onChange({ reference: event.target.value, url: event.target.value });
        }}
        onKeyDown={handleKey}
      />
      <ul id={`${id}-choices`} role="listbox" aria-label={t('choices')} hidden={choices.length === 0}>
        {choices.map((choice, index) => (
          <li
            key={choice.reference}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={controls.choice}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(index);
            }}
          >
            <span>{choice.title}</span>
            <span className={controls.hint}>{choice.is_online ? choice.url : t('offline')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
