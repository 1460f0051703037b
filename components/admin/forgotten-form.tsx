'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { z } from 'zod';
import { call } from '@/lib/client/call';
import { RequestError } from '@/lib/client/request';
import type { Locale } from '@/lib/contract/locale';
import { EmailField } from './email-field';
import { hubMessages, type HubMessages } from './hub-messages';
import styles from './sign-in-form.module.css';

interface ForgottenFormProps {
  locale: Locale;
  /** Where one signs in. */
  signInPath: string;
  onSent: () => void;
}

/** Has a one-time link mailed to an account. Whether there is one is not told. */
export function ForgottenForm({ locale, signInPath, onSent }: ForgottenFormProps) {
  const words = hubMessages[locale];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await call('POST /{locale}/pageeditor-api/forgotten-password', {
        params: { locale },
        body: { email: field.current?.value.trim() ?? '' },
        schema: z.unknown(),
      });
      onSent();
    } catch (error) {
      setBusy(false);
      setProblem(describe(error, words));
      field.current?.focus();
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
      <p className={styles.problem} role="alert" hidden={problem === null}>
        {problem}
      </p>
      <EmailField ref={field} id={id} label={words.sign_in.email} isInvalid={problem !== null} />
      <button className={styles.submit} type="submit" disabled={isBusy}>
        {words.forgotten.submit}
      </button>
      <a className={styles.forgotten} href={signInPath}>
        {words.forgotten.back}
      </a>
    </form>
  );
}

function describe(error: unknown, words: HubMessages): string {
  if (!(error instanceof RequestError)) return words.sign_in.failed;
  if (error.status === 400) return words.forgotten.no_address;
  if (error.status === 429) return words.sign_in.too_many;
  return error.isPassing ? words.sign_in.unreachable : words.forgotten.failed;
}
