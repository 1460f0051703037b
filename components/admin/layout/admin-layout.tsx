'use client';

import { useEffect, useRef, useState } from 'react';
import {
  useGetIdentity,
  useLocaleState,
  useLogout,
  useNotify,
  useResourceDefinitions,
  useTranslate,
  type CoreLayoutProps,
} from 'ra-core';
import { NavLink, useLocation } from 'react-router-dom';
import { SignInDialog } from '../sign-in-dialog';
import { useInterfaceLocale } from '../use-interface-locale';
import { useSite } from '../use-site';
import { LanguageSwitch } from './language-switch';
import { Messages } from './messages';
import { QuickFind } from './quick-find';
import { resourceGroups } from './resource-groups';
import { SiteName } from './site-name';
import styles from './admin-layout.module.css';
import { useScreenFocus } from './use-screen-focus';

/** The admin's frame: a dark column with all its parts (a drawer on small screens), and the content. */
export function AdminLayout({ children }: CoreLayoutProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const site = useSite(useInterfaceLocale());
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const opener = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  useScreenFocus(main);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  useEffect(() => setOpen(false), [location.pathname]);

  return (
    <div
      className={`house ${styles.frame}`}
      lang={locale}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <a className={styles.skip} href="#admin-content">
        {translate('admin.navigation.skip')}
      </a>
      <header className={styles.side}>
        <div className={styles.brand}>
          <NavLink to="/" end>
            <SiteName name={site.name} otherwise={translate('admin.title')} />
          </NavLink>
          <button
            type="button"
            ref={opener}
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls="admin-areas"
            onClick={() => setOpen(!isOpen)}
          >
            {translate(isOpen ? 'admin.navigation.close' : 'admin.navigation.open')}
          </button>
        </div>
        <div id="admin-areas" className={isOpen ? styles.areasOpen : styles.areas}>
          <div>
            <QuickFind />
            <Areas />
          </div>
          <Account />
        </div>
      </header>
      <main ref={main} id="admin-content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <SignInDialog />
      <Messages />
    </div>
  );
}

function Areas() {
  const translate = useTranslate();
  const resources = useResourceDefinitions();
  const { identity } = useGetIdentity();
  const features: unknown = identity?.['features'];
  const hasDeadLinks = Array.isArray(features) && features.includes('dead-links');
  return (
    <nav aria-label={translate('admin.navigation.label')}>
      {[...resourceGroups].map(([group, names]) => {
        const open = names.filter((name) => resources[name] !== undefined);
        if (open.length === 0) return null;
        return (
          <div key={group} className={styles.group}>
            <p>{translate(`admin.navigation.groups.${group}`)}</p>
            <ul>
              {open.map((name) => (
                <li key={name}>
                  <NavLink to={`/${name}`}>{translate(`resources.${name}.name`, { smart_count: 2 })}</NavLink>
                </li>
              ))}
              {group === 'content' && (
                <li>
                  <NavLink to="/translations">{translate('admin.translations.title')}</NavLink>
                </li>
              )}
              {group === 'content' && hasDeadLinks && (
                <li>
                  <NavLink to="/links">{translate('admin.links.title')}</NavLink>
                </li>
              )}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Account() {
  const translate = useTranslate();
  const logout = useLogout();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const [locale] = useLocaleState();

  function signOut() {
    logout().catch(() => notify('admin.navigation.not_signed_out', { type: 'error' }));
  }

  return (
    <div className={styles.account}>
      <LanguageSwitch />
      <a href="/cms-hub">{translate('admin.navigation.hub')}</a>
      <a href={`/${locale}`}>{translate('admin.navigation.site')}</a>
      <p className={styles.who}>{identity?.fullName}</p>
      <button type="button" onClick={signOut}>
        {translate('admin.navigation.sign_out')}
      </button>
    </div>
  );
}
