'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { SectionView } from '@/components/modules/section-view';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import { timeZone } from '@/lib/site';

interface LanguageProps {
  locale: Locale;
  messages: ComponentProps<typeof NextIntlClientProvider>['messages'];
  sections: readonly { name: string; section: Section }[];
  className: string;
  nameClassName: string;
}

/** Samples in one language, whatever the language of the page. */
export function Samples({ locale, messages, sections, className, nameClassName }: LanguageProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {sections.map(({ name, section }) => (
        <div key={section.id} className={className}>
          <p className={nameClassName}>{name}</p>
          <div lang={locale}>
            <SectionView section={section} locale={locale} />
          </div>
        </div>
      ))}
    </NextIntlClientProvider>
  );
}
