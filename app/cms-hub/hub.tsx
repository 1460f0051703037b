'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { ClockNote } from '@/components/admin/clock-note';
import { ForgottenForm } from '@/components/admin/forgotten-form';
import { hubMessages } from '@/components/admin/hub-messages';
import { readInterfaceLocale, writeInterfaceLocale } from '@/components/admin/interface-locale';
import { hubPath } from '@/lib/contract/hub-path';
import { safeNextPath } from '@/lib/contract/next-path';
import { PasswordForm } from '@/components/admin/password-form';
import { findUser, signOut } from '@/components/admin/session';
import { SignInForm } from '@/components/admin/sign-in-form';
import { useSite } from '@/components/admin/use-site';
import { watchErrors } from '@/lib/client/error-watch';
import { RequestError } from '@/lib/client/request';
import { watchFiles } from '@/lib/client/lost-files';
import { defaultLocale, locales, type Locale } from '@/lib/contract/locale';
import type { User } from '@/lib/contract/user';
import { Connection } from './connection';
import { DateForm } from './date-form';
import { EditLinks } from './edit-links';
import styles from './hub.module.css';
// Imported after the hub's own styles, which it extends.
import entrance from './entrance.module.css';
import type { KindEntry } from './kinds';

type Kinds = Record<Locale, KindEntry[]>;

type State =
  | { name: 'checking' }
  | { name: 'password'; token: string }
  | { name: 'forgotten' }
  | { name: 'out'; notice?: string | undefined }
  | { name: 'in'; user: User; problem?: string };

interface HubProps {
  /** The module kinds, each with a link to the gallery. */
  kinds: Kinds;
  /** Token of a one-time link that sets a password. */
  token: string | null;
  /** Whether a link can be mailed to who has forgotten the password, and whether somebody has. */
  canForget: boolean;
  isForgotten: boolean;
  /** The path that a sign-in leads on to, as the address has it. */
  next: string | null;
  /** Content without script. */
  children: ReactNode;
}

