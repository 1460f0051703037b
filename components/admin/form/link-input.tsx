'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
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
  const found = useLinks(locale, query);
  const current = value ?? '';
  const known = useLinkTitle(locale, current);

  const choices: Choice[] = found.links.map((choice) => ({
    value: choice.reference,
    title: choice.title,
    detail: linkDetail(choice, locale, translate(`admin.picker.kinds.${choice.kind}`, { _: choice.kind })),
  }));
  if (query !== null && query !== '' && isLinkTarget(query) && !isReference(query)) {
    choices.unshift({ value: query, title: translate('admin.picker.external', { url: query }) });
  }
  const entries: Choice[] =
    current === ''
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
      problem={problem}
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
        onMore={found.onMore}
        onSearch={setQuery}
        onBlur={onBlur}
        placeholder={translate('admin.picker.hint')}
        isInvalid={problem !== null}
        describedBy={describedBy(id, help, problem)}
        onChoose={(choice) => onChange(choice.value)}
      />
    </FieldFrame>
  );
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
