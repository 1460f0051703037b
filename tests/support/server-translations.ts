import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/contract/locale';
import { getMessages as messagesOf } from '@/lib/i18n/messages';

// Stands in for `next-intl/server` in tests: there is no request from which the language could be read.

interface Options {
  locale: Locale;
  namespace?: string;
}

/** Both languages' words as the server components ask for them. */
export function getTranslations({ locale, namespace }: Options) {
  const translator = createTranslator({
    locale,
    messages: messagesOf(locale),
    timeZone: 'Europe/Berlin',
    ...(namespace === undefined ? {} : { namespace: namespace as 'site' }),
  });
  return Promise.resolve(translator);
}