/** Sign-in if signed out, the hub if signed in (spec §2, §7). */
export function Hub({ kinds, token, canForget, isForgotten, next, children }: HubProps) {
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [state, setState] = useState<State>(() => {
    if (token !== null) return { name: 'password', token };
    return isForgotten ? { name: 'forgotten' } : { name: 'checking' };
  });
  const words = hubMessages[locale];
  const site = useSite(locale);
  const purpose =
    state.name === 'password'
      ? words.new_password
      : state.name === 'forgotten'
        ? words.forgotten
        : words.sign_in;

  useEffect(watchErrors, []);
  useEffect(watchFiles, []);

  useEffect(() => {
    const own = readInterfaceLocale();
    document.documentElement.lang = own;
    setLocale(own);
    if (token !== null || isForgotten) return undefined;
    const stop = new AbortController();
    findUser(own, stop.signal).then(
      (user) => {
        if (user === null) setState({ name: 'out' });
        else if (!leaveForNext()) setState({ name: 'in', user });
      },
      () => {
        if (!stop.signal.aborted) setState({ name: 'out', notice: hubMessages[own].sign_in.unreachable });
      },
    );
    return () => stop.abort();
  }, [token, isForgotten]);

  function changeLocale(next: Locale) {
    writeInterfaceLocale(next);
    setLocale(next);
  }

  function enter(user: User) {
    if (!leaveForNext()) setState({ name: 'in', user });
  }

  async function leave(user: User) {
    try {
      await signOut(locale);
      setState({ name: 'out', notice: words.signed_out });
    } catch (error) {
      const isPassing = error instanceof RequestError && error.isPassing;
      // If the server does not hear of it, the session goes on, and nobody must take it for ended.
      setState({ name: 'in', user, problem: isPassing ? words.sign_out_unreachable : words.sign_out_failed });
    }
  }

  return (
    <div className={`house ${styles.page}`} lang={locale}>
      <header className={styles.bar}>
        <a className={`${styles.home} ${styles.needsScript}`} href={`/${locale}`}>
          {site.name}
        </a>
        <div className={styles.tools}>
          {state.name === 'in' && (
            <button type="button" onClick={() => void leave(state.user)}>
              {words.sign_out}
            </button>
          )}
          <div
            role="group"
            aria-label={words.language}
            className={`${styles.languages} ${styles.needsScript}`}
          >
            {locales.map((entry) => (
              <button
                key={entry}
                type="button"
                lang={entry}
                aria-pressed={entry === locale}
                onClick={() => changeLocale(entry)}
              >
                {entry.toUpperCase()}
              </button>
            ))}
          </div>
        </div>
      </header>
      {state.name === 'in' && state.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
      {state.name === 'in' ? (
        <SignedIn user={state.user} locale={locale} kinds={kinds[locale]} />
      ) : (
        <main className={entrance.entrance}>
          <div className={entrance.poster}>
            <p className={entrance.posterWord} aria-hidden="true">
              {words.poster}
            </p>
            <p className={entrance.posterDates} aria-hidden="true">
              {site.dates}
            </p>
          </div>
          <div className={entrance.door}>
            <h1 className={styles.needsScript}>{purpose.title}</h1>
            <p className={styles.needsScript}>{purpose.lead}</p>
            {state.name === 'checking' && (
              <p role="status" className={styles.needsScript}>
                {words.checking}
              </p>
            )}
            {state.name === 'password' && (
              <div className={styles.needsScript}>
                <PasswordForm
                  locale={locale}
                  token={state.token}
                  onSet={() => {
                    // Removes the used token from the address and the browser's history.
                    window.history.replaceState(null, '', '/cms-hub');
                    setState({ name: 'out', notice: words.new_password.done });
                  }}
                />
              </div>
            )}
            {state.name === 'forgotten' && (
              <div className={styles.needsScript}>
                <ForgottenForm
                  locale={locale}
                  signInPath={hubPath({ next })}
                  onSent={() => {
                    window.history.replaceState(null, '', hubPath({ next }));
                    setState({ name: 'out', notice: words.forgotten.sent });
                  }}
                />
              </div>
            )}
            {state.name === 'out' && (
              <SignInForm
                locale={locale}
                onSignedIn={enter}
                notice={state.notice}
                forgottenPath={canForget ? hubPath({ forgotten: true, next }) : undefined}
              />
            )}
            <noscript>{children}</noscript>
          </div>
        </main>
      )}
    </div>
  );
}

function SignedIn({ user, locale, kinds }: { user: User; locale: Locale; kinds: readonly KindEntry[] }) {
  const words = hubMessages[locale];
  const [before, after] = greeting(locale);
  return (
    <main>
      <div className={styles.welcome}>
        <h1>
          {before}
          <span className={styles.name}>{user.username === '' ? user.email : user.username}</span>
          {after}
        </h1>
        <Connection locale={locale} />
        <ClockNote locale={locale} />
      </div>
      <section className={styles.section} aria-labelledby="hub-admin">
        <div className={styles.intro}>
          <h2 id="hub-admin">{words.admin.title}</h2>
          <p>{words.admin.lead}</p>
        </div>
        <ul className={styles.menus}>
          {user.admin_menus.map((menu) => (
            <li key={menu.url}>
              <a href={menu.url}>{menu.title}</a>
            </li>
          ))}
          {user.features?.includes('translations') === true && (
            <li>
              <a href="/admin/translations">{words.admin.translations}</a>
            </li>
          )}
        </ul>
        {user.admin_menus.length === 0 && <p>{words.admin.empty}</p>}
      </section>
      <section className={styles.section} aria-labelledby="hub-edit">
        <div className={styles.intro}>
          <h2 id="hub-edit">{words.edit.title}</h2>
          <p>{words.edit.lead}</p>
        </div>
        <EditLinks locale={locale} />
      </section>
      {user.features?.includes('schedule') === true && (
        <section className={styles.section} aria-labelledby="hub-date">
          <div className={styles.intro}>
            <h2 id="hub-date">{words.on_a_date.title}</h2>
            <p>{words.on_a_date.lead}</p>
          </div>
          <DateForm locale={locale} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="hub-gallery">
        <div className={styles.intro}>
          <h2 id="hub-gallery">{words.gallery.title}</h2>
          <p>{words.gallery.lead}</p>
          <p>
            <a href={`/cms-hub/gallery/${locale}`}>{words.gallery.show}</a>
          </p>
        </div>
        <ul className={styles.kinds}>
          {kinds.map((entry) => (
            <li key={entry.kind}>
              <a href={`/cms-hub/gallery/${locale}#${entry.kind}`}>{entry.label}</a>
              <p>{entry.description}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** The greeting for the time of day, split around the name. */
function greeting(locale: Locale): [string, string] {
  const hour = new Date().getHours();
  const words = hubMessages[locale].greeting;
  const [before = '', after = ''] = (
    hour < 5 || hour >= 18 ? words.evening : hour < 11 ? words.morning : words.day
  ).split('{name}');
  return [before, after];
}

/** Goes to the path of this site that the `next` parameter names, if it does; returns whether. */
function leaveForNext(): boolean {
  const next = new URLSearchParams(window.location.search).get('next');
  const path = safeNextPath(next, window.location.origin, '');
  if (path === '' || path.startsWith('/cms-hub')) return false;
  window.location.assign(path);
  return true;
}
