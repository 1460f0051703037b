import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '@/lib/contract/locale';
import { timeZone } from '@/lib/site';
import { getMessages } from './messages';

/** The configuration of next-intl per request: language, messages, time zone (spec §2, §9). */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const asked = locale ?? (await requestLocale);
  const chosen = isLocale(asked) ? asked : defaultLocale;
  return { locale: chosen, messages: getMessages(chosen), timeZone };
});
