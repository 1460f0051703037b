import { setRequestLocale } from 'next-intl/server';
import { CalendarScreen } from '@/components/screens/calendar-screen';
import { readSettings } from '@/lib/content/reads';
import { readEvents, readGenres } from '@/lib/content/thing-reads';
import { calendarQuery, type CalendarChoice } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/contract/locale';
import { siteUrl } from '@/lib/env';
import { readScreenContent, screenUrls } from '../screen-metadata';
import { ScreenStatements } from '../screen-statements';
import { SitePage } from '../site-page';

/** The calendar, with or without filters. */
export async function CalendarPage({ locale, choice }: { locale: Locale; choice: CalendarChoice }) {
  setRequestLocale(locale);
  const [content, events, genres, settings] = await Promise.all([
    readScreenContent(locale, 'calendar'),
    readEvents(locale),
    readGenres(locale),
    readSettings(locale),
  ]);
  return (
    <SitePage locale={locale} urls={screenUrls('calendar')} query={calendarQuery(choice)}>
      <ScreenStatements locale={locale} screen="calendar" />
      <CalendarScreen
        locale={locale}
        content={content}
        events={events}
        genres={genres}
        choice={choice}
        settings={settings}
        origin={siteUrl}
      />
    </SitePage>
  );
}
