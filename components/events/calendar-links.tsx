import { getTranslations } from 'next-intl/server';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { toCalendarEntry } from '@/lib/calendar/entry';
import { calendarProviders, findCalendarAddress } from '@/lib/calendar/export';
import styles from './calendar-links.module.css';

/** Proper names in every language. */
const names = { google: 'Google', outlook: 'Outlook', yahoo: 'Yahoo', apple: 'Apple' } as const;

/** Adds an event to the visitor's own calendar, with four choices (spec §4); plain links, so that it works without script. */
export async function CalendarLinks({ locale, event }: { locale: Locale; event: EventDetail }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const entry = toCalendarEntry(event);
  const links = calendarProviders.flatMap((provider) => {
    const address = findCalendarAddress(provider, entry);
    return address === null ? [] : [{ provider, address }];
  });
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('calendar.export')} className={styles.export}>
      <p aria-hidden="true">{t('calendar.export')}</p>
      <ul role="list">
        {links.map(({ provider, address }) => (
          <li key={provider}>
            {provider === 'apple' ? (
              <a href={address} download={`${event.slug || event.id}.ics`}>
                {names[provider]} (.ics)
              </a>
            ) : (
              <a href={address} target="_blank" rel="noopener noreferrer">
                {names[provider]}
                <VisuallyHidden> ({t('footer.new_tab')})</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
