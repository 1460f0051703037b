import type { Locale } from '@/lib/contract/locale';
import { say } from '../kernel/messages';
import { getSettings } from '../public/settings';

/** What a person agrees to when subscribing; kept with the subscription as it was read. */
export async function getConsentText(locale: Locale): Promise<string> {
  const { name } = await getSettings(locale);
  return say(locale, 'newsletter.consent', { site: name });
}
