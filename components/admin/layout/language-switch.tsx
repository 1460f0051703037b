'use client';

import { useLocaleState, useTranslate } from 'ra-core';
import { locales } from '@/lib/contract/locale';
import { writeInterfaceLocale } from '../interface-locale';
import styles from './admin-layout.module.css';

/** German or English for the admin itself; the hub remembers the same choice. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const [current, setLocale] = useLocaleState();
  return (
    <div role="group" aria-label={translate('admin.navigation.language')} className={styles.languages}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={translate(`admin.languages.${locale}`)}
          aria-pressed={locale === current}
          onClick={() => {
            writeInterfaceLocale(locale);
            setLocale(locale);
          }}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
