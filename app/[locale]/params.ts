import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/lib/contract/locale';

/** The language of a route's parameters; a made-up one is not found. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
