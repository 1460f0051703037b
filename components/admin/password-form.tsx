'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { z } from 'zod';
import { call } from '@/lib/client/call';
import { RequestError } from '@/lib/client/request';
import type { Locale } from '@/lib/contract/locale';
import { passwordLength } from '@/lib/contract/user';
import { hubMessages } from './hub-messages';
import styles from './sign-in-form.module.css';

interface PasswordFormProps {
  locale: Locale;
  /** The token of a one-time link. */
  token: string;
  onSet: () => void;
}

/** Sets a password with a one-time link. */
export function PasswordForm({ locale, token, onSet }: PasswordFormProps) {
  const words = hubMessages[locale].new_password;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isVisible, setVisible] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password.length < passwordLength.min || password.length > passwordLength.max) {
      setProblem(words.bounds);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await call('POST /{locale}/pageeditor-api/password', {
        params: { locale },
        body: { token, password },
        schema: z.unknown(),
      });
      onSet();
    } catch (error) {
      setBusy(false);
      const fault = error instanceof RequestError ? error.fields.password : undefined;
      const isPassing = error instanceof RequestError && error.isPassing;
      setProblem(fault ?? (isPassing ? hubMessages[locale].sign_in.unreachable : words.expired));
      if (fault !== undefined) field.current?.focus();
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
      <p className={styles.problem} role="alert" hidden={problem === null}>
        {problem}
      </p>
      <div className={styles.field}>
        <label htmlFor={id}>{words.label}</label>
        <input
          ref={field}
          id={id}
          name="password"
          type={isVisible ? 'text' : 'password'}
          autoComplete="new-password"
          required
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`}>{words.bounds}</p>
      </div>
      <label className={styles.reveal}>
        <input type="checkbox" checked={isVisible} onChange={(event) => setVisible(event.target.checked)} />
        {hubMessages[locale].sign_in.show_password}
      </label>
      <button className={styles.submit} type="submit" disabled={isBusy}>
        {words.submit}
      </button>
    </form>
  );
}
