'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, type FieldError, type FieldErrors } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';
import controls from '../controls.module.css';
import { FieldInput } from './field-input';
import styles from './form.module.css';
import { listProblems } from './list-problems';
import { findProblems, formValues } from './record-values';

interface RecordFormProps {
  definition: RecordDefinition;
  record?: Record<string, unknown> | undefined;
  /** Fields that the form leaves out. */
  without?: readonly string[];
  /** Stands in a group after its fields. */
  extras?: Record<string, ReactNode>;
  /** Actions beside "save". */
  children?: ReactNode;
}

/** The form of a record, generated from its definition: its groups in order, what is wrong on top, saving always in reach. */
export function RecordForm({ definition, record, without = [], extras = {}, children }: RecordFormProps) {
  const translate = useTranslate();
  const { resource } = definition;

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
    <Form
      className={styles.form}
      record={{ ...formValues(definition, record) }}
      resolver={resolve}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
    >
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
      <SaveBar>{children}</SaveBar>
    </Form>
  );
}

/** What kept the form from being saved, with a way to each field; takes the focus after a refused attempt. */
function Problems({ definition }: { definition: RecordDefinition }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = useFormState();
  const { setFocus } = useFormContext();
  const problems = listProblems(errors);
  const seen = useRef(0);

  useEffect(() => {
    if (problems.length > 0 && submitCount > seen.current) {
      seen.current = submitCount;
      box.current?.focus();
    }
  }, [problems.length, submitCount]);

  if (problems.length === 0 || submitCount === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className={`${controls.note} ${controls.alert} ${styles.problems}`}
    >
      <p>{translate('admin.form.problems', { smart_count: problems.length })}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button type="button" onClick={() => goTo(path, () => setFocus(path))}>
              {translate(`resources.${definition.resource}.fields.${path.split('.')[0] ?? ''}`, { _: path })}
            </button>
            {': '}
            {translate(message, { _: message })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Puts the focus on a field; one that is localised or a list has no control of that name itself. */
function goTo(path: string, focus: () => void) {
  const control = [...document.querySelectorAll<HTMLElement>('main [name]')].find((element) => {
    const name = element.getAttribute('name') ?? '';
    return name === path || name.startsWith(`${path}.`);
  });
  if (control === undefined) focus();
  else control.focus();
}

function SaveBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const { isDirty } = useFormState();
  return (
    <div className={styles.bar}>
      <Button type="submit" variant="primary" disabled={saving === true}>
        {translate(saving === true ? 'admin.form.saving' : 'admin.form.save')}
      </Button>
      <p role="status">{isDirty && saving !== true ? translate('admin.form.unsaved') : ''}</p>
      <div className={styles.barTools}>{children}</div>
    </div>
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
