'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { getUser } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';

/**
 * Opens after a 401 in edit mode if an external content system holds the sessions: people sign in to its admin in another tab (spec §4,
 * §6). Typed text stays and is saved afterwards.
 */
export function SignInElsewhere() {
  const t = useTranslations('editor.login');
  const { session } = useEditing();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function goOn(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      session.signedIn(await getUser(session.locale));
    } catch (error) {
      setFault(t(error instanceof RequestError && error.status === 401 ? 'stillOut' : 'failed'));
      setBusy(false);
    }
  }

  return (
    <EditorDialog
      title={t('title')}
      description={t('elsewhere')}
      onClose={() => session.dismissSignIn()}
      actions={
        <>
          <Button onClick={() => session.dismissSignIn()}>{t('later')}</Button>
          <Button busy={busy} onClick={() => void goOn()}>
            {t('continue')}
          </Button>
          <a className={buttonClass({ variant: 'primary' })} href="/admin" target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </>
      }
    >
      <p role="alert" className={controls.fault}>
        {fault}
      </p>
    </EditorDialog>
  );
}
