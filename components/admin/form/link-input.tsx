'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { completeAddress } from '@/components/editor/text/link-address';
import { listLinkChoices } from '@/lib/client/library';
import { linkDetail } from '@/lib/client/link-detail';
import { linkChoicesQuery } from '@/lib/client/queries';
import type { Locale } from '@/lib/contract/locale';
import type { LinkField } from '@/lib/pagebuilder/fields';
import { isLinkTarget, isReference } from '@/lib/pagebuilder/links';
import { withSession } from '../sign-in-request';
import { useInterfaceLocale } from '../use-interface-locale';
import { ChoiceField } from './choice-field';
import type { Choice } from './combobox';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { useLinkTitle } from './link-titles';
import { useFormField } from './use-form-field';

/** The target of a link: a record of this site, stored as a reference so that it survives renaming, or an address. */
export function LinkInput({ field, source, label, language, help }: InputProps<LinkField>) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string>(source);
  const [query, setQuery] = useState<string | null>(null);
  // Every letter is in the form, so that a save has what was typed; the field turns into what is chosen when it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const found = useLinks(locale, query);
  const current = value ?? '';
  const known = useLinkTitle(locale, current);

  const choices: Choice[] = found.links.map((choice) => ({
    value: choice.reference,
    title: choice.title,
    detail: linkDetail(choice, locale, translate(`admin.picker.kinds.${choice.kind}`, { _: choice.kind })),
  }));
  const address = findAddress(query ?? '');
  if (isLinkTarget(address) && !isReference(address)) {
    choices.unshift({ value: address, title: translate('admin.picker.external', { url: address }) });
  }
  const isChosen = typed === null && isLinkTarget(current);
  const isRefused = typed === null && current !== '' && !isChosen;
  const shownProblem = problem ?? (isRefused ? translate('admin.problems.bad_link') : null);
  const entries: Choice[] = !isChosen
    ? []
    : [
        {
          value: current,
          title: known?.title ?? (known === undefined && isReference(current) ? '…' : current),
          detail: known?.url,
        },
      ];

  return (
    <FieldFrame
      id={id}
      label={label}
      language={language}
      help={help}
      problem={shownProblem}
      isRequired={field.required === true}
    >
      <ChoiceField
        id={id}
        name={name}
        label={label}
        chosen={entries}
        onRemove={() => onChange(null)}
        inputRef={inputRef}
        choices={choices}
        isLoading={found.isLoading}
        text={typed ?? current}
        onType={(text) => {
          setTyped(text);
          onChange(findAddress(text) || null);
        }}
        onMore={found.onMore}
        onSearch={setQuery}
        onBlur={() => {
          // Another window may have the focus; the field has it again on the way back.
          if (document.activeElement?.id !== id) setTyped(null);
          onBlur();
        }}
        placeholder={translate('admin.picker.hint')}
        isInvalid={shownProblem !== null}
        describedBy={describedBy(id, help, shownProblem)}
        onChoose={(choice) => {
          setTyped(null);
          onChange(choice.value);
        }}
      />
    </FieldFrame>
  );
}

/** What somebody has typed as the address that is meant, with the protocol if it has none; else as it is. */
function findAddress(typed: string): string {
  const text = typed.trim();
  return isLinkTarget(text) ? text : (completeAddress(text) ?? text);
}

/** Records of this site that a link can lead to, by name; nothing is fetched while the query is null. */
export function useLinks(locale: Locale, query: string | null) {
  const found = useInfiniteQuery({
    ...linkChoicesQuery(locale, query ?? ''),
    enabled: query !== null,
    queryFn: ({ signal, pageParam }) =>
      withSession(() => listLinkChoices(locale, { search: query ?? '', page: pageParam }, signal)),
  });
  return {
    links: query === null ? [] : (found.data?.pages.flatMap((page) => page.results) ?? []),
    isLoading: found.isPending || found.isPlaceholderData,
    onMore: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
  };
}
