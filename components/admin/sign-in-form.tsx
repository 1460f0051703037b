'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { RequestError } from '@/lib/client/request';
import type { Locale } from '@/lib/contract/locale';
import type { User } from '@/lib/contract/user';
import { EmailField } from './email-field';
import { hubMessages, type HubMessages } from './hub-messages';
import { signIn } from './session';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  locale: Locale;
  onSignedIn: (user: User) => void;
  /** Shown above the fields, such as "your session has expired". */
  notice?: string | undefined;
  /** Where who has forgotten the password has a link mailed, if that is possible. */
  forgottenPath?: string | undefined;
}

/** E-mail address and password for this site's own sign-in. Errors are shown above the fields and read out. */
export function SignInForm({ locale, onSignedIn, notice, forgottenPath }: SignInFormProps) {
  const words = hubMessages[locale].sign_in;
  const id = useId();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.current?.value.trim() ?? '';
    const secret = password.current?.value ?? '';
    if (address === '' || secret === '') {
      setProblem(words.missing);
      (address === '' ? email : password).current?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      onSignedIn(await signIn(locale, address, secret));
    } catch (error) {
      setBusy(false);
      setProblem(describe(error, words));
      password.current?.select();
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
      {notice !== undefined && problem === null && <p className={styles.notice}>{notice}</p>}
      <p className={styles.problem} role="alert" hidden={problem === null}>
        {problem}
      </p>
      <EmailField ref={email} id={`${id}-email`} label={words.email} isInvalid={problem !== null} />
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>{words.password}</label>
        <input
          ref={password}
          id={`${id}-password`}
          name="password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          required
          maxLength={200}
          aria-invalid={problem !== null}
        />
      </div>
      <label className={styles.reveal}>
        <input type="checkbox" checked={visible} onChange={(event) => setVisible(event.target.checked)} />
        {words.show_password}
      </label>
      <button className={styles.submit} type="submit" disabled={busy}>
        {busy ? words.busy : words.submit}
      </button>
      {forgottenPath !== undefined && (
        <a className={styles.forgotten} href={forgottenPath}>
          {words.forgotten}
        </a>
      )}
    </form>
  );
}

function describe(error: unknown, words: HubMessages['sign_in']): string {
  if (!(error instanceof RequestError)) return words.failed;
  if (error.status === 400 || error.status === 401) return words.wrong;
  if (error.status === 429) return words.too_many;
  if (error.isPassing) return words.unreachable;
  return words.failed;
}
