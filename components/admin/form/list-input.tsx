'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import hidden from '@/components/ui/visually-hidden.module.css';
import { emptyValues } from '@/lib/pagebuilder/field-values';
import type { Field, ListField } from '@/lib/pagebuilder/fields';
import { FieldNotes } from './field-frame';
import frame from './field-frame.module.css';
import type { FieldInputProps, InputProps } from './input-props';
import { ListFiles } from './list-files';
import styles from './list-input.module.css';
import { useGroupProblem } from './use-form-field';
import { useSteadyKeys } from './use-steady-keys';

interface ListInputProps extends InputProps<ListField> {
  /** Renders a field of an entry. Passed in by the component that knows all kinds of fields, including this one. */
  renderField: (props: FieldInputProps) => ReactNode;
}

/** A list of groups of fields: opening hours, files, menu entries. Entries move by buttons or Alt and an arrow key. */
export function ListInput({ definition, field, source, name, label, help, renderField }: ListInputProps) {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { fields: entries, append, remove, move } = useFieldArray({ control, name: source });
  const keys = useSteadyKeys(entries.map(({ id }) => id));
  const problem = useGroupProblem(source);
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  // A list of files accepts several at once.
  const fileField = Object.keys(field.of).find((part) => field.of[part]?.kind === 'image');

  function place(from: number, to: number) {
    if (to < 0 || to >= entries.length) return;
    move(from, to);
    setNews(translate('admin.items.moved', { position: to + 1, count: entries.length }));
    // The entry's element moves in the document and loses the focus.
    requestAnimationFrame(() => entryAt(to)?.querySelector<HTMLElement>('[data-handle]')?.focus());
  }

  function entryAt(index: number): HTMLElement | null {
    const found = list.current?.children[index];
    return found instanceof HTMLElement ? found : null;
  }

  function add() {
    append(emptyValues(field.of), { shouldFocus: false });
    const at = entries.length;
    requestAnimationFrame(() =>
      entryAt(at)?.querySelector<HTMLElement>('input, select, textarea, [role="combobox"]')?.focus(),
    );
  }

  function takeAway(index: number) {
    remove(index);
    setNews(translate('admin.items.removed'));
    requestAnimationFrame(() => {
      const next = entryAt(Math.min(index, entries.length - 2));
      (
        next?.querySelector<HTMLElement>('[data-handle]') ??
        list.current?.parentElement?.querySelector('button')
      )?.focus();
    });
  }

  function walk(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    place(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  }

  return (
    <div className={styles.list} role="group" aria-label={label}>
      <p className={frame.label}>{label}</p>
      <FieldNotes help={help} problem={problem} />
      {entries.length === 0 && <p className={frame.help}>{translate('admin.items.empty')}</p>}
      <ol ref={list} className={styles.entries}>
        {entries.map((_, index) => {
          const title = translate('admin.items.position', {
            name: label,
            position: index + 1,
            count: entries.length,
          });
          return (
            <li key={keys[index]}>
              <div
                role="group"
                aria-label={title}
                className={styles.entry}
                onKeyDown={(event) => walk(event, index)}
              >
                <div className={styles.tools}>
                  <span className={styles.number} data-tabular aria-hidden="true">
                    {index + 1}
                  </span>
                  <IconButton
                    variant="secondary"
                    data-handle
                    label={`${title}: ${translate('admin.items.up')}`}
                    icon={<span aria-hidden="true">↑</span>}
                    aria-disabled={index === 0}
                    title={translate('admin.items.hint')}
                    onClick={() => place(index, index - 1)}
                  />
                  <IconButton
                    variant="secondary"
                    label={`${title}: ${translate('admin.items.down')}`}
                    icon={<span aria-hidden="true">↓</span>}
                    aria-disabled={index === entries.length - 1}
                    title={translate('admin.items.hint')}
                    onClick={() => place(index, index + 1)}
                  />
                  <IconButton
                    variant="danger"
                    label={`${title}: ${translate('admin.items.remove')}`}
                    icon={<span aria-hidden="true">×</span>}
                    onClick={() => takeAway(index)}
                  />
                </div>
                <div className={styles.fields}>
                  {Object.entries(field.of).map(([part, inner]: [string, Field]) =>
                    renderField({
                      definition,
                      source: `${source}.${index}.${part}`,
                      name: part,
                      field: inner,
                      label: translate(`resources.${definition.resource}.items.${name}.${part}`),
                    }),
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className={hidden.hidden}>
        {news}
      </p>
      {fileField !== undefined && (
        <ListFiles
          label={label}
          room={field.max - entries.length}
          onFiles={(references) =>
            append(
              references.map((reference) => ({ ...emptyValues(field.of), [fileField]: reference })),
              { shouldFocus: false },
            )
          }
        />
      )}
      <Button
        aria-label={`${label}: ${translate('admin.items.add')}`}
        disabled={entries.length >= field.max}
        onClick={add}
      >
        {translate('admin.items.add')}
      </Button>
    </div>
  );
}
