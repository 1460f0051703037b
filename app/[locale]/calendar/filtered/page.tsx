import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readCalendarChoice } from '@/lib/contract/calendar';
import { localeOf, readerOf } from '../../params';
import { screenMetadata } from '../../screen-metadata';
import { CalendarPage } from '../calendar-page';

export const dynamic = 'force-dynamic';

interface FilteredCalendarProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: FilteredCalendarProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const { genre } = readCalendarChoice(readerOf(await searchParams));
  return screenMetadata(locale, 'calendar', t('title'), genre === undefined ? {} : { genre });
}

/** The calendar with a genre, a time or further pages; only the middleware leads here, with checked values. */
export default async function FilteredCalendar({ params, searchParams }: FilteredCalendarProps) {
  const asked = await searchParams;
  const choice = readCalendarChoice(readerOf(asked));
  return <CalendarPage locale={await localeOf(params)} choice={choice} />;
}
