'use client';

import { useState, type ReactNode } from 'react';
import { Form, RecordContextProvider, useTranslate } from 'ra-core';
import type { FieldError, FieldErrors } from 'react-hook-form';
import { findProblems, formValues } from '@/lib/client/record-values';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';
import { FieldInput } from './field-input';
import { FreshRecord, type SentRef } from './fresh-record';
import { LeaveGuard } from './leave-guard';
import { Problems } from './problems';
import styles from './record-form.module.css';
import { SaveBar } from './save-bar';

interface RecordFormProps {
  definition: RecordDefinition;
  record?: Record<string, unknown> | undefined;
  /** For an existing record: the values that its save has sent. */
  sentRef?: SentRef;
  /** Whether it has been saved, and the screen that follows is on its way. */
  isFinishing?: boolean;
  /** Fields to leave out. */
  without?: readonly string[];
  /** Content after the fields of a group. */
  extras?: Record<string, ReactNode>;
  /** Actions beside "save". */
  children?: ReactNode;
}

/** The form of a record, generated from its definition: its groups in order, errors at the top, saving always within reach. */
export function RecordForm({
  definition,
  record,
  sentRef,
  isFinishing = false,
  without = [],
  extras = {},
  children,
}: RecordFormProps) {
  const translate = useTranslate();
  const { resource } = definition;
  const current = formValues(definition, record);
  // The library would overwrite typed values with a record that was fetched again; `FreshRecord` merges both.
  const [start] = useState(current);

  function resolve(values: Record<string, unknown>) {
    const errors: ErrorTree = {};
    for (const [path, code] of Object.entries(findProblems(definition, values))) {
      setAt(errors, path.split('.'), { type: 'definition', message: `admin.problems.${code}` });
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors }
      : { values, errors: {} };
  }

  return (
    <Form className={styles.form} record={start} resolver={resolve} disableInvalidFormNotification noValidate>
      <RecordContextProvider value={current}>
        <Problems definition={definition} />
        {Object.entries(definition.groups).map(([group, names]) => {
          const shown = names.filter((name) => !without.includes(name));
          if (shown.length === 0 && extras[group] === undefined) return null;
          return (
            <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{translate(`resources.${resource}.groups.${group}`)}</h2>
              <div className={styles.fields}>
                {shown.map((name) => {
                  const field: Field | undefined = definition.fields[name];
                  if (field === undefined) return null;
                  const help = translate(`resources.${resource}.help.${name}`, { _: '' });
                  return (
                    <FieldInput
                      key={name}
                      definition={definition}
                      source={name}
                      name={name}
                      field={field}
                      label={translate(`resources.${resource}.fields.${name}`)}
                      help={help === '' ? undefined : help}
                    />
                  );
                })}
                {extras[group]}
              </div>
            </section>
          );
        })}
        <SaveBar isFinishing={isFinishing}>{children}</SaveBar>
        <LeaveGuard />
        {sentRef !== undefined && record !== undefined && (
          <FreshRecord definition={definition} record={record} sentRef={sentRef} />
        )}
      </RecordContextProvider>
    </Form>
  );
}

interface ErrorTree {
  [name: string]: FieldError | ErrorTree;
}

function setAt(tree: ErrorTree, names: readonly string[], error: FieldError) {
  const [name = '', ...rest] = names;
  if (rest.length === 0) {
    tree[name] = error;
    return;
  }
  const inner = tree[name] ?? {};
  tree[name] = inner;
  setAt(inner as ErrorTree, rest, error);
}
