'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { useFormContext, type KeepStateOptions, type UseFormReturn } from 'react-hook-form';
import { mergeValues } from '@/lib/client/merge-values';
import { formValues, sentValues } from '@/lib/client/record-values';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';

type Values = Record<string, unknown>;

/** The values that a save has sent and that the form has not received back; null if no save is in progress. */
export type SentRef = RefObject<Values | null>;

interface FreshRecordProps {
  definition: RecordDefinition;
  record: Values;
  sentRef: SentRef;
}

/**
 * Merges a record that was fetched again, or returned by a save, into a form in use: what was typed since the form or the save began
 * stays, everything else is taken from the record. If both changed the same field, the form keeps the record it began with, so that its
 * next save is refused and the conflict dialog asks.
 */
export function FreshRecord({ definition, record, sentRef }: FreshRecordProps) {
  const form = useFormContext();
  const taken = useRef(record);

  useEffect(() => {
    if (taken.current === record) return;
    taken.current = record;
    const started = sentValues(definition, formBase(form));
    // A record that was asked for before a save may come while it is on its way. It is no newer than what the form started with, and no answer.
    const sent = record.revision === started.revision ? null : sentRef.current;
    const base = sent ?? started;
    const typed = sentValues(definition, form.getValues());
    const fresh = formValues(definition, record);
    const { values, changes } = mergeValues(definition, base, typed, fresh);
    // The answer to a save is not somebody else's change: where it differs, it was only converted to its stored form.
    if (sent === null && changes.some(({ isContested }) => isContested)) return;
    // What a refused attempt to save has found at fault is still so; with the answer to a save, nothing is.
    const kept = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true };
    restart(form, fresh, values, sent === null ? kept : {});
    if (sent !== null) sentRef.current = null;
  }, [definition, form, record, sentRef]);

  return null;
}

/** The values that a form started with. */
export function formBase({ formState }: UseFormReturn): Values {
  return { ...formState.defaultValues };
}

/** Resets a form to `base`, with `values` as typed into it; `kept` names the parts of its state that stay. */
export function restart(
  { reset }: UseFormReturn,
  base: Values,
  values: Values,
  kept: KeepStateOptions = {},
): void {
  reset(base, kept);
  reset(values, { ...kept, keepDefaultValues: true });
}
