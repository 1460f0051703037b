'use client';

import { useState, type ReactNode } from 'react';
import { Form, useDataProvider, useGetOne, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { adminDefinitions } from '@/lib/records/definitions';
import { describeError } from '../describe-error';
import { FieldInput } from '../form/field-input';
import styles from './first-steps.module.css';

const definition = adminDefinitions.settings;

/** For settings that are fetched again while somebody types. */
const keepTyped = { keepDirtyValues: true };

interface SettingsStepProps {
  fields: readonly string[];
  /** The settings record, once it exists. */
  id: number | null;
  onDone: () => void;
  onSkip?: () => void;
}

/** A few fields of the settings as a step; the first one saved creates the record. */
export function SettingsStep({ id, ...props }: SettingsStepProps) {
  const translate = useTranslate();
  const { data } = useGetOne('settings', { id: id ?? 0 }, { enabled: id !== null });
  if (id === null && !props.fields.includes('name')) return <p>{translate('admin.setup.needs_name')}</p>;
  if (id !== null && data === undefined) return <p role="status">{translate('admin.list.loading')}</p>;
  return <SettingsForm key={id} record={data} {...props} />;
}

function SettingsForm({
  fields,
  record,
  onDone,
  onSkip,
}: Omit<SettingsStepProps, 'id'> & { record: RaRecord | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const [isBusy, setBusy] = useState(false);

  async function save(values: Record<string, unknown>) {
    const data = Object.fromEntries(fields.map((name) => [name, values[name] ?? null]));
    setBusy(true);
    try {
      if (record === undefined) await provider.create('settings', { data });
      else
        await provider.update('settings', {
          id: record.id,
          data: { ...data, revision: Number(record.revision) },
          previousData: record,
        });
      notify('admin.setup.saved', { type: 'info' });
      onDone();
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
    }
    setBusy(false);
  }

  return (
    <Form
      className={styles.form}
      record={record ?? { id: 0 }}
      resetOptions={keepTyped}
      onSubmit={save}
      noValidate
      disableInvalidFormNotification
    >
      {fields.map((name): ReactNode => {
        const field = definition.fields[name];
        if (field === undefined) return null;
        return (
          <FieldInput
            key={name}
            definition={definition}
            source={name}
            name={name}
            field={field}
            label={translate(`resources.settings.fields.${name}`)}
          />
        );
      })}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {translate('admin.setup.save')}
        </Button>
        {onSkip !== undefined && <Button onClick={onSkip}>{translate('admin.setup.skip')}</Button>}
        {record !== undefined && (
          <Link to={`/settings/${record.id}`}>{translate('admin.setup.all_settings')}</Link>
        )}
      </div>
    </Form>
  );
}
