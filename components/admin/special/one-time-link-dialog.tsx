'use client';

import { useId, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
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
  const field = useRef<HTMLInputElement>(null);
  const title = translate('admin.users.link_title', { name });

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without https there is no clipboard; the link is selected, ready to be copied by hand.
      field.current?.focus();
    }
  }

  return (
    <Dialog
      title={title}
      lead={translate('admin.users.link_lead')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={() => void copy()}>
            {translate(isCopied ? 'admin.users.copied' : 'admin.users.copy')}
          </Button>
          <Button onClick={onClose}>{translate('admin.users.close')}</Button>
        </>
      }
    >
      <label htmlFor={id} className={hidden.hidden}>
        {title}
      </label>
      <input
        ref={field}
        id={id}
        className={controls.input}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
