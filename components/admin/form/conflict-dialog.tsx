'use client';

import { useEffect, useEffectEvent } from 'react';
import { useRefresh, useSaveContext, useTranslate, type RaRecord } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { mergeValues, type ForeignChange } from '@/lib/client/merge-values';
import { formValues } from '@/lib/client/record-values';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { Dialog } from '../dialog';
import styles from './conflict-dialog.module.css';
import { formBase, restart } from './fresh-record';

interface ConflictDialogProps {
  definition: RecordDefinition;
  theirs: RaRecord;
  /** What this form sent last without getting an answer, if anything. */
  unanswered: Readonly<Record<string, unknown>> | null;
  onSettled: () => void;
}

/**
 * Somebody saved the record meanwhile: says what they changed, and offers to merge, to take theirs, or to go on editing. If it was this form's
 * own save, which was stored although no answer came, it saves again without asking.
 */
export function ConflictDialog({ definition, theirs, unanswered, onSettled }: ConflictDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { save } = useSaveContext();
  const form = useFormContext();
  const fresh = formValues(definition, theirs);
  const base = formBase(form);
  const isOwn =
    unanswered !== null &&
    mergeValues(definition, { ...fresh, ...unanswered }, fresh, fresh).changes.length === 0;
  const { values, changes } = mergeValues(definition, isOwn ? fresh : base, form.getValues(), fresh);

  function merge() {
    restart(form, fresh, values);
    onSettled();
    void save?.(values);
  }

  const goOn = useEffectEvent(merge);
  useEffect(() => {
    if (isOwn) goOn();
  }, [isOwn]);
  if (isOwn) return null;

  return (
    <Dialog
      title={translate('admin.conflict.title')}
      lead={translate('admin.conflict.lead')}
      onClose={onSettled}
      footer={
        <>
          <Button variant="quiet" onClick={onSettled}>
            {translate('admin.conflict.keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              form.reset(fresh);
              onSettled();
              refresh();
            }}
          >
            {translate('admin.conflict.reload')}
          </Button>
          <Button variant="primary" onClick={merge}>
            {translate('admin.conflict.merge')}
          </Button>
        </>
      }
    >
      {changes.length > 0 && (
        <>
          <h3 className={styles.heading}>{translate('admin.conflict.changed_there')}</h3>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <Change key={`${change.name}.${change.locale ?? ''}`} definition={definition} change={change} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Change({ definition, change }: { definition: RecordDefinition; change: ForeignChange }) {
  const translate = useTranslate();
  const { name, locale, theirs, isContested } = change;
  const label = translate(`resources.${definition.resource}.fields.${name}`);
  return (
    <li>
      <b>
        {locale === undefined
          ? label
          : translate('admin.form.in_language', {
              action: label,
              language: translate(`admin.languages.${locale}`),
            })}
      </b>
      {typeof theirs === 'string' && theirs !== '' && <q>{withoutTags(theirs)}</q>}
      {isContested && <em>{translate('admin.conflict.contested')}</em>}
    </li>
  );
}

const longestQuote = 160;

/** The start of a text without markup. */
function withoutTags(text: string): string {
  const words = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length <= longestQuote ? words : `${words.slice(0, longestQuote)} …`;
}
