import { useLocaleState } from 'ra-core';
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/locale';

/** The language that the admin is shown in. */
export function useInterfaceLocale(): Locale {
  const [locale] = useLocaleState();
  return isLocale(locale) ? locale : defaultLocale;
}
