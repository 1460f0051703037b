'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useGetList, useListContext, useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';
import { adminDefinitions, isAdminResource } from '@/lib/records/definitions';
import controls from '../controls.module.css';
import { recordTitle } from '../record-text';
import { useInterfaceLocale } from '../use-interface-locale';
import { FilterSelect } from './filter-select';
import styles from './list.module.css';

/** Milliseconds of pause in typing before the list is fetched. */
const pause = 250;

/** Values of filters that are not fields of a form, because nobody sets them by hand. */
const stateChoices: Record<string, readonly string[]> = { state: ['pending', 'confirmed', 'unsubscribed'] };

type Values = Record<string, unknown>;

/** Text search and the filters of the definition; their state is in the address, so it can be bookmarked and shared. */
export function ListFilters({ definition }: { definition: RecordDefinition }) {
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as Values;

  function set(name: string, value: string) {
    const next = { ...values, [name]: value };
    setFilters(
      Object.fromEntries(Object.entries(next).filter(([, kept]) => kept !== '' && kept !== undefined)),
    );
  }

  return (
    <div role="search" className={styles.filters}>
      <SearchField value={String(values.q ?? '')} onChange={(value) => set('q', value)} />
      {(definition.filters ?? []).map((name) => (
        <FilterField
          key={name}
          definition={definition}
          name={name}
          value={String(values[name] ?? '')}
          onChange={(value) => set(name, value)}
        />
      ))}
      {Object.keys(values).length > 0 && <ResetButton onReset={() => setFilters({})} />}
    </div>
  );
}

/** Forgets search and filters. It goes with them, and the search field has the focus. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const translate = useTranslate();
  return (
    <Button
      variant="quiet"
      onClick={({ currentTarget }) => {
        currentTarget.closest('[role="search"]')?.querySelector('input')?.focus();
        onReset();
      }}
    >
      {translate('admin.list.reset')}
    </Button>
  );
}

/** A search field that reports after a short pause. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const report = useRef(onChange);
  const reported = useRef(value);

  useEffect(() => {
    report.current = onChange;
  });

  // The address also changes without typing: by a reset, or the browser's back button.
  useEffect(() => {
    if (value !== reported.current) {
      reported.current = value;
      setTyped(value);
    }
  }, [value]);

  useEffect(() => {
    if (typed === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = typed;
      report.current(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={`${styles.filter} ${styles.wideFilter}`}>
      <label htmlFor={id}>{translate('admin.list.search')}</label>
      <input
        id={id}
        type="search"
        className={controls.input}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

interface FilterFieldProps {
  definition: RecordDefinition;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ definition, name, value, onChange }: FilterFieldProps) {
  const translate = useTranslate();
  const field: Field | undefined = definition.fields[name];
  return (
    <FilterSelect
      label={translate(`resources.${definition.resource}.fields.${name}`)}
      value={value}
      onChange={onChange}
    >
      <option value="">{translate('admin.list.any')}</option>
      {field?.kind === 'relation' ? (
        <RelationOptions resource={field.resource} />
      ) : (
        fixedChoices(field, name).map((choice) => (
          <option key={choice} value={choice}>
            {field?.kind === 'boolean'
              ? translate(`admin.list.${choice === 'true' ? 'yes' : 'no'}`)
              : translate(`resources.${definition.resource}.options.${name}.${choice}`, { _: choice })}
          </option>
        ))
      )}
    </FilterSelect>
  );
}

function fixedChoices(field: Field | undefined, name: string): readonly string[] {
  if (field?.kind === 'boolean') return ['true', 'false'];
  if (field?.kind === 'select') return field.options.map(String);
  return stateChoices[name] ?? [];
}

function RelationOptions({ resource }: { resource: string }) {
  const locale = useInterfaceLocale();
  const definition = isAdminResource(resource) ? adminDefinitions[resource] : undefined;
  const { data } = useGetList(resource, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: definition?.title ?? 'id', order: 'ASC' },
  });
  return (data ?? []).map((record) => (
    <option key={record.id} value={record.id}>
      {recordTitle(definition, record, locale)}
    </option>
  ));
}
