import { getTranslations } from 'next-intl/server';
import { KeepButton, keptEvent } from '@/components/programme/keep-button';
import { FactLine } from '@/components/ui/fact-line';
import { smallRendition } from '@/components/ui/small-rendition';
import { endOf } from '@/lib/client/event-days';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { keepHyphens } from '@/lib/i18n/keep-hyphens';
import styles from './event-row.module.css';
import { formatShortDay } from './short-day';
import { findMark } from './event-state';
import { GenreLabel } from './genre-label';

interface EventRowProps {
  locale: Locale;
  event: Event;
  /** Fragment of links to it. */
  anchor?: string | undefined;
  /** Further events of the same name, which it names by their days. */
  others?: readonly Event[] | undefined;
  /** Whether its picture is seen where there is room, and not only when it is pointed at. */
  isPictured?: boolean;
}

/** Width in pixels of its picture, sharp on dense displays. */
const pictureWidth = 480;

/** One event of the programme: time, name, genre, venue, price, registration and access. Its picture is loaded when it is seen or pointed at. */
export async function EventRow({ locale, event, anchor, others = [], isPictured = false }: EventRowProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const mark = findMark(event.status);
  const picture = event.image_obj && smallRendition(event.image_obj, pictureWidth);
  const isRegistered =
    event.ticket_link_url?.startsWith('mailto:') === true && !event.price.includes(t('registration'));
  const terms = [
    event.price,
    isRegistered ? t('registration') : '',
    event.language === t('usual_language') ? '' : event.language,
  ].filter(Boolean);
  return (
    <li
      className={styles.row}
      data-off={mark === 'cancelled' || undefined}
      data-pictured={isPictured && picture ? '' : undefined}
      data-ends={endOf(others.at(-1) ?? event)}
    >
      <time className={styles.time} dateTime={event.date_start}>
        {t('clock', { time: formatWallClock(event.date_start, locale, clock) })}
      </time>
      <div className={styles.what}>
        <a href={event.url} id={anchor} className={styles.title}>
          {event.title}
        </a>
        {event.subtitle && <p>{keepHyphens(event.subtitle)}</p>}
        {others.length > 0 && (
          <p>
            {t.rich('also', {
              days: () => others.map(({ date_start }) => formatShortDay(date_start, locale)).join(', '),
            })}
          </p>
        )}
        {mark && <p className={styles.mark}>{t(mark)}</p>}
      </div>
      <div className={styles.facts}>
        {event.genre && <GenreLabel title={event.genre.title} colour={event.genre.colour} />}
        {event.venue && <p className={styles.venue}>{event.venue.name}</p>}
        <FactLine facts={terms} />
        {event.is_accessible && <p className={styles.access}>{t('step_free')}</p>}
      </div>
      {picture && (
        <img
          src={picture}
          alt=""
          width={240}
          height={180}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <div className={styles.keep}>
        <KeepButton locale={locale} thing={keptEvent(event)} />
      </div>
    </li>
  );
}
