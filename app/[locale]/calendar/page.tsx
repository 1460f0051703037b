import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localeOf } from '../params';
import { screenMetadata } from '../screen-metadata';
import { CalendarPage } from './calendar-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface WholeCalendarProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: WholeCalendarProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  return screenMetadata(locale, 'calendar', t('title'));
}

export default async function WholeCalendar({ params }: WholeCalendarProps) {
  return <CalendarPage locale={await localeOf(params)} choice={{ page: 1 }} />;
}
