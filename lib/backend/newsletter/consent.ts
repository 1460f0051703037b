import type { Locale } from '@/lib/contract/locale';
import { say } from '../kernel/messages';
import { getSettings } from '../public/settings';

/** The text that subscribers consent to; stored with each subscription as it was shown. */
export async function getConsentText(locale: Locale): Promise<string> {
  const { name } = await getSettings(locale);
  return say(locale, 'newsletter.consent', { site: name });
}
