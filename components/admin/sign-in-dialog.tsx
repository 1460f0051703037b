'use client';

import { useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import { isLocale } from '@/lib/contract/locale';
import { Dialog } from './dialog';
import { SignInForm } from './sign-in-form';
import { offerSignIn } from './sign-in-request';

type Answer = (isSignedIn: boolean) => void;

/** Asks for a new sign-in when a call finds the session ended; the screen behind keeps what was typed (spec §8). */
export function SignInDialog() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [waiting, setWaiting] = useState<Answer[]>([]);

  useEffect(
    () => offerSignIn(() => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve]))),
    [],
  );

  if (waiting.length === 0) return null;

  function finish(isSignedIn: boolean) {
    for (const answer of waiting) answer(isSignedIn);
    setWaiting([]);
  }

  return (
    <Dialog
      title={translate('admin.sign_in.title')}
      lead={translate('admin.sign_in.lead')}
      onClose={() => finish(false)}
    >
      <SignInForm locale={isLocale(locale) ? locale : 'de'} onSignedIn={() => finish(true)} />
      <div>
        <Button variant="quiet" onClick={() => finish(false)}>
          {translate('admin.sign_in.close')}
        </Button>
      </div>
    </Dialog>
  );
}
