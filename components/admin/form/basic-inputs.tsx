'use client';

import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { findClockChange } from '@/lib/pagebuilder/clock-change';
import type { BooleanField, DateField, NumberField, SelectField, TextField } from '@/lib/pagebuilder/fields';
import controls from '../controls.module.css';
import styles from './basic-inputs.module.css';
import { describedBy, FieldFrame, FieldNotes } from './field-frame';
import frame from './field-frame.module.css';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

/** Fraction of the allowed characters from which the remaining number is shown. */
const nearlyFull = 0.8;

/** Shorter fields show by their width how much fits. */
const shortestCounted = 60;

/** Fields for a few characters are not drawn across the whole page. */
const shortest = 40;

/** A text of one or several lines. */
export function TextInput({ field, source, label, language, locale, help }: InputProps<TextField>) {
  const translate = useTranslate();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string>(source);
  const text = value ?? '';
  const count = Array.from(text).length;
  const shared = {
    id,
    name,
    value: text,
    ref: inputRef,
    lang: locale,
    className: controls.input,
    'aria-invalid': problem !== null,
    'aria-required': field.required === true && locale === undefined,
    'aria-describedby': describedBy(id, help, problem),
    onBlur,
  } as const;
  return (
    <FieldFrame
      id={id}
      label={label}
      language={language}
      help={help}
      problem={problem}
      isRequired={field.required === true}
      note={
        field.max >= shortestCounted &&
        count > field.max * nearlyFull && (
          <p className={frame.help} aria-live="polite">
            {translate('admin.form.count', { count, max: field.max })}
          </p>
        )
      }
    >
      {field.multiline === true ? (
        <textarea
          {...shared}
          rows={field.max > 400 ? 5 : 3}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type="text"
          className={field.max <= shortest ? `${controls.input} ${styles.short}` : controls.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A number; typed text stays as it is until it is one. */
export function NumberInput({ field, source, label, help }: InputProps<NumberField>) {
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<number>(source);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem} isRequired={field.required === true}>
      <input
        id={id}
        name={name}
        ref={inputRef}
        type="number"
        className={`${controls.input} ${styles.short}`}
        min={field.min}
        max={field.max}
        step={field.integer === true ? 1 : 'any'}
        value={typed ?? value ?? ''}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, help, problem)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value === '' ? null : event.target.valueAsNumber);
        }}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}

/** A day, or a day with its time of day, in the site's time zone. It says what the change of the clocks makes of a time. */
export function DateInput({ field, source, label, help }: InputProps<DateField>) {
  const translate = useTranslate();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string>(source);
  const change = field.time === true ? findClockChange(value ?? '') : null;
  const isMissing = change === 'missing';
  const noteId = change !== null && problem === null ? `${id}-clock` : undefined;
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      problem={problem}
      isRequired={field.required === true}
      note={
        noteId !== undefined && (
          <p id={noteId} className={isMissing ? frame.problem : frame.help} aria-live="polite">
            {translate(isMissing ? 'admin.problems.missing_hour' : 'admin.form.hour_twice')}
          </p>
        )
      }
    >
      <input
        id={id}
        name={name}
        ref={inputRef}
        type={field.time === true ? 'datetime-local' : 'date'}
        className={`${controls.input} ${styles.short}`}
        // Browsers would show stored seconds.
        value={(value ?? '').slice(0, field.time === true ? 16 : 10)}
        min="1900-01-01"
        max={field.time === true ? '2200-12-31T23:59' : '2200-12-31'}
        aria-invalid={problem !== null || isMissing}
        aria-describedby={[describedBy(id, help, problem), noteId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

/** One of the choices of the definition. */
export function ChoiceInput({
  definition,
  field,
  source,
  name: fieldName,
  label,
  help,
}: InputProps<SelectField>) {
  const translate = useTranslate();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string | number>(source);
  const current = value ?? field.default;
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem} isRequired={field.required === true}>
      <div className={styles.choice}>
        {fieldName === 'colour' && (
          <span
            className={styles.swatch}
            style={{ background: `var(--color-${current})` }}
            aria-hidden="true"
          />
        )}
        <select
          id={id}
          name={name}
          ref={inputRef}
          className={`${controls.input} ${styles.short}`}
          value={current}
          aria-invalid={problem !== null}
          aria-describedby={describedBy(id, help, problem)}
          onChange={(event) =>
            onChange(field.options.find((option) => String(option) === event.target.value) ?? field.default)
          }
          onBlur={onBlur}
        >
          {field.options.map((option) => (
            <option key={option} value={option}>
              {translate(`resources.${definition.resource}.options.${fieldName}.${option}`, {
                _: String(option),
              })}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}

/** Yes or no. */
export function SwitchInput({ field, source, label, help }: InputProps<BooleanField>) {
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<boolean>(source);
  return (
    <div className={frame.field}>
      <label className={controls.check}>
        <input
          id={id}
          name={name}
          ref={inputRef}
          type="checkbox"
          className={controls.checkbox}
          checked={value ?? field.default}
          aria-describedby={describedBy(id, help, problem)}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={frame.label}>{label}</span>
      </label>
      <FieldNotes id={id} help={help} problem={problem} />
    </div>
  );
}
