import type { ReactNode } from 'react';
import type { HubSentence } from '@/lib/contract/hub';
import { defaultLocale, locales } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';
import { passwordLength } from '@/lib/contract/user';
import { csrfField } from '@/lib/contract/write';
import { hubMessages, type HubMessages } from './hub-messages';
import styles from './sign-in-form.module.css';

// The hub's forms for browsers without script, in all languages, since without script nobody can choose one.

/** Messages about a form that was sent, each below the name that the server puts into the address. */
const sentences: Record<HubSentence, (words: HubMessages) => string> = {
  wrong: (words) => words.sign_in.wrong,
  too_many: (words) => words.sign_in.too_many,
  failed: (words) => words.plain.failed,
  refused: (words) => words.new_password.refused,
  expired: (words) => words.new_password.expired,
  password_set: (words) => words.new_password.done,
  signed_out: (words) => words.signed_out,
};

const path = (call: string) => `/${defaultLocale}/pageeditor-api/${call}`;

/** Signs in. */
export function PlainSignIn() {
  return (
    <PlainForm
      title={(words) => words.sign_in.title}
      action={path('login')}
      submit={(words) => words.sign_in.submit}
    >
      <div className={styles.field}>
        <label htmlFor="plain-email">
          <InAllLanguages say={(words) => words.sign_in.email} />
        </label>
        <input id="plain-email" name="email" type="email" autoComplete="username" required maxLength={254} />
      </div>
      <div className={styles.field}>
        <label htmlFor="plain-password">
          <InAllLanguages say={(words) => words.sign_in.password} />
        </label>
        <input
          id="plain-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
      </div>
    </PlainForm>
  );
}

/** Sets a password with the token of a one-time link. */
export function PlainPassword({ token }: { token: string }) {
  return (
    <PlainForm
      title={(words) => words.new_password.title}
      action={path('password')}
      submit={(words) => words.new_password.submit}
    >
      <input type="hidden" name="token" value={token} />
      <div className={styles.field}>
        <label htmlFor="plain-new-password">
          <InAllLanguages say={(words) => words.new_password.label} />
        </label>
        <input
          id="plain-new-password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          aria-describedby="plain-bounds"
        />
        <p id="plain-bounds">
          <InAllLanguages say={(words) => words.new_password.bounds} />
        </p>
      </div>
    </PlainForm>
  );
}

/** Signs out, and leads to what can be read. `token` is the session's CSRF token. */
export function PlainSignOut({ token }: { token: string }) {
  return (
    <PlainForm
      title={(words) => words.plain.signed_in}
      action={path('logout')}
      submit={(words) => words.sign_out}
    >
      <input type="hidden" name={csrfField} value={token} />
      {locales.map((locale) => (
        <p key={locale} lang={locale}>
          <a href={`${pagePath(locale, '')}?v=draft`}>{hubMessages[locale].plain.read}</a>
        </p>
      ))}
    </PlainForm>
  );
}

function PlainForm({
  title,
  action,
  submit,
  children,
}: {
  title: (words: HubMessages) => string;
  action: string;
  submit: (words: HubMessages) => string;
  children: ReactNode;
}) {
  return (
    <>
      <h1>
        <InAllLanguages say={title} />
      </h1>
      <form className={styles.form} method="post" action={action}>
        {Object.entries(sentences).map(([name, say]) => (
          <p key={name} id={name} className={`${styles.problem} ${styles.reason}`}>
            <InAllLanguages say={say} />
          </p>
        ))}
        {children}
        <button className={styles.submit} type="submit">
          <InAllLanguages say={submit} />
        </button>
        <p>
          <InAllLanguages say={(words) => words.no_script} />
        </p>
      </form>
    </>
  );
}

function InAllLanguages({ say }: { say: (words: HubMessages) => string }) {
  return locales.map((locale, index) => (
    <span key={locale} lang={locale}>
      {index > 0 && ' · '}
      {say(hubMessages[locale])}
    </span>
  ));
}
