'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { login } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';

/** Opens after a 401 in edit mode (spec §4); typed text stays and is saved after the sign-in. */
export function LoginDialog() {
  const t = useTranslations('editor.login');
  const { session } = useEditing();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function enter(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    setBusy(true);
    setFault(undefined);
    try {
      session.signedIn(
        await login(session.locale, {
          email: String(entries.get('email')),
          password: String(entries.get('password')),
        }),
      );
    } catch (error) {
      setFault(error instanceof RequestError && error.status >= 400 ? error.message : t('failed'));
      setBusy(false);
    }
  }

  return (
    <EditorDialog
      keep
      title={t('title')}
      description={t('description')}
      onClose={() => session.dismissSignIn()}
      actions={
        <>
          <Button onClick={() => session.dismissSignIn()}>{t('later')}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {busy ? t('submitting') : t('submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={controls.form} onSubmit={(event) => void enter(event)}>
        <TextField label={t('email')} name="email" type="email" autoComplete="username" required />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <p role="alert" className={controls.fault}>
          {fault}
        </p>
      </form>
    </EditorDialog>
  );
}
