import { notFound } from 'next/navigation';
import { idParameterSchema } from '@/lib/contract/identifier';
import { isLocale, type Locale } from '@/lib/contract/locale';

/** The language of a route's parameters; a made-up one is not found. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

/** The id of a route's parameters; what is no id is not found. */
export async function idOf(params: Promise<{ id: string }>): Promise<number> {
  const parsed = idParameterSchema.safeParse((await params).id);
  if (!parsed.success) notFound();
  return parsed.data;
}
