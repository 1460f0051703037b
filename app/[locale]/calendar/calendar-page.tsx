import { setRequestLocale } from 'next-intl/server';
import { CalendarScreen } from '@/components/screens/calendar-screen';
import { readCalendar, readGenres } from '@/lib/content/thing-reads';
import type { Locale } from '@/lib/contract/locale';
import { readScreenContent, screenUrls } from '../screen-metadata';
import { SitePage } from '../site-page';

interface CalendarPageProps {
  locale: Locale;
  genre?: string | undefined;
  shownPages: number;
}

/** The calendar, whole or filtered. */
export async function CalendarPage({ locale, genre, shownPages }: CalendarPageProps) {
  setRequestLocale(locale);
  const [content, calendar, genres] = await Promise.all([
    readScreenContent(locale, 'calendar'),
    readCalendar(locale, genre, shownPages),
    readGenres(locale),
  ]);
  return (
    <SitePage locale={locale} urls={screenUrls('calendar')}>
      <CalendarScreen
        locale={locale}
        content={content}
        events={calendar.events}
        hasMore={calendar.hasMore}
        genres={genres}
        genre={genre}
        shownPages={shownPages}
      />
    </SitePage>
  );
}
