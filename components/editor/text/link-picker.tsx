'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { linkDetail } from '@/lib/client/link-detail';
import { linkChoicesQuery, linkQuery } from '@/lib/client/queries';
import { linkTargets, referenceSchema } from '@/lib/contract/identifier';
import { isShownAs, type ShownFile } from '@/lib/pagebuilder/shown-files';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';

interface LinkPickerProps {
  label: string;
  /** A reference (`page:12`) or an address. */
  value: string;
  fault: string | undefined;
  /** Set if it is a file of the media library to be shown, of this kind, and no place to go to. */
  shown?: ShownFile | undefined;
  /** `reference` for a record of this site, else the address; `url` is the address in both cases, `title` its name. */
  onChange: (choice: { reference: string; url: string; title?: string }) => void;
}

/** One field for both: an address is typed, a page or file of this site is found by its title. */
export function LinkPicker({ label, value, fault, shown: wanted, onChange }: LinkPickerProps) {
  const t = useTranslations('editor.link');
  const id = useId();
  const { session } = useEditing();
  const hasLinks = useEditorStore((state) => hasFeature(state.user, 'links'));
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isReference = referenceSchema.safeParse(value).success;
  const search = useDeferredValue(typed ?? '');
  // A dot alone does not make an address: file names have one, too.
  const isAddress = /[:/#@]|^www\./i.test(search);
  const isSearched = typed !== null && !isAddress;

  const named = useQuery({ ...linkQuery(session.locale, value), enabled: hasLinks && isReference });
  const found = useInfiniteQuery({
    ...linkChoicesQuery(session.locale, search.trim()),
    enabled: hasLinks && isSearched,
  });
  const results = isSearched ? (found.data?.pages.flatMap((page) => page.results) ?? []) : [];
  const choices = wanted === undefined ? results : results.filter((choice) => isShownAs(wanted, choice.url));
  const hasMore = results.length > 0 && found.hasNextPage;
  const rows = choices.length + (hasMore ? 1 : 0);
  const shown = typed ?? named.data?.title ?? value;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function choose(index: number): void {
    const choice = choices[index];
    if (choice === undefined) {
      if (hasMore && !found.isFetchingNextPage) void found.fetchNextPage();
      return;
    }
    onChange({ reference: choice.reference, url: choice.url, title: choice.title });
    close();
  }

  /** What was typed or chosen stays. */
  function close(): void {
    setTyped(null);
    setActive(-1);
  }

  function kindName(kind: string): string {
    const known = linkTargets.find((each) => each === kind);
    return known === undefined ? kind : t(`kinds.${known}`);
  }

  function handleKey(event: KeyboardEvent): void {
    if (rows === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % rows);
    else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) - 1 + rows) % rows);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <TextField
        label={label}
        hint={isReference && typed === null ? (named.data?.url ?? value) : t(wanted ?? 'hint')}
        error={fault}
        role="combobox"
        aria-expanded={rows > 0}
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
      <ul
        id={`${id}-choices`}
        role="listbox"
        aria-label={t('choices')}
        className={controls.choices}
        hidden={rows === 0}
      >
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
            <span className={controls.hint}>
              {linkDetail(choice, session.locale, kindName(choice.kind))}
              {choice.is_online ? '' : ` · ${t('offline')}`}
            </span>
          </li>
        ))}
        {hasMore && (
          <li
            id={`${id}-${choices.length}`}
            role="option"
            aria-selected={active === choices.length}
            className={controls.choice}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(choices.length);
            }}
          >
            {t('more')}
          </li>
        )}
      </ul>
    </div>
  );
}
