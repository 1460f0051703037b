import { z } from 'zod';

/** The site's languages, the default first (spec §2). */
export const locales = ['de', 'en'] as const;

export const localeSchema = z.enum(locales);

export type Locale = z.infer<typeof localeSchema>;

export const defaultLocale: Locale = 'de';

/** One value per language; a language without a value is absent. */
export type Localised<Value> = Partial<Record<Locale, Value>>;

/** The site's other language. */
export function otherLocale(locale: Locale): Locale {
  return locales.find((each) => each !== locale) ?? locale;
}

/** Whether a string is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return localeSchema.safeParse(value).success;
}
