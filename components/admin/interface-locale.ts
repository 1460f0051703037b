import { defaultLocale, isLocale, type Locale } from '@/lib/contract/locale';

const key = 'litfass-interface-locale';

/** The language of hub and admin: the person's choice in this browser, else the browser's if we have it, else German. */
export function readInterfaceLocale(): Locale {
  try {
    const stored = localStorage.getItem(key);
    if (isLocale(stored)) return stored;
  } catch {
    // Storage may be unavailable (private windows); the browser's language decides then.
  }
  const asked = navigator.language.slice(0, 2);
  return isLocale(asked) ? asked : defaultLocale;
}

/** Stores the chosen language in this browser and sets it on the document. */
export function writeInterfaceLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(key, locale);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
