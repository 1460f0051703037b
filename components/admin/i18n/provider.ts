import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'ra-core';
import { isLocale, type Locale } from '@/lib/contract/locale';
import deAdmin from '@/messages/de/admin.json';
import enAdmin from '@/messages/en/admin.json';
import { germanMessages } from './german';

/** Our messages under `admin`; names of resources and fields also where react-admin looks for them (`resources.<name>`). */
const words = {
  de: { ...germanMessages, admin: deAdmin, resources: deAdmin.resources },
  en: { ...englishMessages, admin: enAdmin, resources: enAdmin.resources },
} as const;

/** react-admin's translations in German and English, starting with `locale`. */
export function buildI18nProvider(locale: Locale): I18nProvider {
  return polyglotI18nProvider(
    (asked) => words[isLocale(asked) ? asked : 'de'],
    locale,
    [
      { locale: 'de', name: deAdmin.languages.de },
      { locale: 'en', name: enAdmin.languages.en },
    ],
    // Tests find missing keys (labels.test.ts); react-admin also asks for optional ones.
    { allowMissing: true },
  );
}
