import { defaultLocale, locales } from '@/lib/contract/locale';
import { hubMessages, type HubMessages } from './hub-messages';
import styles from './sign-in-form.module.css';

/** Why somebody is here again: each stands below the name that the server puts into the address. */
const reasons = ['wrong', 'too_many', 'failed'] as const;

/** The sign-in as a form of its own, for browsers without script: without one nobody can choose a language, so it speaks all. */
export function PlainSignIn() {
  return (
    <form className={styles.form} method="post" action={`/${defaultLocale}/pageeditor-api/login`}>
      {reasons.map((reason) => (
        <p key={reason} id={reason} className={`${styles.problem} ${styles.reason}`}>
          <InAllLanguages say={(words) => words.sign_in[reason]} />
        </p>
      ))}
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
      <button className={styles.submit} type="submit">
        <InAllLanguages say={(words) => words.sign_in.submit} />
      </button>
      <p>
        <InAllLanguages say={(words) => words.no_script} />
      </p>
    </form>
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
