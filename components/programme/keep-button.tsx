import { getTranslations } from 'next-intl/server';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import type { Production } from '@/lib/contract/production';
import { Bookmark } from './bookmark';
import type { Kept } from './kept';
import styles from './keep-button.module.css';

/** What is kept of an event. */
export function keptEvent({ id, title, url, date_start, date_end, venue, status }: Event): Kept {
  const place = venue?.name ?? '';
  return { kind: 'event', id, title, url, start: date_start, end: date_end, place, status };
}

/** What is kept of an artwork. */
export function keptArtwork({ id, name, url, venues }: Production): Kept {
  const place = venues[0]?.name ?? '';
  return { kind: 'production', id, title: name, url, start: null, end: null, place, status: '' };
}

/** Marks something for the visitor's own programme. A script of a few lines in the page does it (`keepScript`); without script it is not there. */
export async function KeepButton({
  locale,
  thing,
  variant = 'icon',
}: {
  locale: Locale;
  thing: Kept;
  /** `slab` says what it does. */
  variant?: 'icon' | 'slab';
}) {
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  return (
    <button
      type="button"
      className={styles.keep}
      data-variant={variant}
      data-keep={JSON.stringify(thing)}
      aria-pressed="false"
      aria-label={t('keep', { title: thing.title })}
      // What is marked is known to the browser alone, and said before the framework comes.
      suppressHydrationWarning
    >
      <Bookmark />
      {variant === 'slab' && <span>{t('keep_short')}</span>}
    </button>
  );
}
