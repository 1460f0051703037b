'use client';

import { useTranslations } from 'next-intl';
import { useEditorStore } from '@/lib/client/editor-store';
import { isPlainPress } from '@/lib/client/plain-press';
import { locales } from '@/lib/contract/locale';
import { useEditing } from '../editing-context';
import { rememberPlace } from '../kept-place';
import { findDocumentUrl } from '../session/document-locales';
import styles from './toolbar.module.css';

/** The language being edited, and the link to the same page in the other one, which keeps edit mode. */
export function LanguageSwitch() {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const draft = useEditorStore((state) => state.draft);
  return (
    <div role="group" aria-label={t('toolbar.language')} className={styles.languages}>
      {locales.map((locale) => {
        const language = t(`language.${locale}`);
        const url = draft === null ? undefined : findDocumentUrl(draft, locale);
        if (locale === session.locale) {
          return (
            <span key={locale} className={styles.language} aria-current="true">
              <abbr title={language}>{locale}</abbr>
            </span>
          );
        }
        return url === undefined ? (
          <span
            key={locale}
            className={styles.language}
            data-missing=""
            title={t('toolbar.noTranslation', { language })}
          >
            {locale}
          </span>
        ) : (
          <a
            key={locale}
            className={styles.language}
            href={`${url}?edit`}
            data-other-language=""
            onClick={(event) => {
              if (isPlainPress(event)) rememberPlace(session);
            }}
            aria-label={t('toolbar.otherLanguage', { language })}
            title={t('toolbar.otherLanguage', { language })}
          >
            {locale}
          </a>
        );
      })}
    </div>
  );
}
