import { getTranslations } from 'next-intl/server';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { findState } from './event-state';
import styles from './event-notice.module.css';

interface EventNoticeProps {
  locale: Locale;
  event: Event;
  /** The time at which the site's clock is stopped. */
  clock: string;
}

/** What an event is no longer: a strip that says so, with what it means for a visit. Nothing if it takes place as announced. */
export async function EventNotice({ locale, event, clock }: EventNoticeProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const state = findState(event, clock);
  if (state === undefined) return null;
  return (
    <p className={styles.notice} data-state={state}>
      <strong>{t(state)}</strong> {t(`${state}_text`)}
    </p>
  );
}
