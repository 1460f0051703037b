'use client';

import { useState, type ReactNode } from 'react';
import {
  CreateBase,
  useGetOne,
  useNotify,
  useRedirect,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { copiedValues, newValues, sentValues } from '@/lib/client/record-values';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { describeError } from '../describe-error';
import { ScreenHead } from '../layout/screen-head';
import { recordTitle } from '../record-text';
import { nameInSentence } from '../resource-name';
import { refreshSite } from '../use-site';
import { useInterfaceLocale } from '../use-interface-locale';
import { BackLink } from './back-link';
import { copySections } from './copy-sections';
import { settled } from './leave-guard';
import { RecordFailure } from './record-failure';
import { RecordForm } from './record-form';

/** Query parameter of a form that starts as a copy: the id of the original. */
export const copyParameter = 'from';

interface RecordCreateProps {
  definition: RecordDefinition;
  without?: readonly string[];
  extras?: Record<string, ReactNode>;
  /** Whether there is a list to go back to. */
  hasList?: boolean;
  /** Called with the new record instead of going to its form; goes elsewhere in the end. */
  onCreated?: (record: RaRecord) => void;
}

/** The form of a new record, empty or as a copy of another one; afterwards the record's own form opens. */
export function RecordCreate(props: RecordCreateProps) {
  const [parameters] = useSearchParams();
  const from = parameters.get(copyParameter);
  return from === null ? <NewRecord {...props} /> : <CopyOf key={from} id={from} {...props} />;
}

function CopyOf({ id, ...props }: RecordCreateProps & { id: Identifier }) {
  const translate = useTranslate();
  const { resource } = props.definition;
  const { data, error, refetch } = useGetOne<RaRecord>(resource, { id });
  if (data === undefined && error !== null)
    return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <p role="status">{translate('admin.list.loading')}</p>;
  return <NewRecord {...props} original={data} />;
}

function NewRecord({
  definition,
  onCreated,
  original,
  hasList = true,
  ...form
}: RecordCreateProps & { original?: RaRecord }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const notify = useNotify();
  const redirect = useRedirect();
  const { resource, document } = definition;
  const [start] = useState(() =>
    original === undefined ? newValues(definition) : copiedValues(definition, original),
  );

  // Until another screen follows, another save would create another record.
  const [isFinishing, setFinishing] = useState(false);

  async function finish(record: RaRecord) {
    if (original !== undefined && document !== undefined) {
      try {
        await copySections(document, Number(original.id), Number(record.id));
      } catch {
        notify('admin.form.sections_not_copied', { type: 'error' });
        redirect('edit', resource, record.id, record, settled);
        return;
      }
    }
    if (resource === 'settings') refreshSite();
    notify('admin.form.created', { type: 'info' });
    redirect('edit', resource, record.id, record, settled);
  }

  return (
    <CreateBase
      resource={resource}
      redirect={false}
      transform={(values: Record<string, unknown>) => sentValues(definition, values)}
      mutationOptions={{
        onError: (error) => notify(describeError(error, translate), { type: 'error' }),
        onSuccess: (record: RaRecord) => {
          setFinishing(true);
          if (onCreated === undefined) void finish(record);
          else onCreated(record);
        },
      }}
    >
      <ScreenHead
        title={translate('admin.form.new', {
          name: nameInSentence(translate, resource, locale),
        })}
        above={hasList && <BackLink resource={resource} />}
      />
      {original !== undefined && (
        <p>
          {translate(document === undefined ? 'admin.form.copy_of' : 'admin.form.copy_of_document', {
            title: recordTitle(definition, original, locale),
          })}
        </p>
      )}
      {original === undefined && document !== undefined && <p>{translate('admin.form.body_later')}</p>}
      <RecordForm definition={definition} record={start} isFinishing={isFinishing} {...form} />
    </CreateBase>
  );
}
