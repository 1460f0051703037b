import { getTranslations } from 'next-intl/server';
import { siteNow } from '@/lib/client/site-clock';
import { wallClockAt } from '@/lib/client/wall-clock';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { formatWallClock } from '@/lib/i18n/formats';
import { readHoursWords } from '@/lib/i18n/hours-words';
import { sayHours } from '@/lib/i18n/say-hours';
import { todaySteps, type TodayStep, type TodayWords } from './today-steps';
import styles from './today-line.module.css';

interface TodayLineProps {
  locale: Locale;
  settings: Settings;
  events: readonly Event[];
}

/**
 * The slim line on every page: what is open and on today. A page is kept while nothing on it changes, so if the clock runs, the server
 * only renders what is always true, and `followToday` replaces it by the sentence for the moment.
 */
export async function TodayLine({ locale, settings, events }: TodayLineProps) {
  const t = await getTranslations({ locale, namespace: 'site.today' });
  const words = await readWords(locale, settings);
  const now = siteNow(settings.clock);
  const isStopped = settings.clock !== '';
  const steps = todaySteps(now, { settings, events }, words);
  const isOver = steps[0]?.[1] === words.over;
  const always = isOver ? words.over : await readNeutral(locale, settings);
  const text = (isStopped && steps[0]?.[1]) || always;
  if (events.length === 0 && settings.opening_hours.length === 0 && settings.dates.start === null)
    return null;
  return (
    <aside className={styles.line} aria-label={t('label')} data-day-line="">
      <a
        href={screenPath(locale, isOver ? 'artworks-and-map' : 'calendar')}
        {...(isStopped || isOver ? {} : stepsOf(steps, always))}
      >
        {text}
      </a>
    </aside>
  );
}

/** Today's opening hours as a sentence; nothing if there are no hours. */
export async function OpenToday({ locale, settings }: Pick<TodayLineProps, 'locale' | 'settings'>) {
  if (settings.opening_hours.length === 0) return null;
  const words = await readWords(locale, settings);
  const steps = todaySteps(siteNow(settings.clock), { settings, events: [] }, words);
  const isStopped = settings.clock !== '';
  const always = steps[0]?.[1] === words.over ? words.over : await readNeutral(locale, settings);
  const text = (isStopped && steps[0]?.[1]) || always;
  return (
    <p className={styles.open} {...(isStopped ? {} : stepsOf(steps, always))}>
      {text}
    </p>
  );
}

/** What `followToday` puts in the place of a sentence, and the sentence that is always true. */
function stepsOf(steps: readonly TodayStep[], always: string) {
  return { 'data-today': JSON.stringify(steps), 'data-always': always };
}

const longDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** What is true at any moment until the end: when it begins, else the hours of the week, else the link to the events. */
async function readNeutral(locale: Locale, { dates, opening_hours }: Settings) {
  const t = await getTranslations({ locale, namespace: 'site' });
  if (dates.start !== null && wallClockAt(siteNow()).date < dates.start)
    return t('today.from', { day: formatWallClock(dates.start, locale, longDay) });
  const lines = sayHours(opening_hours, await readHoursWords(locale));
  return lines.join(', ') || t('today.programme');
}

async function readWords(locale: Locale, { name, dates }: Settings): Promise<TodayWords> {
  const t = await getTranslations({ locale, namespace: 'site.today' });
  const weekdayName = await getTranslations({ locale, namespace: 'site.weekdays' });
  const clock = (minutes: number) => {
    const rest = minutes % 60;
    const hour = Math.floor(minutes / 60) % 24 || (minutes === 1440 ? 24 : 0);
    return locale === 'de' && rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, '0')}`;
  };
  return {
    clock,
    span: ({ opens, closes }) => t('span', { opens: clock(opens), closes: clock(closes) }),
    open: (hours) => t('open', { hours }),
    closed: t('closed'),
    closedNow: t('closed_now'),
    again: ({ days, weekday, time }) =>
      days === 1 ? t('again_tomorrow', { time }) : t('again', { day: weekdayName(weekday), time }),
    events: (count) => t('events', { count }),
    next: (what, time) => t('next', { what, time }),
    until: (days) =>
      t('until', {
        days,
        day: dates.start === null ? '' : formatWallClock(dates.start, locale, longDay),
      }),
    over: t('over', { name, day: dates.end === null ? '' : formatWallClock(dates.end, locale, longDay) }),
  };
}
