'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useGetMany, useTranslate, type RaRecord } from 'ra-core';
import type { RelationField } from '@/lib/pagebuilder/fields';
import { adminDefinitions, isAdminResource } from '@/lib/records/definitions';
import { recordTitle } from '../record-text';
import { useInterfaceLocale } from '../use-interface-locale';
import { ChoiceField } from './choice-field';
import type { Choice } from './combobox';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

/** Other records, found by typing: one, or several in the order of choosing. */
export function RelationInput({ field, source, label, help }: InputProps<RelationField>) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<number | number[]>(source);
  const [query, setQuery] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const target = isAdminResource(field.resource) ? adminDefinitions[field.resource] : undefined;
  const chosen = Array.isArray(value) ? value : typeof value === 'number' ? [value] : [];

  const {
    data: found,
    isPending: isSearching,
    isPlaceholderData,
  } = useGetList(
    field.resource,
    {
      pagination: { page: 1, perPage: 20 },
      sort: {
        field: target?.sort[0]?.replace(/^-/, '') ?? 'id',
        order: target?.sort[0]?.startsWith('-') ? 'DESC' : 'ASC',
      },
      filter: query ? { q: query } : {},
    },
    { enabled: query !== null, placeholderData: keepPreviousData },
  );
  const { data: records, isPending } = useGetMany(
    field.resource,
    { ids: chosen },
    { enabled: chosen.length > 0 },
  );

  const title = (record: RaRecord) => recordTitle(target, record, locale);
  const choices: Choice[] = (found ?? [])
    .filter((record) => !chosen.includes(Number(record.id)))
    .map((record) => ({ value: String(record.id), title: title(record) }));
  const entries = chosen.map((each) => {
    const record = records?.find((candidate) => Number(candidate?.id) === each);
    return {
      value: String(each),
      title:
        record === undefined
          ? isPending
            ? '…'
            : translate('admin.picker.missing', { id: each })
          : title(record),
    };
  });

  // What is typed here only searches: whoever goes on as if it were chosen is told.
  const isUnchosen = isLeft && typed.trim() !== '';
  const shownProblem =
    problem ?? (isUnchosen ? translate('admin.picker.not_chosen', { text: typed.trim() }) : null);

  return (
    <FieldFrame id={id} label={label} help={help} problem={shownProblem} isRequired={field.required === true}>
      <ChoiceField
        id={id}
        name={name}
        label={label}
        chosen={entries}
        takesMany={field.many === true}
        onRemove={(removed) =>
          onChange(field.many === true ? chosen.filter((each) => String(each) !== removed) : null)
        }
        inputRef={inputRef}
        choices={choices}
        isLoading={isSearching || isPlaceholderData}
        text={typed}
        onType={(text) => {
          setTyped(text);
          setLeft(false);
        }}
        onSearch={setQuery}
        onBlur={() => {
          // Another window may have the focus; the field has it again on the way back.
          if (document.activeElement?.id !== id) setLeft(true);
          onBlur();
        }}
        isInvalid={shownProblem !== null}
        describedBy={describedBy(id, help, shownProblem)}
        onChoose={(choice) => {
          setTyped('');
          onChange(field.many === true ? [...chosen, Number(choice.value)] : Number(choice.value));
        }}
      />
    </FieldFrame>
  );
}
