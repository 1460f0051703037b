import type { Locale } from '@/lib/contract/locale';
import { siteName } from '@/lib/site';
import { say } from '../http/messages';

/** What a person agrees to when subscribing; kept with the subscription as it was read. */
export function getConsentText(locale: Locale): string {
  return say(locale, 'newsletter.consent', { site: siteName });
}
