import type { TranslateFunction } from 'ra-core';
import type { Locale } from '@/lib/contract/locale';

/** What one record of a resource is called inside of a sentence: English writes it small there, German does not. */
export function nameInSentence(translate: TranslateFunction, resource: string, locale: Locale): string {
  const name = translate(`resources.${resource}.name`, { smart_count: 1 });
  return locale === 'en' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
