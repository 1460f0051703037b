import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import type { Production } from '@/lib/contract/production';
import { Bookmark } from './bookmark';
import type { Kept } from './kept';
import styles from './keep-button.module.css';

/** The bookmark of an event. */
export function keptEvent(event: Event): Kept {
  const { id, title, url, date_start, date_end, venue, status, genre, price, is_accessible } = event;
  return {
    kind: 'event',
    id,
    title,
    url,
    start: date_start,
    end: date_end,
    place: venue?.name ?? '',
    status,
    genre: genre && { title: genre.title, colour: genre.colour },
    price,
    isStepFree: is_accessible,
  };
}

/** The bookmark of an artwork. */
export function keptArtwork({ id, name, url, venues }: Production): Kept {
  return {
    kind: 'production',
    id,
    title: name,
    url,
    start: null,
    end: null,
    place: venues[0]?.name ?? '',
    status: '',
    genre: null,
    price: '',
    isStepFree: false,
  };
}

/** Bookmarks something for the visitor's own programme. A short script in the page does it (`keepScript`); without script it is hidden. */
export async function KeepButton({
  locale,
  thing,
  variant = 'icon',
}: {
  locale: Locale;
  thing: Kept;
  /** `slab` has a text. */
  variant?: 'icon' | 'slab';
}) {
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  return (
    <button
      type="button"
      className={classNames(styles.keep, variant === 'slab' && buttonClass({ shape: 'slant' }))}
      data-variant={variant}
      data-keep={JSON.stringify(thing)}
      aria-pressed="false"
      aria-label={t('keep', { title: thing.title })}
      // Only the browser knows what is bookmarked, and shows it before the framework is loaded.
      suppressHydrationWarning
    >
      <Bookmark />
      {variant === 'slab' && <span>{t('keep_short')}</span>}
    </button>
  );
}
