import { getTranslations } from 'next-intl/server';
import type { EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { formatWallClock } from '@/lib/i18n/formats';
import { clock } from './event-list';
import styles from './event-facts.module.css';
import { findMark } from './event-state';

/** What one needs to know about an event, in one block: whether it takes place, when, where, price, language, access. */
export async function EventFacts({ locale, event }: { locale: Locale; event: EventDetail }) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const start = formatWallClock(event.date_start, locale, clock);
  const end =
    event.date_end && event.date_end.slice(0, 10) === event.date_start.slice(0, 10) ? event.date_end : null;
  const day = formatWallClock(event.date_start, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time =
    end === null
      ? t('clock', { time: start })
      : t('span', { start, end: formatWallClock(end, locale, clock) });
  const facts = [
    { name: t('when'), lines: [day, time] },
    { name: t('where'), lines: [event.venue?.name, event.venue?.address] },
    { name: t('genre'), lines: [event.genre?.title] },
    { name: t('price'), lines: [event.price] },
    { name: t('language'), lines: [event.language] },
    { name: t('access'), lines: [event.access, event.is_accessible ? t('accessible') : ''] },
  ].filter(({ lines }) => lines.some(Boolean));
  const mark = findMark(event.status);
  return (
    <>
      {mark && (
        <p className={styles.mark}>
          <strong>{t(mark)}</strong> {t(`${mark}_text`)}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ name, lines }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            {lines.filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
