'use client';

import { useSyncExternalStore } from 'react';
import { administratorResources } from '@/lib/contract/admin';
import { adminPath } from '@/lib/contract/admin-paths';
import { defaultLocale, type Locale } from '@/lib/contract/locale';
import de from '@/messages/de/admin.json';
import en from '@/messages/en/admin.json';
import { readInterfaceLocale } from './interface-locale';
import { useSite } from './use-site';
import styles from './layout/admin-layout.module.css';
import { resourceGroups } from './layout/resource-groups';
import { SiteName } from './layout/site-name';

const words = { de, en };

/** Parts of the admin that every account has; it is not known yet who is signed in. */
const everybodysGroups = [...resourceGroups]
  .map(([group, names]) => ({ group, names: names.filter((name) => !administratorResources.includes(name)) }))
  .filter(({ names }) => names.length > 0);

/** The language cannot change while this is shown. */
const subscribe = () => () => undefined;

/**
 * Shown until the admin has loaded and knows who is signed in: its frame with the parts of the admin as links in their places, so that
 * nothing jumps. The server sends it as part of the page.
 */
export function AdminWait() {
  const locale = useSyncExternalStore<Locale>(subscribe, readInterfaceLocale, () => defaultLocale);
  const site = useSite(locale);
  const { title, loading, no_script, navigation, resources } = words[locale];
  return (
    <div className={`house ${styles.frame}`} lang={locale}>
      <header className={styles.side}>
        <div className={styles.brand}>
          <a href="/admin">
            <SiteName name={site.name} otherwise={title} />
          </a>
        </div>
        <div className={styles.areas}>
          <nav aria-label={navigation.label}>
            {everybodysGroups.map(({ group, names }) => (
              <div key={group} className={styles.group}>
                <p>{navigation.groups[group]}</p>
                <ul>
                  {names.map((name) => (
                    <li key={name}>
                      <a href={adminPath(name)}>{resources[name].name.split(' |||| ')[1]}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      </header>
      <main className={styles.content}>
        <p role="status">{loading}</p>
        <noscript>{no_script}</noscript>
      </main>
    </div>
  );
}
