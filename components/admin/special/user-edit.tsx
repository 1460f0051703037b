'use client';

import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import { describeError } from '../describe-error';
import { RecordEdit } from '../form/record-edit';
import { useInterfaceLocale } from '../use-interface-locale';
import { OneTimeLinkDialog } from './one-time-link-dialog';
import { requestPasswordLink } from './password-link';
import { userDefinition } from './user-definition';

/** An account: name, address, role, and a new one-time link for somebody who forgot the password. */
export function UserEdit() {
  return <RecordEdit definition={userDefinition} canCopy={false} actions={<NewLink />} />;
}

function NewLink() {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useInterfaceLocale();
  const record = useRecordContext();
  const [link, setLink] = useState<string | null>(null);
  if (record === undefined) return null;
  const { id } = record;

  async function make() {
    try {
      setLink(await requestPasswordLink(locale, id));
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
    }
  }

  return (
    <>
      <Button onClick={() => void make()}>{translate('admin.users.new_link')}</Button>
      {link !== null && (
        <OneTimeLinkDialog name={String(record.name)} link={link} onClose={() => setLink(null)} />
      )}
    </>
  );
}
