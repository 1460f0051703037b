'use client';

import { useState } from 'react';
import { useLocaleState, useTranslate } from 'ra-core';
import { readAdminPath } from '@/lib/contract/admin-paths';
import { hubPath } from '@/lib/contract/hub-path';
import { isLocale } from '@/lib/contract/locale';
import { hubMessages } from './hub-messages';
import { LanguageSwitch } from './layout/language-switch';
import { SiteName } from './layout/site-name';
import { safeNextPath } from '@/lib/contract/next-path';
import { SignInForm } from './sign-in-form';
import { useSite } from './use-site';
import styles from './login-page.module.css';

/** The admin's sign-in, with the same endpoint as the hub's; afterwards it leads to the requested screen. */
export function LoginPage() {
  const translate = useTranslate();
  const [asked] = useLocaleState();
  const locale = isLocale(asked) ? asked : 'de';
  const words = hubMessages[locale].sign_in;
  const site = useSite(locale);
  const [target] = useState(() => askedScreen());

  return (
    <div className={`house ${styles.page}`} lang={locale}>
      <title>{site.name === '' ? words.title : `${words.title} – ${site.name}`}</title>
      <header className={styles.bar}>
        <a href={`/${locale}`}>
          <SiteName name={site.name} otherwise={hubMessages[locale].edit.home} />
        </a>
        <LanguageSwitch />
      </header>
      <main className={styles.door}>
        <div className={styles.poster} aria-hidden="true">
          <p>{translate('admin.title')}</p>
        </div>
        <div className={styles.form}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <SignInForm
            locale={locale}
            forgottenPath={hubPath({ forgotten: true, next: target })}
            // A full page load, so that nothing of a former session is left in the caches.
            onSignedIn={() => window.location.assign(target)}
          />
        </div>
      </main>
    </div>
  );
}

/** react-admin stores the screen that needed a sign-in in the history's state; it is a path below /admin. */
function askedScreen(): string {
  const state: unknown = window.history.state;
  const inner = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
  if (typeof inner !== 'object' || inner === null || !('nextPathname' in inner)) return '/admin';
  const search = 'nextSearch' in inner && typeof inner.nextSearch === 'string' ? inner.nextSearch : '';
  const path = String(inner.nextPathname);
  const below = readAdminPath(path) === null ? `/admin${path}` : path;
  return safeNextPath(`${below}${search}`, window.location.origin, '/admin');
}
