'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { isPlainPress } from '@/lib/client/plain-press';
import { locales, type Locale } from '@/lib/contract/locale';
import { useEditing } from '../editing-context';
import { rememberPlace, takeSwitch } from '../kept-place';
import { hasPageSettings } from '../page/has-page-settings';
import { findDocumentUrl } from '../session/document-locales';
import { isWriting } from '../writing-place';
import styles from './toolbar.module.css';

/** The language being edited, and the way to the same page in the other one: a link that keeps edit mode, or to where it begins. */
export function LanguageSwitch() {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const draft = useEditorStore((state) => state.draft);
  return (
    <div role="group" aria-label={t('toolbar.language')} className={styles.languages}>
      {locales.map((locale) => {
        const url = draft === null ? undefined : findDocumentUrl(draft, locale);
        if (locale === session.locale) {
          return (
            <span key={locale} className={styles.language} aria-current="true">
              <abbr title={t(`language.${locale}`)}>{locale}</abbr>
            </span>
          );
        }
        return url === undefined ? (
          <Missing key={locale} locale={locale} />
        ) : (
          <OtherLanguage key={locale} locale={locale} url={url} />
        );
      })}
    </div>
  );
}

function OtherLanguage({ locale, url }: { locale: Locale; url: string }) {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const link = useRef<HTMLAnchorElement>(null);
  const name = t('toolbar.otherLanguage', { language: t(`language.${locale}`) });

  // Whoever came by the link of the other page is at this one, which leads back.
  useEffect(() => {
    if (takeSwitch(session) && !isWriting()) link.current?.focus({ preventScroll: true });
  }, [session]);

  function leave(): void {
    rememberPlace(session);
    // What they say is in the language that is left.
    useAlerts.setState({ alerts: [] });
  }

  return (
    <a
      ref={link}
      className={styles.language}
      href={`${url}?edit`}
      data-other-language=""
      onClick={(event) => {
        if (isPlainPress(event)) leave();
      }}
      aria-label={name}
      title={name}
    >
      {locale}
    </a>
  );
}

/** A language that the page is not in: a page begins it with its title there, in its settings. */
function Missing({ locale }: { locale: Locale }) {
  const t = useTranslations('editor');
  const canBegin = useEditorStore((state) => state.draft?.content_type === 'page' && hasPageSettings(state));
  const language = t(`language.${locale}`);
  if (!canBegin)
    return (
      <span className={styles.language} data-missing="" title={t('toolbar.noTranslation', { language })}>
        {locale}
      </span>
    );
  const name = t('toolbar.beginTranslation', { language });
  return (
    <button
      type="button"
      className={styles.language}
      data-missing=""
      aria-label={name}
      title={name}
      onClick={() => useEditorStore.setState({ panel: 'page', pageLanguage: locale })}
    >
      {locale}
    </button>
  );
}
