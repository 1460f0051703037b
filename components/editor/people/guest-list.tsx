'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { useEditing } from '../editing-context';
import { reveal } from '../reveal';
import { nameOf } from '../session/excerpt';
import { type Guest, listGuests } from './guests';
import styles from './people.module.css';

/** Other people with the page open, in the bar. A press leads to where somebody is. */
export function GuestList() {
  const t = useTranslations('editor.people');
  const people = useEditorStore((state) => state.people);
  const guests = listGuests(people);
  if (guests.length === 0) return null;
  return (
    <ul
      className={styles.list}
      style={{ '--guests': guests.length } as CSSProperties}
      aria-label={t('label')}
    >
      {guests.map((guest) => (
        <li key={`${guest.isYou} ${guest.user}`}>
          <GuestEntry guest={guest} />
        </li>
      ))}
    </ul>
  );
}

function GuestEntry({ guest }: { guest: Guest }) {
  const t = useTranslations('editor.people');
  const { session } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  const place = guest.blocks
    .map((block) => findModule(sections, session.identities.toEditorId(block)))
    .find((module) => module !== null);
  const name = guest.isYou ? t('you') : guest.user;
  const style = { '--guest': guest.colour } as CSSProperties;
  if (place === undefined) {
    return (
      <span className={styles.guest} style={style}>
        {name}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.guest}
      style={style}
      aria-label={t('at', { name, block: nameOf(place, session) })}
      title={t('at', { name, block: nameOf(place, session) })}
      onClick={() => reveal(place.id)}
    >
      {name}
    </button>
  );
}
