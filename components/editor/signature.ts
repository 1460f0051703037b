import type { Locale } from '@/lib/contract/locale';

/** Languages of a version, in short: "DE + EN". */
export function languagesOf(locales: readonly Locale[]): string {
  return locales.map((locale) => locale.toUpperCase()).join(' + ');
}

/** Author and time below a version or a step; without an author, as in the demo, only the time. */
export function signatureOf(user: string, time: string): string {
  return [user, time].filter((part) => part !== '').join(', ');
}
