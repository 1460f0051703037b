'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { request } from '@/lib/client/request';
import { linkChoicesSchema, type LinkChoice } from '@/lib/contract/link';
import type { LinkField } from '@/lib/pagebuilder/fields';
import { isLinkTarget, isReference } from '@/lib/pagebuilder/links';
import { withSession } from '../sign-in-request';
import { useInterfaceLocale } from '../use-interface-locale';
import { ChosenList } from './chosen-list';
import { Combobox, type Choice } from './combobox';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

/** Where something leads: a thing of this site, kept as a reference so that it survives renaming, or an address. */
export function LinkInput({ field, source, label, language, help }: InputProps<LinkField>) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { id, value, onChange, onBlur, inputRef, problem } = useFormField<string>(source);
  const [query, setQuery] = useState('');
  const found = useLinks(locale, query === '' ? {} : { q: query });
  const current = value ?? '';
  const known = useLinks(locale, { references: current }, isReference(current)).data?.find(
    (choice) => choice.reference === current,
  );

  const choices: Choice[] = (found.data ?? []).map((choice) => ({
    value: choice.reference,
    title: choice.title,
    detail: `${translate(`admin.picker.kinds.${choice.kind}`, { _: choice.kind })} · ${choice.url}`,
  }));
  if (query !== '' && isLinkTarget(query) && !isReference(query)) {
    choices.unshift({ value: query, title: translate('admin.picker.external', { url: query }) });
  }
  const entries: Choice[] =
    current === ''
      ? []
      : [
          {
            value: current,
            title: known?.title ?? current,
            detail: known === undefined ? undefined : known.url,
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
      <ChosenList entries={entries} onRemove={() => onChange(null)} />
      <Combobox
        id={id}
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

/** Things that a link can lead to (`GET /{locale}/pageeditor-api/links`). */
export function useLinks(locale: string, parameters: Record<string, string>, enabled = true) {
  return useQuery<LinkChoice[]>({
    queryKey: ['links', locale, parameters],
    enabled,
    queryFn: async ({ signal }) => {
      const path = `/${locale}/pageeditor-api/links?${new URLSearchParams(parameters)}`;
      return (await withSession(() => request(path, { schema: linkChoicesSchema, signal }))).results;
    },
  });
}
