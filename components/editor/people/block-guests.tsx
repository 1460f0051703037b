'use client';

import { useTranslations } from 'next-intl';
import { memo, type CSSProperties } from 'react';
import { useBlockStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import { listGuests } from './guests';
import styles from './people.module.css';

/**
 * Other people at a block or section: their names in their colour, and an edge beside it. It is above the page, so nothing moves; for a
 * section, which is as wide as the page, it is inside.
 */
export const BlockGuests = memo(function BlockGuests({
  id,
  inside = false,
}: {
  id: number;
  inside?: boolean;
}) {
  const t = useTranslations('editor.people');
  const { session } = useEditing();
  const people = useBlockStore((state) => {
    const place = state.people.length === 0 ? null : session.identities.findServerId(id);
    return place !== null && state.people.some(({ block }) => block === place) ? state.people : null;
  });
  const place = session.identities.findServerId(id);
  if (people === null || place === null) return null;
  const guests = listGuests(people).filter(({ blocks }) => blocks.includes(place));
  const style = { '--guest': guests[0]?.colour } as CSSProperties;
  return (
    <div className={styles.edge} style={style} data-inside={inside || undefined} data-editor-layer="">
      <span className={styles.names}>
        {guests.map(({ user, isYou, colour }) => (
          <span key={`${isYou} ${user}`} style={{ '--guest': colour } as CSSProperties}>
            {isYou ? t('you') : user}
          </span>
        ))}
      </span>
    </div>
  );
});
