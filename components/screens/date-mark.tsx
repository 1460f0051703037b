import { getTranslations } from 'next-intl/server';
import { DateLinks } from '@/components/site/date-links';
import { MomentField } from '@/components/ui/moment-field';
import { siteNow } from '@/lib/client/site-clock';
import type { Locale } from '@/lib/contract/locale';
import { onParameter } from '@/lib/contract/on-a-date';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import styles from './date-mark.module.css';

/** The name of a page on a date, for its title. */
export async function momentName(locale: Locale, moment: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site.dated' });
  return t('name', { time: readableMoment(locale, moment) });
}

/** A moment on the site's clock, formatted. */
export function readableMoment(locale: Locale, moment: string): string {
  return formatWallClock(moment, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clock,
  });
}

interface DateMarkProps {
  locale: Locale;
  /** Null for an invalid moment. */
  moment: string | null;
  /** Number of publishings planned until then. */
  plans: number;
}

/**
 * Tells above the page as of which moment it is shown, with links to another one and back. It works without script, except that links do
 * not keep the moment.
 */
export async function DateMark({ locale, moment, plans }: DateMarkProps) {
  const t = await getTranslations({ locale, namespace: 'site.dated' });
  const isPast = moment !== null && siteNow(moment).getTime() < siteNow().getTime();
  return (
    <aside className={styles.mark} aria-label={t('label')}>
      <b className={styles.moment}>{moment === null ? t('never') : readableMoment(locale, moment)}</b>
      <details className={styles.more} open={moment === null}>
        <summary>{t('change')}</summary>
        <div className={styles.panel}>
          {moment === null && <p>{t('never_text')}</p>}
          {moment !== null && (
            <>
              <p>{t('about')}</p>
              <p>{t('plans', { count: plans })}</p>
              {isPast && <p>{t('past')}</p>}
            </>
          )}
          <form className={styles.form}>
            <MomentField
              label={t('moment')}
              name={onParameter}
              wrong={t('never_text')}
              defaultValue={moment ?? undefined}
            />
            <button type="submit">{t('show')}</button>
          </form>
        </div>
      </details>
      <a href="?" data-leaves-date="">
        {t('leave')}
      </a>
      {moment !== null && <DateLinks moment={moment} />}
    </aside>
  );
}
