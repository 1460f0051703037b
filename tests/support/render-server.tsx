import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { Locale } from '@/lib/contract/locale';
import { getMessages } from '@/lib/i18n/messages';

/** What a server component makes, with all that it waits for, in the document of the test. */
export async function renderServer(element: ReactNode, locale: Locale = 'de'): Promise<HTMLElement> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale={locale} messages={getMessages(locale)} timeZone="Europe/Berlin">
      {element}
    </NextIntlClientProvider>,
  );
  document.body.innerHTML = await new Response(prelude).text();
  return document.body;
}
