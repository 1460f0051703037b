import { useInput, useTranslate } from 'ra-core';
import { get, useFormContext } from 'react-hook-form';

interface FormField<Value> {
  id: string;
  name: string;
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
  /** The error as a sentence; null if there is none. */
  problem: string | null;
}

/** Binds a control to one value of the record form. Empty values are stored as null. */
export function useFormField<Value>(source: string): FormField<Value> {
  const { id, field, fieldState } = useInput({
    source,
    parse: (value: unknown) => value,
    format: (value: unknown) => value,
  });
  const translate = useTranslate();
  const { getFieldState, trigger } = useFormContext();
  const message = fieldState.error?.message;

  function change(value: Value | null) {
    field.onChange(value);
    // The form library judges again what is typed into, and not the whole that it is a part of: a text in all of its languages.
    const [whole = source] = source.split('.');
    if (whole !== source && getFieldState(whole).error !== undefined) void trigger(whole);
  }

  return {
    id,
    name: field.name,
    value: field.value as Value | null | undefined,
    onChange: change,
    onBlur: () => field.onBlur(),
    inputRef: field.ref,
    problem: message === undefined || message === '' ? null : translate(message, { _: message }),
  };
}

/** The error of a whole field (all its languages, a list) as a sentence. */
export function useGroupProblem(source: string): string | null {
  const translate = useTranslate();
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, source);
  if (typeof error !== 'object' || error === null) return null;
  const own = 'message' in error ? error.message : 'root' in error ? messageOf(error.root) : undefined;
  return typeof own === 'string' && own !== '' ? translate(own, { _: own }) : null;
}

function messageOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
}
