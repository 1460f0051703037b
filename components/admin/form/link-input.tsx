'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { request } from '@/lib/client/request';
import { linkChoicesSchema, type LinkChoice } from '@/lib/contract/link';
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

/** Where something leads: a thing of this site, kept as a reference so that it survives renaming, or an address. */
export function LinkInput({ field, source, label, language, help }: InputProps<LinkField>) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string>(source);
  const [query, setQuery] = useState<string | null>(null);
  const found = useLinks(locale, query);
  const current = value ?? '';
  const known = useLinkTitle(locale, current);

  const choices: Choice[] = (found.data ?? []).map((choice) => ({
    value: choice.reference,
    title: choice.title,
    detail: `${translate(`admin.picker.kinds.${choice.kind}`, { _: choice.kind })} · ${choice.url}`,
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
        isLoading={found.isFetching}
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

/** Things of this site that a link can lead to, found by their names; nothing is asked while the query is null. */
export function useLinks(locale: string, query: string | null) {
  return useQuery<LinkChoice[]>({
    queryKey: ['links', locale, query],
    enabled: query !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const path = `/${locale}/pageeditor-api/links?${new URLSearchParams(query ? { q: query } : {})}`;
      return (await withSession(() => request(path, { schema: linkChoicesSchema, signal }))).results;
    },
  });
}
