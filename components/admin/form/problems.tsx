'use client';

import { useEffect, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import controls from '../controls.module.css';
import { listProblems } from './list-problems';
import styles from './problems.module.css';

/** What kept the form from being saved, with a link to each field; a refused attempt focuses the first of them. */
export function Problems({ definition }: { definition: RecordDefinition }) {
  const translate = useTranslate();
  const { errors, submitCount } = useFormState();
  const problems = listProblems(errors);
  const first = problems[0]?.path;
  const seen = useRef(0);

  useEffect(() => {
    if (problems.length > 0 && submitCount > seen.current) {
      seen.current = submitCount;
      if (first !== undefined) goTo(first);
    }
  }, [problems.length, first, submitCount]);

  if (problems.length === 0 || submitCount === 0) return null;
  return (
    <div role="alert" className={`${controls.note} ${controls.alert} ${styles.problems}`}>
      <p>{translate('admin.form.problems', { smart_count: problems.length })}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button type="button" onClick={() => goTo(path)}>
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

/** Focuses a field; a localised field or a list has no control of that name itself, but inner ones. */
function goTo(path: string) {
  [...document.querySelectorAll<HTMLElement>('main [name], main [data-name]')]
    .find((element) => {
      const name = element.getAttribute('name') ?? element.dataset.name ?? '';
      return name === path || name.startsWith(`${path}.`);
    })
    ?.focus();
}
