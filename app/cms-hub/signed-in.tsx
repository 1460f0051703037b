'use client';

import type { ReactNode } from 'react';
import { ClockNote } from '@/components/admin/clock-note';
import { hubMessages } from '@/components/admin/hub-messages';
import type { Locale } from '@/lib/contract/locale';
import type { User } from '@/lib/contract/user';
import { Connection } from './connection';
import { DateForm } from './date-form';
import { EditLinks } from './edit-links';
import styles from './hub.module.css';
import type { KindEntry } from './kinds';

interface SignedInProps {
  user: User;
  locale: Locale;
  kinds: readonly KindEntry[];
}

/** Where somebody who is signed in goes on from: the admin, the pages, the site on a date, and the gallery of blocks. */
export function SignedIn({ user, locale, kinds }: SignedInProps) {
  const words = hubMessages[locale];
  const [before, after] = greeting(locale);
  const offers = (feature: string) => user.features?.includes(feature) === true;
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
      <HubSection name="admin" words={words.admin}>
        <ul className={styles.menus}>
          {user.admin_menus.map((menu) => (
            <li key={menu.url}>
              <a href={menu.url}>{menu.title}</a>
            </li>
          ))}
          {offers('translations') && (
            <li>
              <a href="/admin/translations">{words.admin.translations}</a>
            </li>
          )}
          {offers('dead-links') && (
            <li>
              <a href="/admin/links">{words.admin.links}</a>
            </li>
          )}
        </ul>
        {user.admin_menus.length === 0 && <p>{words.admin.empty}</p>}
      </HubSection>
      <HubSection name="edit" words={words.edit}>
        <EditLinks locale={locale} />
      </HubSection>
      {offers('schedule') && (
        <HubSection name="date" words={words.on_a_date}>
          <DateForm locale={locale} />
        </HubSection>
      )}
      <HubSection
        name="gallery"
        words={words.gallery}
        link={<a href={`/cms-hub/gallery/${locale}`}>{words.gallery.show}</a>}
      >
        <ul className={styles.kinds}>
          {kinds.map((entry) => (
            <li key={entry.kind}>
              <a href={`/cms-hub/gallery/${locale}#${entry.kind}`}>{entry.label}</a>
              <p>{entry.description}</p>
            </li>
          ))}
        </ul>
      </HubSection>
    </main>
  );
}

interface HubSectionProps {
  name: string;
  words: { title: string; lead: string };
  /** Stands below the lead. */
  link?: ReactNode;
  children: ReactNode;
}

function HubSection({ name, words, link, children }: HubSectionProps) {
  const id = `hub-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.intro}>
        <h2 id={id}>{words.title}</h2>
        <p>{words.lead}</p>
        {link !== undefined && <p>{link}</p>}
      </div>
      {children}
    </section>
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
