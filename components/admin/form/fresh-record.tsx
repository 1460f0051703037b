'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { mergeValues } from '@/lib/client/merge-values';
import { formValues, sentValues } from '@/lib/client/record-values';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';

type Values = Record<string, unknown>;

/** What a save has sent and the form has not seen come back; null when nothing is on its way. */
export type SentRef = RefObject<Values | null>;

interface FreshRecordProps {
  definition: RecordDefinition;
  record: Values;
  sentRef: SentRef;
}

/**
 * Brings a record that was read anew, or that a save has answered with, into a form that somebody is writing in: what was typed since
 * the form began or the save left stays, everything else is as it is there. Where both have changed the same, the form goes on with
 * what it began with, so that its next save is refused and the dialog of conflicts asks.
 */
export function FreshRecord({ definition, record, sentRef }: FreshRecordProps) {
  const form = useFormContext();
  const taken = useRef(record);

  useEffect(() => {
    if (taken.current === record) return;
    taken.current = record;
    const base = sentRef.current ?? sentValues(definition, formBase(form));
    const typed = sentValues(definition, form.getValues());
    const fresh = formValues(definition, record);
    const { values, changes } = mergeValues(definition, base, typed, fresh);
    // The answer to a save is no foreign change: a part of it that differs is only put into its stored shape.
    if (sentRef.current === null && changes.some(({ isContested }) => isContested)) return;
    sentRef.current = null;
    restart(form, fresh, values);
  }, [definition, form, record, sentRef]);

  return null;
}

/** The values that a form began with. */
export function formBase({ formState }: UseFormReturn): Values {
  return { ...formState.defaultValues };
}

/** Lets a form begin with `base`, in which `values` have been typed. */
export function restart({ reset }: UseFormReturn, base: Values, values: Values): void {
  reset(base);
  reset(values, { keepDefaultValues: true });
}
