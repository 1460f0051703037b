'use client';

import { useState, type ReactNode } from 'react';
import { CreateBase, useNotify, useTranslate, type RaRecord } from 'react-admin';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { describeError } from '../describe-error';
import { ScreenHead } from '../layout/screen-head';
import { BackLink } from './record-edit';
import { RecordForm } from './record-form';
import { newValues, sentValues } from './record-values';

interface RecordCreateProps {
  definition: RecordDefinition;
  without?: readonly string[];
  extras?: Record<string, ReactNode>;
  /** Called with the new record instead of going to its form. */
  onCreated?: (record: RaRecord) => void;
}

/** The form of a new record; afterwards its own form opens. */
export function RecordCreate({ definition, onCreated, ...form }: RecordCreateProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource } = definition;
  const [start] = useState(() => newValues(definition));
  return (
    <CreateBase
      resource={resource}
      redirect={onCreated === undefined ? 'edit' : false}
      transform={(values: Record<string, unknown>) => sentValues(definition, values)}
      mutationOptions={{
        onError: (error) => notify(describeError(error, translate), { type: 'error' }),
        ...(onCreated === undefined ? {} : { onSuccess: onCreated }),
      }}
    >
      <ScreenHead
        title={translate('admin.form.new', {
          name: translate(`resources.${resource}.name`, { smart_count: 1 }),
        })}
        above={<BackLink resource={resource} />}
      />
      {definition.document !== undefined && <p>{translate('admin.form.body_later')}</p>}
      <RecordForm definition={definition} record={start} {...form} />
    </CreateBase>
  );
}
