'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { hubMessages } from '@/components/admin/hub-messages';
import { readInterfaceLocale, writeInterfaceLocale } from '@/components/admin/interface-locale';
import { SiteName } from '@/components/admin/layout/site-name';
import { hubPath } from '@/lib/contract/hub-path';
import { safeNextPath } from '@/lib/contract/next-path';
import { findUser, signOut } from '@/components/admin/session';
import { useSite } from '@/components/admin/use-site';
import { watchErrors } from '@/lib/client/error-watch';
import { RequestError } from '@/lib/client/request';
import { watchFiles } from '@/lib/client/lost-files';
import { defaultLocale, locales, type Locale } from '@/lib/contract/locale';
import type { User } from '@/lib/contract/user';
import { Entrance, type Outside } from './entrance';
import styles from './hub.module.css';
import type { KindEntry } from './kinds';
import { SignedIn } from './signed-in';

type Kinds = Record<Locale, KindEntry[]>;

type State = Outside | { name: 'in'; user: User; problem?: string };

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
          <SiteName name={site.name} otherwise={words.edit.home} />
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
        <Entrance
          state={state}
          locale={locale}
          dates={site.dates}
          forgottenPath={canForget ? hubPath({ forgotten: true, next }) : undefined}
          signInPath={hubPath({ next })}
          onIn={enter}
          onOut={(notice) => setState({ name: 'out', notice })}
        >
          {children}
        </Entrance>
      )}
    </div>
  );
}

/** Goes to the path of this site that the `next` parameter names, if it does; returns whether. */
function leaveForNext(): boolean {
  const next = new URLSearchParams(window.location.search).get('next');
  const path = safeNextPath(next, window.location.origin, '');
  if (path === '' || path.startsWith('/cms-hub')) return false;
  window.location.assign(path);
  return true;
}
