'use client';

import { useRef, useState, type ReactNode } from 'react';
import {
  EditBase,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceDefinition,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { sentValues } from '@/lib/client/record-values';
import { readConflict } from '@/lib/client/records';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { DeleteDialog } from '../delete-dialog';
import { answerOf, describeError, isGone, isUnanswered } from '../describe-error';
import { ScreenHead } from '../layout/screen-head';
import { recordTitle } from '../record-text';
import { retryRead } from '../retry-read';
import { refreshSite } from '../use-site';
import { useInterfaceLocale } from '../use-interface-locale';
import { BackLink } from './back-link';
import { ConflictDialog } from './conflict-dialog';
import type { SentRef } from './fresh-record';
import { settled } from './leave-guard';
import { copyParameter } from './record-create';
import { RecordFailure } from './record-failure';
import { RecordForm } from './record-form';
import { SiteLinks } from './site-links';

interface RecordEditProps {
  definition: RecordDefinition;
  canDelete?: boolean;
  /** Whether there is a list to go back to. */
  hasList?: boolean;
  /** Whether a new record can start as a copy of this one. */
  canCopy?: boolean;
  without?: readonly string[];
  extras?: Record<string, ReactNode>;
  /** Further actions beside "delete". */
  actions?: ReactNode;
}

/**
 * The form of an existing record. A save carries the revision it started from; if somebody was faster, a dialog asks what to do, and
 * typed values stay.
 */
export function RecordEdit({ definition, ...props }: RecordEditProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [conflict, setConflict] = useState<RaRecord | null>(null);
  const sentRef: SentRef = useRef(null);
  /** What the last save without an answer sent: it may have been stored. */
  const unansweredRef: SentRef = useRef(null);
  return (
    <EditBase
      resource={definition.resource}
      mutationMode="pessimistic"
      redirect={false}
      // By default ra-core reports every failure as a missing record and goes back to the list.
      queryOptions={{ onError: () => undefined, retry: retryRead }}
      transform={(values) => {
        sentRef.current = sentValues(definition, values);
        return sentRef.current;
      }}
      mutationOptions={{
        onSuccess: (saved: RaRecord) => {
          unansweredRef.current = null;
          // An answer without a new revision is nothing that FreshRecord would know as one: the save ends here.
          if (saved.revision === sentRef.current?.revision) sentRef.current = null;
          notify('admin.form.saved', { type: 'info' });
          if (definition.resource === 'settings') refreshSite();
        },
        onError: (error) => {
          if (isUnanswered(error)) unansweredRef.current = sentRef.current;
          sentRef.current = null;
          const theirs = readConflict(answerOf(error));
          if (theirs !== null) setConflict(theirs);
          else if (isGone(error)) notify('admin.form.not_found', { type: 'error' });
          else notify(describeError(error, translate), { type: 'error' });
        },
      }}
    >
      <EditScreen
        definition={definition}
        {...props}
        sentRef={sentRef}
        unansweredRef={unansweredRef}
        conflict={conflict}
        onSettled={() => setConflict(null)}
      />
    </EditBase>
  );
}

interface EditScreenProps extends RecordEditProps {
  sentRef: SentRef;
  unansweredRef: SentRef;
  conflict: RaRecord | null;
  onSettled: () => void;
}

function EditScreen({
  definition,
  unansweredRef,
  conflict,
  onSettled,
  canDelete = true,
  hasList = true,
  canCopy = true,
  actions,
  ...form
}: EditScreenProps) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const redirect = useRedirect();
  const [isDeleting, setDeleting] = useState(false);
  const { error, isPending, refetch } = useEditContext();
  const record = useRecordContext();
  const { resource } = definition;
  const { hasCreate } = useResourceDefinition({ resource });

  // An open form stays, with everything typed, even if the latest state cannot be read.
  if (record === undefined && error !== null && error !== undefined)
    return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />;
  if (isPending || record === undefined) return <p role="status">{translate('admin.list.loading')}</p>;
  const title = recordTitle(definition, record, locale);
  // A single record is named after its resource.
  const head = hasList ? title : translate(`resources.${resource}.name`, { smart_count: 1 });
  return (
    <>
      <ScreenHead title={head} above={hasList && <BackLink resource={resource} />}>
        <SiteLinks record={record} document={definition.document} />
      </ScreenHead>
      <RecordForm key={record.id} definition={definition} record={record} {...form}>
        {actions}
        {canCopy && hasCreate === true && (
          <Link className={buttonClass()} to={`/${resource}/create?${copyParameter}=${record.id}`}>
            {translate('admin.form.copy')}
          </Link>
        )}
        {canDelete && (
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {translate('admin.form.delete')}
          </Button>
        )}
        {conflict !== null && (
          <ConflictDialog
            definition={definition}
            theirs={conflict}
            unanswered={unansweredRef.current}
            onSettled={onSettled}
          />
        )}
      </RecordForm>
      {isDeleting && (
        <DeleteDialog
          resource={resource}
          ids={[record.id]}
          title={title}
          onClose={() => setDeleting(false)}
          onDone={() => redirect('list', resource, undefined, undefined, settled)}
        />
      )}
    </>
  );
}
