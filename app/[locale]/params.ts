import { notFound } from 'next/navigation';
import { idParameterSchema } from '@/lib/contract/identifier';
import { isLocale, type Locale } from '@/lib/contract/locale';

/** The language of a route's parameters; a made-up one is not found. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

/** The values of a query that stand there once; readers of choices ask it by name, as they ask `URLSearchParams`. */
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

/** The id of a route's parameters; what is no id is not found. */
export async function idOf(params: Promise<{ id: string }>): Promise<number> {
  const parsed = idParameterSchema.safeParse((await params).id);
  if (!parsed.success) notFound();
  return parsed.data;
}
