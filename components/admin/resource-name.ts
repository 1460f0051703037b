import type { TranslateFunction } from 'ra-core';
import type { Locale } from '@/lib/contract/locale';

/** The name of a resource's record within a sentence: English writes it in lower case, German does not. */
export function nameInSentence(translate: TranslateFunction, resource: string, locale: Locale): string {
  const name = translate(`resources.${resource}.name`, { smart_count: 1 });
  return locale === 'en' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
