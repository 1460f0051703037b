import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localeOf } from '../../../../params';
import { screenMetadata } from '../../../../screen-metadata';
import { CalendarPage } from '../../../calendar-page';

export const dynamic = 'force-dynamic';

interface FilteredCalendarProps {
  params: Promise<{ locale: string; genre: string; page: string }>;
}

export async function generateMetadata({ params }: FilteredCalendarProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  return screenMetadata(locale, 'calendar', t('title'));
}

/** A genre or further pages of the calendar; only the middleware leads here, with values that it has checked. */
export default async function FilteredCalendar({ params }: FilteredCalendarProps) {
  const { genre, page } = await params;
  return (
    <CalendarPage
      locale={await localeOf(params)}
      genre={genre === 'all' ? undefined : genre}
      shownPages={Number(page)}
    />
  );
}
