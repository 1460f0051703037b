import { getTranslations } from 'next-intl/server';
import { smallRendition } from '@/components/ui/small-rendition';
import { endOf, isHeld, splitByTime } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import styles from './menu-event.module.css';

/** The next event with a picture, which is loaded when the menu opens. */
export async function MenuEvent({
  locale,
  events,
  clock: stands,
}: {
  locale: Locale;
  events: readonly Event[];
  clock: string;
}) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const next = splitByTime(events, siteNow(stands)).coming.find((event) => event.image_obj && isHeld(event));
  if (!next?.image_obj) return null;
  const day = formatWallClock(next.date_start, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = t('calendar.clock', { time: formatWallClock(next.date_start, locale, clock) });
  return (
    <div className={styles.next} data-coming={stands === '' ? 'live' : undefined}>
      <a href={next.url} className={styles.event} data-ends={endOf(next)}>
        <img src={smallRendition(next.image_obj, 640)} alt="" width={480} height={270} loading="lazy" />
        <span>
          {t('header.next')}: {[day, time].join(', ')}
        </span>
        <b>{next.title}</b>
      </a>
    </div>
  );
}
