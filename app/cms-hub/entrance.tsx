'use client';

import type { ReactNode } from 'react';
import { ForgottenForm } from '@/components/admin/forgotten-form';
import { hubMessages } from '@/components/admin/hub-messages';
import { PasswordForm } from '@/components/admin/password-form';
import { SignInForm } from '@/components/admin/sign-in-form';
import type { Locale } from '@/lib/contract/locale';
import type { User } from '@/lib/contract/user';
import styles from './hub.module.css';
// Imported after the hub's own styles, which it extends.
import entrance from './entrance.module.css';

/** What somebody who is not signed in is doing. */
export type Outside =
  | { name: 'checking' }
  | { name: 'password'; token: string }
  | { name: 'forgotten' }
  | { name: 'out'; notice?: string | undefined };

interface EntranceProps {
  state: Outside;
  locale: Locale;
  /** The dates of the site, for the poster. */
  dates: string;
  signInPath: string;
  /** Where a link can be asked for by who has forgotten the password; undefined if none can be mailed. */
  forgottenPath: string | undefined;
  onIn: (user: User) => void;
  onOut: (notice: string) => void;
  /** Content without script. */
  children: ReactNode;
}

/** A poster, and beside it the door: what somebody who is not signed in can do. */
export function Entrance({ state, locale, dates, children, ...door }: EntranceProps) {
  const words = hubMessages[locale];
  const purposes: Partial<Record<Outside['name'], { title: string; lead: string }>> = {
    password: words.new_password,
    forgotten: words.forgotten,
  };
  const { title, lead } = purposes[state.name] ?? words.sign_in;
  return (
    <main className={entrance.entrance}>
      <div className={entrance.poster}>
        <p className={entrance.posterWord} aria-hidden="true">
          {words.poster}
        </p>
        <p className={entrance.posterDates} aria-hidden="true">
          {dates}
        </p>
      </div>
      <div className={entrance.door}>
        <h1 className={styles.needsScript}>{title}</h1>
        <p className={styles.needsScript}>{lead}</p>
        {state.name === 'out' ? (
          <SignInForm
            locale={locale}
            onSignedIn={door.onIn}
            notice={state.notice}
            forgottenPath={door.forgottenPath}
          />
        ) : (
          <Door state={state} locale={locale} {...door} />
        )}
        <noscript>{children}</noscript>
      </div>
    </main>
  );
}

/** What needs scripts altogether; the form to sign in says so itself. */
function Door({
  state,
  locale,
  signInPath,
  onOut,
}: Pick<EntranceProps, 'locale' | 'signInPath' | 'onOut'> & { state: Exclude<Outside, { name: 'out' }> }) {
  const words = hubMessages[locale];
  if (state.name === 'checking')
    return (
      <p role="status" className={styles.needsScript}>
        {words.checking}
      </p>
    );
  return (
    <div className={styles.needsScript}>
      {state.name === 'password' ? (
        <PasswordForm
          locale={locale}
          token={state.token}
          onSet={() => {
            // Removes the used token from the address and the browser's history.
            window.history.replaceState(null, '', '/cms-hub');
            onOut(words.new_password.done);
          }}
        />
      ) : (
        <ForgottenForm
          locale={locale}
          signInPath={signInPath}
          onSent={() => {
            window.history.replaceState(null, '', signInPath);
            onOut(words.forgotten.sent);
          }}
        />
      )}
    </div>
  );
}
