'use client';

import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '@/components/ui/button';
import controls from '../controls.module.css';
import { Dialog } from '../dialog';

/** Shows a one-time link, to be passed on. */
export function OneTimeLinkDialog({
  name,
  link,
  onClose,
}: {
  name: string;
  link: string;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const title = translate('admin.users.link_title', { name });
  return (
    <Dialog
      title={title}
      lead={translate('admin.users.link_lead')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            onClick={() => {
              void navigator.clipboard.writeText(link).then(() => setCopied(true));
            }}
          >
            {translate(isCopied ? 'admin.users.copied' : 'admin.users.copy')}
          </Button>
          <Button onClick={onClose}>{translate('admin.users.close')}</Button>
        </>
      }
    >
      <label htmlFor={id} className={controls.visuallyHidden}>
        {title}
      </label>
      <input
        id={id}
        className={controls.input}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
