import { notFound } from 'next/navigation';
import { idParameterSchema } from '@/lib/contract/identifier';
import { isLocale, type Locale } from '@/lib/contract/locale';

/** The language in a route's parameters; 404 for an unknown one. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

/** The single values of a query, read by name as with `URLSearchParams`. */
export function readerOf(query: Record<string, string | string[] | undefined>): {
  get: (name: string) => string | null;
} {
  return {
    get: (name) => {
      const value = query[name];
      return typeof value === 'string' ? value : null;
    },
  };
}

/** The id in a route's parameters; 404 for an invalid one. */
export async function idOf(params: Promise<{ id: string }>): Promise<number> {
  const parsed = idParameterSchema.safeParse((await params).id);
  if (!parsed.success) notFound();
  return parsed.data;
}
