'use client';

import { useState } from 'react';
import { useNotify, useRedirect, useTranslate, type RaRecord } from 'ra-core';
import { describeError } from '../describe-error';
import { settled } from '../form/leave-guard';
import { RecordCreate } from '../form/record-create';
import { OneTimeLinkDialog } from './one-time-link-dialog';
import { requestPasswordLink } from './password-link';
import { useInterfaceLocale } from '../use-interface-locale';
import { userDefinition } from './user-definition';

/** A new account. Nobody sees its password: a one-time link is shown, by which the person sets it. */
export function UserCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const locale = useInterfaceLocale();
  const [created, setCreated] = useState<{ record: RaRecord; link: string } | null>(null);

  async function invite(record: RaRecord) {
    try {
      setCreated({ record, link: await requestPasswordLink(locale, record.id) });
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
      redirect('edit', 'users', record.id, record, settled);
    }
  }

  return (
    <>
      <RecordCreate
        definition={userDefinition}
        extras={{ content: <p>{translate('admin.users.invite')}</p> }}
        onCreated={(record) => void invite(record)}
      />
      {created !== null && (
        <OneTimeLinkDialog
          name={String(created.record.name)}
          link={created.link}
          onClose={() => redirect('list', 'users', undefined, undefined, settled)}
        />
      )}
    </>
  );
}
