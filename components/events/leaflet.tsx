import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import { formatDays, formatWallClock } from '@/lib/i18n/formats';
import styles from './leaflet.module.css';

interface LeafletProps {
  locale: Locale;
  days: { first: string; last: string };
  settings: Settings;
  /** The site's logo. */
  mark: ReactNode;
}

/**
 * The outer side of the printed programme, a sheet folded once: its title on the right and its back, with address and hours, on the left.
 * Not shown on screens.
 */
export async function Leaflet({ locale, days: { first, last }, settings, mark }: LeafletProps) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const one: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  // A month is given with 31 days, whatever it has.
  const isMonth = first.endsWith('-01') && last === `${first.slice(0, 7)}-31`;
  const span = isMonth
    ? formatWallClock(first, locale, { month: 'long', year: 'numeric' })
    : first === last
      ? formatWallClock(first, locale, one)
      : formatDays(first, last, locale);
  const { address, opening } = settings.footer;
  return (
    <div className={styles.outside} aria-hidden="true">
      <div className={styles.back}>
        {[opening, address].map((text) => text !== '' && <p key={text}>{text}</p>)}
      </div>
      <div className={styles.front}>
        <p>{mark}</p>
        <p className={styles.title}>{t('calendar.leaflet')}</p>
        <div className={styles.river} />
        <p>{span}</p>
      </div>
    </div>
  );
}
